-- Accounts whose lines are fetched at the bank by itself, through a provider that may, for as long as their owner consented.
SET LOCAL lock_timeout = '5s';

CREATE TABLE bank_connections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  bank_name text NOT NULL CHECK (trim(bank_name) <> ''),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'active', 'ended')),
  -- By which the answer of the bank is known to be of this question.
  token_hash bytea NOT NULL,
  -- What the provider calls the consent; worth nothing without the key of this server.
  session_id text,
  valid_until timestamptz NOT NULL,
  -- Why the last time nothing came.
  failure text CHECK (failure IN ('busy', 'unavailable', 'differs')),
  fetched_at timestamptz,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (administration_id, id),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CHECK (state <> 'active' OR session_id IS NOT NULL)
);
SELECT klopt_protect('bank_connections');
GRANT SELECT, INSERT, UPDATE (state, session_id, valid_until, failure, fetched_at, ended_at) ON bank_connections TO klopt_app;

CREATE TABLE bank_connection_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  connection_id bigint NOT NULL,
  -- What the provider calls the account within this consent.
  provider_id text NOT NULL,
  iban text NOT NULL,
  -- The newest booking day that came in.
  fetched_until date,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, connection_id) REFERENCES bank_connections (administration_id, id)
);
CREATE INDEX bank_connection_accounts_of ON bank_connection_accounts (administration_id, connection_id);
SELECT klopt_protect('bank_connection_accounts');
GRANT SELECT, INSERT, UPDATE (fetched_until) ON bank_connection_accounts TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
