-- Inviting people, plans and their payment, timers, and the access of staff.

-- Invitations -------------------------------------------------------------------------------------------------

CREATE TABLE invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Of the key in the mailed link; a new link makes the old one worthless.
  key_hash bytea NOT NULL UNIQUE,
  email_address text NOT NULL,
  permissions text[] NOT NULL CHECK (
    permissions <@ ARRAY['ADMIN', 'ACCOUNTING', 'TIME_TRACKING'] AND cardinality(permissions) > 0),
  invited_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  accepted_by bigint REFERENCES users,
  revoked_at timestamptz,
  UNIQUE (administration_id, id),
  CHECK ((accepted_at IS NULL) = (accepted_by IS NULL)),
  CHECK (accepted_at IS NULL OR revoked_at IS NULL)
);
-- One open invitation per address.
CREATE UNIQUE INDEX invitations_open ON invitations (administration_id, lower(email_address))
  WHERE accepted_at IS NULL AND revoked_at IS NULL;
SELECT klopt_protect('invitations');

-- Plans -------------------------------------------------------------------------------------------------------

-- The plans themselves stand in the code: an administration names one by its number.
ALTER TABLE administrations
  -- Who pays, how, and until when: null while the subscription goes on by itself.
  ADD COLUMN subscriber_kind text NOT NULL DEFAULT 'OWNER' CHECK (subscriber_kind IN ('OWNER', 'ADVISOR')),
  ADD COLUMN payment_method text NOT NULL DEFAULT 'NONE' CHECK (payment_method IN ('NONE', 'COLLECTION', 'ON_ACCOUNT')),
  ADD COLUMN subscription_ends_on date,
  ADD COLUMN subscription_email_address text,
  -- The first day of the 30 days in which everything can be seen and nothing changed; null outside of them.
  ADD COLUMN grace_period_from date,
  -- The checklist of the first days was put away.
  ADD COLUMN onboarding_dismissed_at timestamptz,
  ADD COLUMN turnover_tax_number text;

-- Permission to collect the subscription from a bank account. A new account is a new mandate.
CREATE TABLE sepa_mandates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Unique with the creditor, as the SEPA rulebook asks; at most 35 characters.
  reference text NOT NULL UNIQUE CHECK (length(reference) <= 35),
  iban text NOT NULL,
  account_holder text NOT NULL,
  signed_by bigint NOT NULL REFERENCES users,
  signed_at timestamptz NOT NULL,
  revoked_at timestamptz,
  UNIQUE (administration_id, id)
);
CREATE UNIQUE INDEX sepa_mandates_active ON sepa_mandates (administration_id) WHERE revoked_at IS NULL;
SELECT klopt_protect('sepa_mandates');

-- Time --------------------------------------------------------------------------------------------------------

CREATE TABLE timers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  user_id bigint NOT NULL REFERENCES users,
  started_at timestamptz NOT NULL,
  stopped_at timestamptz,
  note text NOT NULL DEFAULT '',
  UNIQUE (administration_id, id),
  CHECK (stopped_at >= started_at)
);
-- One running timer per user, whatever the administration.
CREATE UNIQUE INDEX timers_running ON timers (user_id) WHERE stopped_at IS NULL;
CREATE INDEX timers_user ON timers (administration_id, user_id, started_at DESC);
SELECT klopt_protect('timers');
CREATE POLICY own_rows ON timers TO klopt_app USING (
  (SELECT current_setting('klopt.scope', true)) = 'user'
  AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint));

-- Staff -------------------------------------------------------------------------------------------------------

-- When the session last proved a second factor; what staff does asks for one within the hour.
ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz;
-- Access as COMPLIANCE does not lean on the main user's consent; any other ends when that is withdrawn.
ALTER TABLE access_grants ADD COLUMN as_compliance boolean NOT NULL DEFAULT false;
CREATE INDEX access_grants_administration ON access_grants (administration_id, granted_at DESC);

-- The mails of an administration: null keeps the standard words.
CREATE TABLE email_texts (
  administration_id bigint NOT NULL REFERENCES administrations,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit_invoice')),
  subject text NOT NULL CHECK (subject <> ''),
  -- The document of the rich-text editor.
  body jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (administration_id, kind)
);
SELECT klopt_protect('email_texts');

GRANT SELECT, INSERT, UPDATE ON invitations, sepa_mandates, timers, email_texts TO klopt_app;
GRANT DELETE ON email_texts TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
