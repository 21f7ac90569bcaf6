-- One row for each game that a player has begun, as the events told of it: the server's own statistics are counted from
-- these rows, and nothing else.
CREATE TABLE plays (
  user_id text NOT NULL,
  game_code text NOT NULL,
  game_number integer NOT NULL CHECK (game_number BETWEEN 1 AND 3501),
  -- Null while only the end is known.
  started_on_its_day boolean,
  -- The end; all null until there is one.
  won boolean,
  ended_on_its_day boolean,
  guesses integer CHECK (guesses >= 0),
  hints integer CHECK (hints >= 0),
  PRIMARY KEY (user_id, game_code, game_number),
  CHECK (num_nulls(won, ended_on_its_day, guesses, hints) IN (0, 4)),
  CHECK (num_nulls(started_on_its_day, won) < 2)
);

-- How a game went for all, kept as counts so that reading costs the same however many have played. Nobody is named:
-- the counts stay when an account is deleted.
CREATE TABLE tallies (
  game_code text NOT NULL,
  game_number integer NOT NULL,
  -- begun: everyone who has begun it, whatever came of it.
  outcome text NOT NULL CHECK (outcome IN ('begun', 'won', 'lost')),
  -- Of won games; 0 for the other outcomes.
  guesses integer NOT NULL,
  hints integer NOT NULL,
  games integer NOT NULL CHECK (games > 0),
  PRIMARY KEY (game_code, game_number, outcome, guesses, hints)
) WITH (fillfactor = 70);

-- Records that devices have sent.
CREATE TABLE uploads (
  user_id text NOT NULL,
  game_code text NOT NULL,
  stats jsonb NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, game_code)
);
