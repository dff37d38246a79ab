-- What plans cost from which day, beside their first price in the code, and discounts for who chooses a plan in a while.
SET LOCAL lock_timeout = '5s';

CREATE TABLE plan_prices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  variant_id integer NOT NULL CHECK (variant_id > 0),
  starts_on date NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents BETWEEN 0 AND 1000000),
  created_at timestamptz NOT NULL,
  -- Before its day; what was paid by it stays.
  withdrawn_at timestamptz
);
CREATE UNIQUE INDEX plan_prices_of_day ON plan_prices (variant_id, starts_on) WHERE withdrawn_at IS NULL;
GRANT SELECT, INSERT, UPDATE (withdrawn_at) ON plan_prices TO klopt_app;

CREATE TABLE campaigns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (trim(name) <> ''),
  percent integer NOT NULL CHECK (percent BETWEEN 1 AND 90),
  months integer NOT NULL CHECK (months BETWEEN 1 AND 12),
  variant_ids integer[] NOT NULL CHECK (cardinality(variant_ids) > 0),
  starts_on date NOT NULL,
  -- The last day on which it can be chosen.
  ends_on date NOT NULL,
  created_at timestamptz NOT NULL,
  -- Nobody chooses it from then on; who has it keeps it.
  ended_at timestamptz,
  CHECK (ends_on >= starts_on)
);
GRANT SELECT, INSERT, UPDATE (ended_at) ON campaigns TO klopt_app;

-- The discount that an administration chose its plan by: it holds for periods that begin up to that day.
ALTER TABLE administrations
  ADD COLUMN campaign_id bigint,
  ADD COLUMN campaign_until date;
ALTER TABLE administrations ADD CONSTRAINT administrations_campaign FOREIGN KEY (campaign_id) REFERENCES campaigns NOT VALID;
ALTER TABLE administrations VALIDATE CONSTRAINT administrations_campaign;
ALTER TABLE administrations ADD CONSTRAINT administrations_campaign_until
  CHECK ((campaign_id IS NULL) = (campaign_until IS NULL)) NOT VALID;
ALTER TABLE administrations VALIDATE CONSTRAINT administrations_campaign_until;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
