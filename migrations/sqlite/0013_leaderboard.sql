-- Who is away for long stands behind the others: the list looks at how sure each rating is by now, and
-- finds all that it shows beside the ratings in their order.
DROP INDEX record_listed;
CREATE INDEX record_listed ON record
    (game, rating DESC, player, deviation, volatility, changed_at, rated, won, drawn, lost, listed)
    WHERE listed = 1 AND rated > 0;
