-- How far each move of rows in batches is (`NNNN_name.backfill.sql`), and that it is done. It belongs to the server itself: no
-- request reads or writes it.
SET LOCAL lock_timeout = '5s';

CREATE TABLE backfills (
  name text PRIMARY KEY,
  -- The key of the last row that was looked at; the next batch begins after it.
  last_key bigint NOT NULL DEFAULT 0,
  moved_rows bigint NOT NULL DEFAULT 0 CHECK (moved_rows >= 0),
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
