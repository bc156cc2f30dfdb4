-- The challenger's setting for challenges when they made this one.
ALTER TABLE challenge ADD COLUMN accepts TEXT;

-- Why a challenge couldn't begin its match. Its state is then 'withdrawn'.
ALTER TABLE challenge ADD COLUMN closed_because TEXT;
