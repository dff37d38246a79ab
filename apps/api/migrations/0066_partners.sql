-- More legal forms, and the partners of a business: between which days, with which accounts, and what they agreed on.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations DROP CONSTRAINT administrations_legal_form_check;
ALTER TABLE administrations ADD CONSTRAINT administrations_legal_form_check
  CHECK (legal_form IN ('zzp', 'vof', 'bv', 'stichting', 'vereniging'));
ALTER TABLE registrations DROP CONSTRAINT registrations_legal_form_check;
ALTER TABLE registrations ADD CONSTRAINT registrations_legal_form_check
  CHECK (legal_form IN ('zzp', 'vof', 'bv', 'stichting', 'vereniging'));

CREATE TABLE partners (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  name text NOT NULL CHECK (trim(name) <> ''),
  from_date date NOT NULL CHECK (from_date BETWEEN '1900-01-01' AND '2100-12-31'),
  -- The last day; null while they stay.
  until_date date CHECK (until_date >= from_date),
  capital_account_id bigint NOT NULL,
  private_account_id bigint NOT NULL CHECK (private_account_id <> capital_account_id),
  -- Of their capital at the beginning of a year.
  interest_percent numeric(5, 2) NOT NULL CHECK (interest_percent BETWEEN 0 AND 100),
  -- For a whole year.
  labour_fee_cents bigint NOT NULL CHECK (labour_fee_cents >= 0),
  -- Beside the shares of the others.
  share integer NOT NULL CHECK (share BETWEEN 0 AND 10000),
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, capital_account_id),
  UNIQUE (administration_id, private_account_id),
  FOREIGN KEY (administration_id, capital_account_id) REFERENCES accounts (administration_id, id),
  FOREIGN KEY (administration_id, private_account_id) REFERENCES accounts (administration_id, id)
);
SELECT klopt_protect('partners');
GRANT SELECT, INSERT ON partners TO klopt_app;
-- Whose accounts they are stays.
GRANT UPDATE (name, from_date, until_date, interest_percent, labour_fee_cents, share) ON partners TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
