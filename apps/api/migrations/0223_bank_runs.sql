-- What is booked of many bank lines at once, part by part, so that nobody waits long for it, and that it can be taken back as a whole.
SET LOCAL lock_timeout = '5s';

CREATE TABLE bank_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- The list it books of: null for all books, and for no search.
  journal_id bigint,
  search text,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'stopped', 'failed', 'undoing', 'undone')),
  -- Lines that waited when it began, and how many of those it looked at.
  total_lines integer NOT NULL CHECK (total_lines >= 0),
  seen_lines integer NOT NULL DEFAULT 0 CHECK (seen_lines >= 0),
  booked_lines integer NOT NULL DEFAULT 0 CHECK (booked_lines >= 0),
  skipped_lines integer NOT NULL DEFAULT 0 CHECK (skipped_lines >= 0),
  -- Where it goes on: behind this line, by day.
  seen_date date,
  seen_line_id bigint,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, journal_id) REFERENCES journals (administration_id, id),
  CHECK ((seen_date IS NULL) = (seen_line_id IS NULL)),
  CHECK ((state IN ('running', 'undoing')) = (ended_at IS NULL))
);
-- One at a time.
CREATE UNIQUE INDEX bank_runs_at_work ON bank_runs (administration_id) WHERE ended_at IS NULL;
SELECT klopt_protect('bank_runs');
GRANT SELECT, INSERT, UPDATE (state, seen_lines, booked_lines, skipped_lines, seen_date, seen_line_id, ended_at) ON bank_runs TO klopt_app;

CREATE TABLE bank_run_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  run_id bigint NOT NULL,
  transaction_id bigint NOT NULL,
  journal_entry_id bigint NOT NULL,
  -- Null while it was not tried; 'kept' when something was built on it.
  outcome text CHECK (outcome IN ('undone', 'kept')),
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, run_id) REFERENCES bank_runs (administration_id, id),
  FOREIGN KEY (administration_id, transaction_id) REFERENCES bank_transactions (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE INDEX bank_run_lines_of_run ON bank_run_lines (administration_id, run_id, id);
CREATE INDEX bank_run_lines_of_line ON bank_run_lines (administration_id, transaction_id);
SELECT klopt_protect('bank_run_lines');
GRANT SELECT, INSERT, UPDATE (outcome) ON bank_run_lines TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
