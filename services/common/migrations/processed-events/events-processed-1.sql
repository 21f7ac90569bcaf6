-- Which events a group of consumers has applied, written in the same transaction as their effect.
CREATE TABLE processed_events (
  consumer_group text NOT NULL,
  event_id uuid NOT NULL,
  processed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer_group, event_id)
);
