-- Roles, people, administrations and everything that is not yet bookkeeping.
--
-- Conventions: money is bigint cents; civil dates are date; instants are timestamptz. Every tenant table
-- carries administration_id, has a unique (administration_id, id) that foreign keys of other tenant tables
-- point at (foreign keys ignore row-level security), and gets its policies from klopt_protect().

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'klopt_app') THEN
    CREATE ROLE klopt_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
EXCEPTION
  -- Two databases of one cluster may be migrated at once; the role is shared between them.
  WHEN unique_violation OR duplicate_object THEN NULL;
END $$;

-- The server logs in as the owner of the schema and becomes klopt_app in each transaction. From PostgreSQL 16
-- on, having made a role is not enough to become it.
DO $$
BEGIN
  EXECUTE format('GRANT klopt_app TO %I', current_user);
EXCEPTION
  -- Given beforehand by whoever manages the cluster; the server checks it at start.
  WHEN insufficient_privilege THEN NULL;
END $$;

GRANT USAGE ON SCHEMA public TO klopt_app;

-- Gives a tenant table its policies. administration: the one the request is about; firm: the firm's clients
-- (read only); job and system: work of the server itself, never on behalf of a request's input alone.
CREATE FUNCTION klopt_protect(target regclass, tenant_column text DEFAULT 'administration_id') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format(
    $policy$CREATE POLICY administration_scope ON %s TO klopt_app
      USING (%I = (SELECT nullif(current_setting('klopt.administration_id', true), '')::bigint))$policy$,
    target, tenant_column);
  EXECUTE format(
    $policy$CREATE POLICY firm_scope ON %s FOR SELECT TO klopt_app
      USING (%I = ANY ((SELECT string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])::bigint[]))$policy$,
    target, tenant_column);
  EXECUTE format(
    $policy$CREATE POLICY server_scope ON %s TO klopt_app
      USING ((SELECT current_setting('klopt.scope', true)) IN ('job', 'system'))$policy$,
    target);
END $$;

-- People ---------------------------------------------------------------------------------------------------

CREATE TABLE firms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email_address text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  password_hash text NOT NULL,
  firm_id bigint REFERENCES firms,
  -- The base32 secret, encrypted with SECRET_KEY; null while two-factor is off.
  totp_secret text,
  -- The newest time step whose code was used: a code works once.
  totp_last_step bigint,
  email_confirmed_at timestamptz,
  deactivated_at timestamptz,
  last_administration_id bigint,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email_address ON users (lower(email_address));

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  user_agent text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT ''
);
CREATE INDEX sessions_user ON sessions (user_id);

-- Failed logins per account and address; also counts for addresses that have no account.
CREATE TABLE login_attempts (
  key_hash bytea PRIMARY KEY,
  failures integer NOT NULL,
  blocked_until timestamptz,
  updated_at timestamptz NOT NULL
);

-- A login that passed its password and waits for the second factor.
CREATE TABLE second_factor_challenges (
  nonce_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  failures integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- Administrations ------------------------------------------------------------------------------------------

CREATE TABLE administrations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_name text NOT NULL,
  legal_form text NOT NULL DEFAULT 'zzp' CHECK (legal_form IN ('zzp', 'bv')),
  address_street text NOT NULL DEFAULT '',
  address_postcode text NOT NULL DEFAULT '',
  address_city text NOT NULL DEFAULT '',
  address_country text NOT NULL DEFAULT 'NL' CHECK (address_country ~ '^[A-Z]{2}$'),
  kvk_number text,
  vat_number text,
  iban text,
  email_address text,
  phone text,
  website text,
  accent_colour text NOT NULL DEFAULT '#006070' CHECK (accent_colour ~ '^#[0-9a-f]{6}$'),
  logo_file_id bigint,
  invoice_footer text NOT NULL DEFAULT '',
  invoice_number_pattern text NOT NULL DEFAULT '{jaar}-{nr:4}',
  payment_term_days integer NOT NULL DEFAULT 30 CHECK (payment_term_days BETWEEN 0 AND 365),
  vat_frequency text NOT NULL DEFAULT 'quarter' CHECK (vat_frequency IN ('month', 'quarter', 'year')),
  vat_scheme text NOT NULL DEFAULT 'accrual' CHECK (vat_scheme IN ('accrual', 'cash')),
  small_business_scheme boolean NOT NULL DEFAULT false,
  fiscal_year_start_month integer NOT NULL DEFAULT 1 CHECK (fiscal_year_start_month BETWEEN 1 AND 12),
  firm_id bigint REFERENCES firms,
  accessible_by_support boolean NOT NULL DEFAULT false,
  subscription_type text NOT NULL DEFAULT 'TRIAL'
    CHECK (subscription_type IN ('NONE', 'GRACE_PERIOD', 'PRESTARTER', 'TRIAL', 'ZZP', 'MKB', 'REWARD')),
  -- The last day of the current period, inclusive; null for a trial means that it has expired.
  subscription_period_end date,
  subscription_variant_id bigint,
  removal_requested_at timestamptz,
  removal_ready_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE users ADD FOREIGN KEY (last_administration_id) REFERENCES administrations ON DELETE SET NULL;

-- Who may do what: an administration's role, or a global one (administration_id null).
CREATE TABLE roles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  administration_id bigint REFERENCES administrations,
  type text NOT NULL CHECK (type IN ('ADMINISTRATION_ROLE', 'GLOBAL_ROLE')),
  permissions text[] NOT NULL CHECK (permissions <@ ARRAY['ADMIN', 'ACCOUNTING', 'BOOKING', 'TIME_TRACKING', 'COMPLIANCE']),
  is_primary_user boolean NOT NULL DEFAULT false,
  is_financial_planner boolean NOT NULL DEFAULT false,
  deactivated_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((type = 'GLOBAL_ROLE') = (administration_id IS NULL)),
  CHECK (NOT is_primary_user OR deactivated_at IS NULL)
);
CREATE UNIQUE INDEX roles_one_per_user ON roles (user_id, administration_id) WHERE deactivated_at IS NULL;
CREATE UNIQUE INDEX roles_one_primary_user ON roles (administration_id) WHERE is_primary_user;
CREATE INDEX roles_administration ON roles (administration_id);

