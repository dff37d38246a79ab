-- Sales invoices in another currency: their amounts are kept in euros as booked, and beside these as the customer reads them.
SET LOCAL lock_timeout = '5s';

ALTER TABLE contacts
  ADD COLUMN currency text NOT NULL DEFAULT 'EUR',
  ADD CONSTRAINT contacts_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE contacts VALIDATE CONSTRAINT contacts_currency;

ALTER TABLE invoices
  ADD COLUMN currency text NOT NULL DEFAULT 'EUR',
  -- How much of the currency one euro is.
  ADD COLUMN exchange_rate numeric(20, 8),
  -- What it comes to in the smallest unit of its currency.
  ADD COLUMN foreign_gross bigint,
  ADD CONSTRAINT invoices_currency CHECK (
    currency ~ '^[A-Z]{3}$' AND (currency = 'EUR') = (exchange_rate IS NULL)
    AND (currency = 'EUR') = (foreign_gross IS NULL) AND (exchange_rate IS NULL OR exchange_rate > 0)
  ) NOT VALID;
ALTER TABLE invoices VALIDATE CONSTRAINT invoices_currency;

-- Of an item in another currency: what its customer owes in that, signed as its euros.
ALTER TABLE open_items
  ADD COLUMN currency text,
  ADD COLUMN foreign_amount bigint,
  ADD CONSTRAINT open_items_currency CHECK (
    num_nulls(currency, foreign_amount) IN (0, 2) AND (currency IS NULL OR currency ~ '^[A-Z]{3}$' AND currency <> 'EUR')
    AND (foreign_amount IS NULL OR sign(foreign_amount) = sign(amount_cents))
  ) NOT VALID;
ALTER TABLE open_items VALIDATE CONSTRAINT open_items_currency;
-- And what a settlement is of it.
ALTER TABLE settlements ADD COLUMN foreign_amount bigint;

CREATE OR REPLACE VIEW owed_items WITH (security_invoker) AS
  SELECT id, administration_id, kind, contact_id, invoice_id, purchase_id, number, document_date, due_date,
    amount_cents, open_cents, postponed_vat, opening_balance_id, journal_entry_id, currency, foreign_amount
  FROM open_items;
CREATE OR REPLACE VIEW item_settlements WITH (security_invoker) AS
  SELECT id, administration_id, open_item_id, bank_transaction_id, journal_entry_id, amount_cents, settled_on, vat_due,
    undone_at, created_at, foreign_amount
  FROM settlements;

-- As in 0032; of another currency never more is settled than was owed, and all of it once nothing is open in euros.
CREATE OR REPLACE FUNCTION check_open_item() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  item bigint := CASE TG_TABLE_NAME WHEN 'open_items' THEN (to_jsonb(NEW) ->> 'id')::bigint
    ELSE (to_jsonb(NEW) ->> 'open_item_id')::bigint END;
BEGIN
  IF EXISTS (
    SELECT FROM open_items o
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(s.amount_cents), 0) AS cents, coalesce(sum(s.foreign_amount), 0) AS foreign_amount
      FROM settlements s
      WHERE s.administration_id = o.administration_id AND s.open_item_id = o.id AND s.undone_at IS NULL
    ) settled
    WHERE o.administration_id = NEW.administration_id AND o.id = item AND (
      o.open_cents <> o.amount_cents - settled.cents
      OR o.foreign_amount IS NOT NULL AND (
        abs(o.foreign_amount - settled.foreign_amount) > abs(o.foreign_amount)
        OR sign(o.foreign_amount - settled.foreign_amount) = - sign(o.foreign_amount)
        OR o.open_cents = 0 AND settled.foreign_amount <> o.foreign_amount
      )
    )
  ) THEN
    RAISE EXCEPTION 'what is open of item % is not its amount less its settlements', item USING ERRCODE = 'KL008';
  END IF;
  RETURN NULL;
END $$;
