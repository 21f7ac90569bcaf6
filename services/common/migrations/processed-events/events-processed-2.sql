-- For the purge: rows come in the order of their times, so that this index grows at its end only.
CREATE INDEX processed_events_by_age ON processed_events (processed_at);
