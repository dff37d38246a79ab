-- The key with which an administration asks a provider for online payments: sealed with SECRET_KEY, so that neither the
-- database nor a copy of it can pay out by it. What goes back to a payer may be more than was paid, and may come again.
SET LOCAL lock_timeout = '5s';

CREATE TABLE payment_provider_keys (
  administration_id bigint PRIMARY KEY REFERENCES administrations,
  sealed_key text NOT NULL CHECK (sealed_key <> ''),
  -- The last characters, by which whoever entered it knows which one it is.
  hint text NOT NULL CHECK (char_length(hint) = 4),
  mode text NOT NULL CHECK (mode IN ('live', 'test')),
  entered_at timestamptz NOT NULL
);
SELECT klopt_protect('payment_provider_keys');
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_provider_keys TO klopt_app;

-- A refund that is withdrawn and a chargeback that is reversed bring back what went; a provider may refund more than it got.
DO $$
DECLARE
  found text;
BEGIN
  FOR found IN SELECT conname FROM pg_constraint
    WHERE conrelid = 'online_payments'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%returned_cents%'
  LOOP
    EXECUTE format('ALTER TABLE online_payments DROP CONSTRAINT %I', found);
  END LOOP;
END $$;
ALTER TABLE online_payments ADD CONSTRAINT online_payments_returned CHECK (returned_cents >= 0) NOT VALID;
ALTER TABLE online_payments VALIDATE CONSTRAINT online_payments_returned;
-- How often it changed, which tells the lines of a payment apart; and when the provider was last asked after it by itself.
ALTER TABLE online_payments ADD COLUMN returns integer NOT NULL DEFAULT 0;
ALTER TABLE online_payments ADD COLUMN asked_at timestamptz;
GRANT UPDATE (returns, asked_at) ON online_payments TO klopt_app;
CREATE INDEX online_payments_landed ON online_payments (paid_at) WHERE status = 'paid';

CREATE OR REPLACE FUNCTION guard_online_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'paid' AND (NEW.status <> 'paid' OR NEW.bank_transaction_id <> OLD.bank_transaction_id) THEN
    RAISE EXCEPTION 'online payment % landed already', OLD.id USING ERRCODE = 'KL004';
  END IF;
  IF OLD.provider_id IS NOT NULL AND NEW.provider_id IS DISTINCT FROM OLD.provider_id THEN
    RAISE EXCEPTION 'online payment % is another one of the provider', OLD.id USING ERRCODE = 'KL004';
  END IF;
  IF NEW.returned_cents <> OLD.returned_cents AND NEW.returns <= OLD.returns THEN
    RAISE EXCEPTION 'what went back of online payment % has no line', OLD.id USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
