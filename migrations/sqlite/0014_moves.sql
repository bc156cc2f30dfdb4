-- Moves are counted one way: each completed turn of a player is one move. Aruki counted rounds before.

UPDATE match SET turn_number = 2 * turn_number - (CASE turn WHEN 'first' THEN 1 ELSE 0 END) WHERE game = 'aruki';
