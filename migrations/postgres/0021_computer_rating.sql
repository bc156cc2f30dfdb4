-- How strong the players of rated games against the computer are: a list of its own, apart from the lists of
-- games between people.
CREATE TABLE computer_rating (
    player     bigint NOT NULL,
    game       text NOT NULL,
    rating     double precision NOT NULL,
    deviation  double precision NOT NULL,
    volatility double precision NOT NULL,
    rated      bigint NOT NULL,
    won        bigint NOT NULL,
    drawn      bigint NOT NULL,
    lost       bigint NOT NULL,
    changed_at bigint NOT NULL,
    PRIMARY KEY (player, game)
);

-- How a rated game against the computer changed the rating of its player.
CREATE TABLE computer_rating_change (
    match             bigint PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    before            double precision NOT NULL,
    before_deviation  double precision NOT NULL,
    before_volatility double precision NOT NULL,
    after             double precision NOT NULL,
    after_deviation   double precision NOT NULL,
    after_volatility  double precision NOT NULL
);

-- Which of its ways to choose the computer plays by: games go on, and are verified, under the one that they began
-- with.
ALTER TABLE match ADD COLUMN computer_version bigint NOT NULL DEFAULT 1;