-- A global administrator's access to one administration: for a reason and at most an hour.
CREATE TABLE access_grants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  administration_id bigint REFERENCES administrations,
  firm_id bigint REFERENCES firms,
  reason text NOT NULL CHECK (reason <> ''),
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (expires_at <= granted_at + interval '1 hour'),
  CHECK ((administration_id IS NULL) <> (firm_id IS NULL))
);
CREATE INDEX access_grants_user ON access_grants (user_id, administration_id, expires_at);

-- Every change leaves a row here in the same transaction. Never updated or deleted.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint REFERENCES administrations,
  user_id bigint REFERENCES users,
  -- The user on whose behalf the writer acted, when that was somebody else.
  acting_as_user_id bigint REFERENCES users,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id bigint,
  details jsonb NOT NULL DEFAULT '{}',
  request_id text,
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_log_administration ON audit_log (administration_id, id DESC);

-- The answer to a write, kept so that a repeated request has one effect.
CREATE TABLE idempotency_keys (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  route text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  status integer,
  response jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, route, key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);

-- Content-addressed files of a tenant; the bytes lie under DATA_DIR at {administration}/{sha256}.
CREATE TABLE files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  name text NOT NULL,
  mime_type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id)
);
CREATE INDEX files_content ON files (administration_id, sha256);
SELECT klopt_protect('files');
ALTER TABLE administrations ADD FOREIGN KEY (id, logo_file_id) REFERENCES files (administration_id, id);

-- Gapless numbers: the row is taken last in its transaction, so that it is held shortly.
CREATE TABLE counters (
  administration_id bigint NOT NULL REFERENCES administrations,
  name text NOT NULL,
  last_number bigint NOT NULL DEFAULT 0 CHECK (last_number >= 0),
  PRIMARY KEY (administration_id, name)
);
SELECT klopt_protect('counters');

-- Takes `amount` consecutive numbers and returns the first.
CREATE FUNCTION take_numbers(administration bigint, counter text, amount integer DEFAULT 1) RETURNS bigint
LANGUAGE sql AS $$
  INSERT INTO counters AS c (administration_id, name, last_number) VALUES (administration, counter, amount)
  ON CONFLICT (administration_id, name) DO UPDATE SET last_number = c.last_number + excluded.last_number
  RETURNING last_number - amount + 1
$$;

-- Row security of the tables that are read before the administration is known: the server's system scope
-- reads them for signing in; within an administration only its own rows show.
SELECT klopt_protect('administrations', 'id');
SELECT klopt_protect('audit_log');
SELECT klopt_protect('roles');

GRANT SELECT, INSERT, UPDATE, DELETE ON
  users, sessions, login_attempts, second_factor_challenges, recovery_codes, firms, idempotency_keys TO klopt_app;
GRANT SELECT, INSERT, UPDATE ON administrations, roles, counters, files TO klopt_app;
GRANT SELECT, INSERT ON audit_log, access_grants TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
