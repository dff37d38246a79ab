-- What a period of a subscription costs, once, and how it is collected from the account of its payer.
SET LOCAL lock_timeout = '5s';

-- Invoice numbers of subscriptions without gaps, by year.
CREATE TABLE subscription_charge_numbers (
  year integer PRIMARY KEY,
  last_number integer NOT NULL CHECK (last_number > 0)
);

CREATE TABLE subscription_charges (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  number text NOT NULL,
  plan_id integer NOT NULL CHECK (plan_id > 0),
  period_start date NOT NULL,
  period_end date NOT NULL CHECK (period_end >= period_start),
  -- Without VAT: what the period costs, and what of it was charged before, by another plan.
  price_cents bigint NOT NULL CHECK (price_cents > 0),
  deducted_cents bigint NOT NULL CHECK (deducted_cents BETWEEN 0 AND price_cents - 1),
  vat_cents bigint NOT NULL CHECK (vat_cents >= 0),
  amount_cents bigint NOT NULL GENERATED ALWAYS AS (price_cents - deducted_cents + vat_cents) STORED,
  recipient text,
  -- When it is collected: its payer was told so; of one whose day was over when it was handed in, the day it became.
  due_on date NOT NULL,
  created_at timestamptz NOT NULL,
  -- It failed once, and its payer was told another day.
  retried_at timestamptz,
  -- Staff saw the money come in otherwise.
  paid_at timestamptz,
  UNIQUE (administration_id, id),
  CONSTRAINT subscription_charges_number UNIQUE (number),
  CONSTRAINT subscription_charges_once UNIQUE (administration_id, period_start)
);
CREATE INDEX subscription_charges_by_due ON subscription_charges (due_on, id);
CREATE INDEX subscription_charges_by_number ON subscription_charges (number COLLATE list_order, id);
SELECT klopt_protect('subscription_charges');

CREATE TABLE subscription_collection_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id text NOT NULL CHECK (length(message_id) BETWEEN 1 AND 30),
  content text NOT NULL,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  CONSTRAINT subscription_collection_files_message UNIQUE (message_id)
);

CREATE TABLE subscription_collections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  charge_id bigint NOT NULL,
  file_id bigint NOT NULL REFERENCES subscription_collection_files,
  mandate_id bigint NOT NULL,
  -- Once, and once more when that failed.
  attempt smallint NOT NULL CHECK (attempt IN (1, 2)),
  sequence text NOT NULL CHECK (sequence IN ('FRST', 'RCUR')),
  collection_date date NOT NULL,
  end_to_end_id text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  creditor_name text NOT NULL,
  creditor_identifier text NOT NULL,
  failed_at timestamptz,
  reason_code text CHECK (reason_code ~ '^[A-Z0-9]{4}$'),
  UNIQUE (administration_id, id),
  CONSTRAINT subscription_collections_end_to_end UNIQUE (end_to_end_id),
  CONSTRAINT subscription_collections_attempt UNIQUE (administration_id, charge_id, attempt),
  CHECK ((failed_at IS NULL) = (reason_code IS NULL)),
  FOREIGN KEY (administration_id, charge_id) REFERENCES subscription_charges (administration_id, id),
  FOREIGN KEY (administration_id, mandate_id) REFERENCES sepa_mandates (administration_id, id)
);
-- Nobody is collected from twice: the one before has to have failed.
CREATE UNIQUE INDEX subscription_collections_standing ON subscription_collections (administration_id, charge_id)
  WHERE failed_at IS NULL;
CREATE INDEX subscription_collections_mandate ON subscription_collections (administration_id, mandate_id);
SELECT klopt_protect('subscription_collections');

GRANT SELECT, INSERT, UPDATE ON subscription_charge_numbers TO klopt_app;
GRANT SELECT, INSERT, UPDATE (due_on, retried_at, paid_at) ON subscription_charges TO klopt_app;
GRANT SELECT, INSERT ON subscription_collection_files TO klopt_app;
GRANT SELECT, INSERT, UPDATE (failed_at, reason_code) ON subscription_collections TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
