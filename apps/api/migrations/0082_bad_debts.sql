-- Invoices that were given up: the entry that took the claim and its VAT back, and what of it was paid after all.
SET LOCAL lock_timeout = '5s';

CREATE TABLE bad_debts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  invoice_id bigint NOT NULL,
  -- The day on which it was found that nobody pays, which decides the VAT period.
  established_on date NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- What is still given up.
  left_cents bigint NOT NULL CHECK (left_cents BETWEEN 0 AND amount_cents),
  journal_entry_id bigint NOT NULL,
  -- The entry by which what is left is settled: that of the write-off, or of the last payment.
  settling_entry_id bigint NOT NULL,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id),
  FOREIGN KEY (administration_id, settling_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE UNIQUE INDEX bad_debts_one ON bad_debts (administration_id, invoice_id) WHERE left_cents > 0;
CREATE INDEX bad_debts_invoice ON bad_debts (administration_id, invoice_id);
SELECT klopt_protect('bad_debts');
GRANT SELECT, INSERT ON bad_debts TO klopt_app;
GRANT UPDATE (left_cents, settling_entry_id) ON bad_debts TO klopt_app;

-- What is paid after all is never given up again by the same write-off.
CREATE FUNCTION guard_bad_debt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.left_cents >= OLD.left_cents THEN
    RAISE EXCEPTION 'what is given up of an invoice only goes down' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bad_debts_go_down BEFORE UPDATE ON bad_debts FOR EACH ROW EXECUTE FUNCTION guard_bad_debt();

CREATE VIEW written_off_invoices WITH (security_invoker) AS
  SELECT administration_id, invoice_id, left_cents FROM bad_debts WHERE left_cents > 0;
GRANT SELECT ON written_off_invoices TO klopt_app;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
