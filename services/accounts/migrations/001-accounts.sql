-- A player with an account. What the page shows of a player comes from the identity provider at each sign-in.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  first_name text NOT NULL,
  photo_url text,
  marketing_opt_in boolean NOT NULL DEFAULT false,
  games_initial_load_complete boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  signed_in_at timestamptz NOT NULL
);

-- For operators who look for somebody.
CREATE INDEX users_by_name ON users (lower(name));
CREATE INDEX users_by_first_name ON users (lower(first_name));

-- Who a user is at an identity provider. Issuer and subject name a person, the e-mail address does not.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  email text,
  email_verified boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);

CREATE INDEX identities_by_user ON identities (user_id);
CREATE INDEX identities_by_email ON identities (lower(email)) WHERE email_verified;

-- A sign-in on its way to the provider and back. The browser keeps the token, from which state, nonce and code
-- verifier follow; used once.
CREATE TABLE pending_sign_ins (
  login_token_hash bytea PRIMARY KEY,
  provider text NOT NULL,
  redirect_uri text NOT NULL,
  return_path text NOT NULL,
  uploaded_stats text,
  expires_at timestamptz NOT NULL
);

CREATE INDEX pending_sign_ins_by_end ON pending_sign_ins (expires_at);

-- One sign-in on one device: the family of its refresh tokens. An ended session has no row.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  started_at timestamptz NOT NULL,
  refreshed_at timestamptz NOT NULL,
  idle_expires_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (LEAST(idle_expires_at, expires_at));

-- Every refresh token of a session, the replaced ones too: whoever shows one of those is a thief or has met one.
-- The immediate predecessor of the current token holds that token, sealed with itself.
CREATE TABLE refresh_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  replaced_at timestamptz,
  sealed_successor bytea
);

CREATE UNIQUE INDEX refresh_tokens_current ON refresh_tokens (session_id) WHERE replaced_at IS NULL;
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);

-- No row: never premium. No last day: without end.
CREATE TABLE subscriptions (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  is_premium boolean NOT NULL,
  auto_renew boolean NOT NULL,
  end_date date
);

-- Who changed a subscription, when, from what to what. Rows are only ever added, and go with the account.
CREATE TABLE subscription_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);

CREATE INDEX subscription_changes_by_user ON subscription_changes (user_id);
