-- Deposit invoices, and the final invoices that take them off.
SET LOCAL lock_timeout = '5s';

ALTER TABLE invoices ADD COLUMN is_deposit boolean NOT NULL DEFAULT false;

-- What credits an invoice that deposits left nothing to pay of comes to nothing too.
ALTER TABLE invoices DROP CONSTRAINT invoices_sign;
ALTER TABLE invoices ADD CONSTRAINT invoices_sign CHECK (
  finalised_at IS NULL OR (kind = 'credit_invoice') = (gross_cents < 0)
    OR (kind = 'credit_invoice' AND credits_invoice_id IS NOT NULL AND gross_cents = 0)
) NOT VALID;
ALTER TABLE invoices VALIDATE CONSTRAINT invoices_sign;

-- Which deposits an invoice takes off, or a credit invoice gives back because it credits the one that did.
CREATE TABLE listed_deposits (
  administration_id bigint NOT NULL,
  invoice_id bigint NOT NULL,
  deposit_id bigint NOT NULL,
  -- Of a credit invoice: the deposit counts again by it.
  is_returned boolean NOT NULL,
  -- The final credit invoice by which the deposit no longer stands on this invoice.
  ended_by bigint,
  PRIMARY KEY (administration_id, invoice_id, deposit_id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, deposit_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, ended_by) REFERENCES invoices (administration_id, id),
  CHECK (invoice_id <> deposit_id),
  CHECK (ended_by IS NULL OR NOT is_returned)
);
-- A deposit stands on one invoice, a draft or a final one that was not credited.
CREATE UNIQUE INDEX listed_deposits_standing ON listed_deposits (administration_id, deposit_id)
  WHERE NOT is_returned AND ended_by IS NULL;
CREATE INDEX listed_deposits_of_deposit ON listed_deposits (administration_id, deposit_id);
SELECT klopt_protect('listed_deposits');
GRANT SELECT, INSERT, DELETE ON listed_deposits TO klopt_app;
GRANT UPDATE (ended_by) ON listed_deposits TO klopt_app;

-- What a final invoice lists stays, until a final credit invoice of it ends that, once. Only a final deposit is listed.
CREATE FUNCTION guard_listed_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.ended_by IS NOT NULL OR NOT EXISTS (
      SELECT FROM invoices c
      WHERE c.administration_id = NEW.administration_id AND c.id = NEW.ended_by
        AND c.credits_invoice_id = NEW.invoice_id AND c.finalised_at IS NOT NULL
    ) THEN
      RAISE EXCEPTION 'only a final credit invoice frees a deposit, and once' USING ERRCODE = 'KL004';
    END IF;
    RETURN NEW;
  END IF;
  IF EXISTS (
    SELECT FROM invoices i
    WHERE i.administration_id = coalesce(NEW.administration_id, OLD.administration_id)
      AND i.id = coalesce(NEW.invoice_id, OLD.invoice_id) AND i.finalised_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'the deposits of a final invoice cannot be changed' USING ERRCODE = 'KL004';
  END IF;
  IF TG_OP = 'INSERT' AND NOT EXISTS (
    SELECT FROM invoices d
    WHERE d.administration_id = NEW.administration_id AND d.id = NEW.deposit_id
      AND d.is_deposit AND d.kind = 'invoice' AND d.finalised_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'only a final deposit invoice can be listed' USING ERRCODE = 'KL008';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER listed_deposits_held BEFORE INSERT OR UPDATE OR DELETE ON listed_deposits
  FOR EACH ROW EXECUTE FUNCTION guard_listed_deposit();

-- The VAT of a deposit that nobody paid yet, which its final invoice made due.
ALTER TABLE open_items ADD COLUMN released_vat jsonb;
GRANT UPDATE (released_vat) ON open_items TO klopt_app;

-- The deposits that were asked of an estimate; they are no part of it that was invoiced.
CREATE TABLE estimate_deposits (
  administration_id bigint NOT NULL,
  estimate_id bigint NOT NULL,
  invoice_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (administration_id, invoice_id),
  FOREIGN KEY (administration_id, estimate_id) REFERENCES estimates (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id)
);
CREATE INDEX estimate_deposits_of ON estimate_deposits (administration_id, estimate_id);
SELECT klopt_protect('estimate_deposits');
GRANT SELECT, INSERT ON estimate_deposits TO klopt_app;
