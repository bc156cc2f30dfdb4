-- In a game's channel commands mean that game for anybody, also when it is over.
CREATE INDEX match_ended_channel ON match (channel, ended_at) WHERE ended_at IS NOT NULL;
