-- Registering, mailed links, known locations, changing one's own account, and reported errors.

-- The demo accounts have a password everybody knows, so asking for a new location would only keep people out.
ALTER TABLE users
  ADD COLUMN confirms_locations boolean NOT NULL DEFAULT true,
  -- A secret that was shown but not yet proved with a code; encrypted like totp_secret.
  ADD COLUMN totp_pending_secret text;

ALTER TABLE sessions ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE;

-- Somebody who asked for an account. The user is made when the address is confirmed, so that nobody can occupy
-- an address that is not theirs.
CREATE TABLE registrations (
  token_hash bytea PRIMARY KEY,
  email_address text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  password_hash text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('owner', 'bookkeeper')),
  -- The name of the company, or of the firm of a bookkeeper.
  company_name text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX registrations_expires ON registrations (expires_at);

-- A link in a mail that proves who opens it: works once and for a short time.
CREATE TABLE mailed_links (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm_location', 'reset_password', 'change_email_address')),
  -- Of confirm_location: where somebody tried to sign in.
  device_hash bytea,
  network text,
  -- Of change_email_address: the new one.
  email_address text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK ((purpose = 'change_email_address') = (email_address IS NOT NULL))
);
CREATE INDEX mailed_links_user ON mailed_links (user_id, purpose);
CREATE INDEX mailed_links_expires ON mailed_links (expires_at);

-- Where a user has signed in before: a browser by the hash of its device cookie, a network by its provider's range.
CREATE TABLE known_locations (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('device', 'network')),
  -- The hash of the device cookie in hexadecimal, or the network in CIDR notation.
  value text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  -- Of the last sign-in; null for a location that was confirmed by mail and not used yet.
  last_seen_at timestamptz,
  PRIMARY KEY (user_id, kind, value)
);

-- Errors that browsers and the server report, grouped: for who keeps the product running.
CREATE TABLE error_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What makes two reports the same error: its source with status and code, or its name and place.
  fingerprint text NOT NULL UNIQUE,
  source text NOT NULL CHECK (source IN ('browser', 'server')),
  name text NOT NULL,
  message text NOT NULL,
  status integer,
  code integer,
  -- Of the last report: the path without its query, the stack, the version of the product, the browser.
  path text NOT NULL DEFAULT '',
  stack text NOT NULL DEFAULT '',
  release text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT '',
  request_id text,
  occurrences bigint NOT NULL DEFAULT 1 CHECK (occurrences > 0),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
CREATE INDEX error_reports_last_seen ON error_reports (last_seen_at DESC, id DESC);

GRANT SELECT, INSERT, UPDATE, DELETE ON registrations, mailed_links, known_locations TO klopt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON error_reports TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
