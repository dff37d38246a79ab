-- What was paid after all of an invoice that was given up, each time with its day: the invoice tells it, and nobody is reminded
-- of an invoice that was given up, also of what is opened for such a payment to settle.
SET LOCAL lock_timeout = '5s';

CREATE TABLE bad_debt_recoveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  bad_debt_id bigint NOT NULL,
  paid_on date NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  journal_entry_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, bad_debt_id) REFERENCES bad_debts (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE INDEX bad_debt_recoveries_of ON bad_debt_recoveries (administration_id, bad_debt_id);
SELECT klopt_protect('bad_debt_recoveries');
GRANT SELECT, INSERT ON bad_debt_recoveries TO klopt_app;

CREATE VIEW invoice_write_offs WITH (security_invoker) AS
  SELECT administration_id, invoice_id, 'written_off'::text AS kind, established_on AS day, amount_cents, created_at
  FROM bad_debts
  UNION ALL
  SELECT r.administration_id, d.invoice_id, 'recovered', r.paid_on, r.amount_cents, r.created_at
  FROM bad_debt_recoveries r
  JOIN bad_debts d ON d.administration_id = r.administration_id AND d.id = r.bad_debt_id;
GRANT SELECT ON invoice_write_offs TO klopt_app;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
