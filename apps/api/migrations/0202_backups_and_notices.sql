-- When the database was last copied, and what everybody is told of work on the server.
SET LOCAL lock_timeout = '5s';

CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT now(),
  rows bigint NOT NULL CHECK (rows >= 0)
);
-- Written by the command that makes them, as the owner of the database.
GRANT SELECT ON backups TO klopt_app;

CREATE TABLE maintenance_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  body text NOT NULL CHECK (trim(body) <> ''),
  -- The last day on which it is shown.
  shown_until date NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
-- One at a time.
CREATE UNIQUE INDEX maintenance_notices_standing ON maintenance_notices ((true)) WHERE ended_at IS NULL;
GRANT SELECT, INSERT, UPDATE (ended_at) ON maintenance_notices TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
