-- The code by which others find a player; made when the player first looks at it.
CREATE TABLE friend_codes (
  user_id text PRIMARY KEY,
  code text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL
);

-- Who asked whom. Answered ones stay for a day, so that a repeated answer is known again.
CREATE TABLE friend_requests (
  id text PRIMARY KEY,
  from_user text NOT NULL,
  to_user text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'accepted', 'declined')),
  requested_at timestamptz NOT NULL,
  answered_at timestamptz,
  CHECK (from_user <> to_user),
  CHECK ((status = 'open') = (answered_at IS NULL))
);

CREATE UNIQUE INDEX friend_requests_open ON friend_requests (to_user, from_user) WHERE status = 'open';
CREATE INDEX friend_requests_to ON friend_requests (to_user);
CREATE INDEX friend_requests_from ON friend_requests (from_user);

-- Two rows for each friendship, one seen from each side.
CREATE TABLE friendships (
  user_id text NOT NULL,
  friend_id text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (user_id, friend_id),
  CHECK (user_id <> friend_id)
);

-- What the events say about each game that a member has begun, for the leaderboards.
CREATE TABLE games (
  user_id text NOT NULL,
  game_code text NOT NULL,
  game_number integer NOT NULL,
  ref text NOT NULL,
  started_at timestamptz NOT NULL,
  completed_at timestamptz,
  won boolean NOT NULL DEFAULT false,
  guess_count integer NOT NULL DEFAULT 0,
  hint_count integer NOT NULL DEFAULT 0,
  suspicious boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, game_code, game_number),
  CHECK (completed_at IS NOT NULL OR NOT won)
);

-- The global list of a game, in its order.
CREATE INDEX games_listed ON games (game_code, game_number, hint_count, guess_count, user_id)
  WHERE won AND NOT suspicious;

-- Whose place on the top list of a game has still to be brought in line with the table above.
CREATE TABLE top_list_changes (
  game_code text NOT NULL,
  game_number integer NOT NULL,
  user_id text NOT NULL,
  PRIMARY KEY (game_code, game_number, user_id)
);
