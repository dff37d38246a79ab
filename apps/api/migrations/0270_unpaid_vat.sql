-- VAT that was deducted on a purchase and paid back because the purchase stayed unpaid for a year, and what of it was
-- deducted again since.
SET LOCAL lock_timeout = '5s';

CREATE TABLE unpaid_vat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  purchase_id bigint NOT NULL,
  -- The part of the purchase, with its VAT, that was unpaid then.
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- What of it was not paid since.
  left_cents bigint NOT NULL CHECK (left_cents BETWEEN 0 AND amount_cents),
  journal_entry_id bigint NOT NULL,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, purchase_id) REFERENCES purchases (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE UNIQUE INDEX unpaid_vat_one ON unpaid_vat (administration_id, purchase_id) WHERE left_cents > 0;
CREATE INDEX unpaid_vat_purchase ON unpaid_vat (administration_id, purchase_id);
SELECT klopt_protect('unpaid_vat');
GRANT SELECT, INSERT ON unpaid_vat TO klopt_app;
GRANT UPDATE (left_cents) ON unpaid_vat TO klopt_app;

-- What was paid after all is deducted again once.
CREATE FUNCTION guard_unpaid_vat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.left_cents >= OLD.left_cents THEN
    RAISE EXCEPTION 'what is unpaid of a purchase whose VAT was paid back only goes down' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER unpaid_vat_goes_down BEFORE UPDATE ON unpaid_vat FOR EACH ROW EXECUTE FUNCTION guard_unpaid_vat();

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
