-- Where the in-process bus puts what a consumer could not apply; with Kafka there is a topic for it.
CREATE TABLE dead_letters (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  consumer_group text NOT NULL,
  topic text NOT NULL,
  key text NOT NULL,
  event_id text NOT NULL,
  value text NOT NULL,
  cause text NOT NULL,
  tries integer NOT NULL,
  failed_at timestamptz NOT NULL
);
