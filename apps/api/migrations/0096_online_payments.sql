-- Payments that customers make with a provider of online payments: what they are for, how they stand with the provider, and
-- the bank line by which they landed in the provider's book. A payment lands once.
SET LOCAL lock_timeout = '5s';

-- A line comes from a statement, from somebody, or from a provider of payments, once.
ALTER TABLE bank_transactions ADD COLUMN provider_reference text;
ALTER TABLE bank_transactions DROP CONSTRAINT bank_transactions_source;
ALTER TABLE bank_transactions ADD CONSTRAINT bank_transactions_source
  CHECK (num_nonnulls(import_id, entered_by, provider_reference) = 1 AND num_nonnulls(entered_by, entered_at) <> 1) NOT VALID;
ALTER TABLE bank_transactions VALIDATE CONSTRAINT bank_transactions_source;
CREATE UNIQUE INDEX bank_transactions_of_provider ON bank_transactions (administration_id, journal_id, provider_reference)
  WHERE provider_reference IS NOT NULL;

CREATE OR REPLACE FUNCTION guard_line_by_hand() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.entered_by IS NULL OR OLD.journal_entry_id IS NOT NULL OR OLD.version > 1 THEN
      RAISE EXCEPTION 'line % stays: nobody entered it, or it was booked', OLD.id USING ERRCODE = 'KL008';
    END IF;
    RETURN OLD;
  END IF;
  IF NOT EXISTS (SELECT FROM journals j WHERE j.administration_id = NEW.administration_id AND j.id = NEW.journal_id
      AND j.financial_type IN ('CASH', 'CREDIT', 'MOLLIE')) THEN
    RAISE EXCEPTION 'book % takes lines of statements alone', NEW.journal_id USING ERRCODE = 'KL008';
  END IF;
  RETURN NEW;
END $$;

CREATE TABLE online_payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  contact_id bigint NOT NULL,
  -- Stands in the address that the provider calls; tells nothing to who guesses.
  token text NOT NULL UNIQUE CHECK (token ~ '^[A-Za-z0-9_-]{22}$'),
  journal_id bigint NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- Null until the provider has it.
  provider_id text UNIQUE,
  status text NOT NULL DEFAULT 'open'
    CHECK (status IN ('open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  -- What went back to the payer: refunds and chargebacks together.
  returned_cents bigint NOT NULL DEFAULT 0 CHECK (returned_cents BETWEEN 0 AND amount_cents),
  bank_transaction_id bigint UNIQUE,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  FOREIGN KEY (administration_id, journal_id) REFERENCES journals (administration_id, id),
  FOREIGN KEY (administration_id, bank_transaction_id) REFERENCES bank_transactions (administration_id, id),
  CHECK ((status = 'paid') = (bank_transaction_id IS NOT NULL))
);
CREATE INDEX online_payments_waiting ON online_payments (created_at) WHERE status IN ('open', 'pending', 'authorized');
CREATE INDEX online_payments_of ON online_payments (administration_id, contact_id, id);
SELECT klopt_protect('online_payments');
GRANT SELECT, INSERT ON online_payments TO klopt_app;
GRANT UPDATE (provider_id, status, returned_cents, bank_transaction_id, paid_at) ON online_payments TO klopt_app;

-- What was paid stays paid, and a payment is one payment of the provider.
CREATE FUNCTION guard_online_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'paid' AND (NEW.status <> 'paid' OR NEW.bank_transaction_id <> OLD.bank_transaction_id) THEN
    RAISE EXCEPTION 'online payment % landed already', OLD.id USING ERRCODE = 'KL004';
  END IF;
  IF OLD.provider_id IS NOT NULL AND NEW.provider_id IS DISTINCT FROM OLD.provider_id THEN
    RAISE EXCEPTION 'online payment % is another one of the provider', OLD.id USING ERRCODE = 'KL004';
  END IF;
  IF NEW.returned_cents < OLD.returned_cents THEN
    RAISE EXCEPTION 'what went back of online payment % does not come again', OLD.id USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER online_payments_guarded BEFORE UPDATE ON online_payments
  FOR EACH ROW EXECUTE FUNCTION guard_online_payment();

CREATE TABLE online_payment_invoices (
  administration_id bigint NOT NULL,
  payment_id bigint NOT NULL,
  invoice_id bigint NOT NULL,
  -- What was open of it when the payment began.
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  PRIMARY KEY (administration_id, payment_id, invoice_id),
  FOREIGN KEY (administration_id, payment_id) REFERENCES online_payments (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id)
);
CREATE INDEX online_payment_invoices_of ON online_payment_invoices (administration_id, invoice_id);
SELECT klopt_protect('online_payment_invoices');
GRANT SELECT, INSERT ON online_payment_invoices TO klopt_app;

-- A customer sees that the rest of an invoice was given up, which is not paid.
CREATE POLICY customer_scope ON bad_debts FOR SELECT TO klopt_app USING (
  (SELECT klopt_contact_id()) IS NOT NULL
  AND invoice_id IN (SELECT id FROM invoices WHERE contact_id = (SELECT klopt_contact_id())));

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
