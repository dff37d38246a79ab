-- The opening balance of an administration: one entry, with what was still to be received and paid as open items of their
-- own. Another one takes its place by a reversal; what it was stays.
SET LOCAL lock_timeout = '5s';

CREATE TABLE opening_balances (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- The first day of the books.
  start_date date NOT NULL CHECK (start_date BETWEEN '2000-01-01' AND '2100-12-31'),
  journal_entry_id bigint NOT NULL,
  -- What took it back; null while it stands.
  reversal_entry_id bigint,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id),
  FOREIGN KEY (administration_id, reversal_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE UNIQUE INDEX opening_balances_one ON opening_balances (administration_id) WHERE reversal_entry_id IS NULL;
SELECT klopt_protect('opening_balances');
GRANT SELECT, INSERT ON opening_balances TO klopt_app;
GRANT UPDATE (reversal_entry_id) ON opening_balances TO klopt_app;

-- It is taken back once, and nothing else of it changes.
CREATE FUNCTION guard_opening_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.reversal_entry_id IS NOT NULL OR NEW.reversal_entry_id IS NULL THEN
    RAISE EXCEPTION 'an opening balance is taken back once' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER opening_balances_reversed BEFORE UPDATE ON opening_balances
  FOR EACH ROW EXECUTE FUNCTION guard_opening_balance();

-- An item that was open before the books began has no document here. Nothing has the new column yet, so that the
-- constraints hold for what is there.
ALTER TABLE open_items ADD COLUMN opening_balance_id bigint;
ALTER TABLE open_items DROP CONSTRAINT open_items_one_source;
ALTER TABLE open_items
  ADD CONSTRAINT open_items_opening FOREIGN KEY (administration_id, opening_balance_id)
    REFERENCES opening_balances (administration_id, id) NOT VALID,
  ADD CONSTRAINT open_items_one_source CHECK (num_nonnulls(invoice_id, purchase_id, opening_balance_id) <= 1) NOT VALID;
ALTER TABLE open_items VALIDATE CONSTRAINT open_items_opening;
ALTER TABLE open_items VALIDATE CONSTRAINT open_items_one_source;
CREATE INDEX open_items_of_opening ON open_items (administration_id, opening_balance_id)
  WHERE opening_balance_id IS NOT NULL;

CREATE OR REPLACE VIEW owed_items WITH (security_invoker) AS
  SELECT id, administration_id, kind, contact_id, invoice_id, purchase_id, number, document_date, due_date,
    amount_cents, open_cents, postponed_vat, opening_balance_id
  FROM open_items;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
