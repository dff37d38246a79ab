-- How each client of a firm stands, kept for its worklist: reckoned again after something changed, and each new day. No write
-- of the books touches it.
SET LOCAL lock_timeout = '5s';

CREATE TABLE client_states (
  administration_id bigint PRIMARY KEY REFERENCES administrations,
  -- The oldest period to file, else the last one that was filed while its last day is ahead, else the one that runs.
  period_label text,
  period_end date,
  due_on date,
  filed_on date,
  waiting_lines integer NOT NULL CHECK (waiting_lines >= 0),
  documents integer NOT NULL CHECK (documents >= 0),
  last_statement_on date,
  late_periods integer NOT NULL CHECK (late_periods >= 0),
  red_checks integer NOT NULL CHECK (red_checks >= 0),
  open_year text,
  -- The last audit row of the books that was there, and whether they were looked at once more after it: one that was being
  -- written meanwhile may come later with a lower number.
  seen_audit_id bigint NOT NULL,
  is_settled boolean NOT NULL,
  reckoned_on date NOT NULL,
  reckoned_at timestamptz NOT NULL,
  CHECK (num_nonnulls(period_label, period_end, due_on) IN (0, 3))
);
SELECT klopt_protect('client_states');
GRANT SELECT, INSERT, UPDATE ON client_states TO klopt_app;

-- Who at the firm looks after a client.
CREATE TABLE client_managers (
  administration_id bigint PRIMARY KEY REFERENCES administrations,
  user_id bigint NOT NULL REFERENCES users
);
CREATE INDEX client_managers_user ON client_managers (user_id);
SELECT klopt_protect('client_managers');
GRANT SELECT, INSERT, UPDATE, DELETE ON client_managers TO klopt_app;
