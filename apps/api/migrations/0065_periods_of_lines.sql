-- The period that a line of an invoice or a purchase is for: what it costs or brings in waits on an accrual account and
-- falls month by month, by entries posted with the document.
SET LOCAL lock_timeout = '5s';

-- Nothing has the new columns yet, so that the constraints hold for what is there.
ALTER TABLE purchase_lines ADD COLUMN period_from date, ADD COLUMN period_to date;
ALTER TABLE purchase_lines
  ADD CONSTRAINT purchase_lines_period CHECK (num_nonnulls(period_from, period_to) IN (0, 2) AND period_to >= period_from) NOT VALID;
ALTER TABLE purchase_lines VALIDATE CONSTRAINT purchase_lines_period;
ALTER TABLE invoice_lines ADD COLUMN period_from date, ADD COLUMN period_to date;
ALTER TABLE invoice_lines
  ADD CONSTRAINT invoice_lines_period CHECK (num_nonnulls(period_from, period_to) IN (0, 2) AND period_to >= period_from) NOT VALID;
ALTER TABLE invoice_lines VALIDATE CONSTRAINT invoice_lines_period;

ALTER TABLE journal_entries DROP CONSTRAINT journal_entries_source_type_check;
ALTER TABLE journal_entries ADD CONSTRAINT journal_entries_source_type_check CHECK (source_type IN ('invoice', 'bank_transaction',
  'vat_return', 'purchase', 'general', 'opening', 'year_close', 'invoice_period', 'purchase_period')) NOT VALID;
ALTER TABLE journal_entries VALIDATE CONSTRAINT journal_entries_source_type_check;

-- What of a document waits for its months.
CREATE TABLE spreads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  invoice_id bigint,
  purchase_id bigint,
  line_number integer NOT NULL CHECK (line_number > 0),
  description text NOT NULL,
  -- Where it falls, and where it waits.
  account_id bigint NOT NULL,
  accrual_account_id bigint NOT NULL,
  period_from date NOT NULL,
  period_to date NOT NULL CHECK (period_to >= period_from),
  -- Debit minus credit on the accrual account.
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
  -- The entry of the document.
  journal_entry_id bigint NOT NULL,
  UNIQUE (administration_id, id),
  CHECK (num_nonnulls(invoice_id, purchase_id) = 1),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, purchase_id) REFERENCES purchases (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id),
  FOREIGN KEY (administration_id, accrual_account_id) REFERENCES accounts (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE UNIQUE INDEX spreads_of_invoice ON spreads (administration_id, invoice_id, line_number) WHERE invoice_id IS NOT NULL;
CREATE UNIQUE INDEX spreads_of_purchase ON spreads (administration_id, purchase_id, line_number) WHERE purchase_id IS NOT NULL;
SELECT klopt_protect('spreads');
GRANT SELECT, INSERT ON spreads TO klopt_app;

-- What falls of it by one entry.
CREATE TABLE spread_parts (
  administration_id bigint NOT NULL,
  spread_id bigint NOT NULL,
  journal_entry_id bigint NOT NULL,
  cents bigint NOT NULL CHECK (cents <> 0),
  PRIMARY KEY (administration_id, spread_id, journal_entry_id),
  FOREIGN KEY (administration_id, spread_id) REFERENCES spreads (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
SELECT klopt_protect('spread_parts');
GRANT SELECT, INSERT ON spread_parts TO klopt_app;

-- At the commit the parts are the amount, so that nothing waits for ever.
CREATE FUNCTION check_spread_parts() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  checked bigint := CASE TG_TABLE_NAME WHEN 'spreads' THEN (to_jsonb(NEW) ->> 'id')::bigint
    ELSE (to_jsonb(NEW) ->> 'spread_id')::bigint END;
BEGIN
  IF EXISTS (SELECT FROM spreads s WHERE s.administration_id = NEW.administration_id AND s.id = checked
      AND s.amount_cents <> coalesce((SELECT sum(p.cents) FROM spread_parts p
        WHERE p.administration_id = NEW.administration_id AND p.spread_id = checked), 0)) THEN
    RAISE EXCEPTION 'the parts of a period are not its amount' USING ERRCODE = 'KL004';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_spread_parts FROM PUBLIC;
CREATE CONSTRAINT TRIGGER spreads_whole AFTER INSERT ON spreads DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_spread_parts();
CREATE CONSTRAINT TRIGGER spread_parts_whole AFTER INSERT ON spread_parts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_spread_parts();

-- Where amounts wait: the number that new books give it, or the first free one after it.
INSERT INTO accounts (administration_id, number, name, rgs_code, type)
SELECT books.administration_id, (
    SELECT lpad(min(candidate)::text, 4, '0') FROM generate_series(wanted.number, 9999) AS candidate
    WHERE NOT EXISTS (SELECT FROM accounts taken
      WHERE taken.administration_id = books.administration_id AND taken.number = lpad(candidate::text, 4, '0'))
  ), wanted.name, wanted.rgs_code, wanted.type
FROM (SELECT DISTINCT administration_id FROM accounts) books
CROSS JOIN (VALUES (1325, 'Vooruitbetaalde kosten', 'BVorOvaVan', 'asset'),
  (1620, 'Vooruitgefactureerde omzet', 'BSchOpaVgo', 'liability')) AS wanted (number, name, rgs_code, type)
WHERE NOT EXISTS (SELECT FROM accounts own
  WHERE own.administration_id = books.administration_id AND own.rgs_code = wanted.rgs_code);
-- Documents need them from now on, also where somebody put them out of use.
UPDATE accounts SET deactivated_at = NULL
WHERE rgs_code IN ('BVorOvaVan', 'BSchOpaVgo') AND deactivated_at IS NOT NULL;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
