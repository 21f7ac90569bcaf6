-- Accounts that are gone: what still comes of them is not kept.
CREATE TABLE deleted_players (
  user_id text PRIMARY KEY,
  deleted_at timestamptz NOT NULL DEFAULT now()
);
