-- One row for each game that a player has begun.
CREATE TABLE games (
  user_id text NOT NULL,
  game_code text NOT NULL,
  game_number integer NOT NULL CHECK (game_number BETWEEN 1 AND 3501),
  -- Names the game to others without saying whose it is.
  ref text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('playing', 'won', 'lost')),
  -- JSON as services/rules writes it, never with a secret.
  game_data text NOT NULL,
  begun_on_its_day boolean NOT NULL,
  first_saved_at timestamptz NOT NULL,
  -- When game-started and game-completed were written to the outbox.
  started_at timestamptz,
  completed_at timestamptz,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, game_code, game_number),
  CHECK ((status = 'playing') = (completed_at IS NULL)),
  CHECK (completed_at IS NULL OR started_at IS NOT NULL)
);

-- Accounts that are gone: what a device of theirs still sends is not kept.
CREATE TABLE deleted_players (
  user_id text PRIMARY KEY,
  deleted_at timestamptz NOT NULL DEFAULT now()
);
