-- Where the screens of a user are shared when there are several servers: both ends meet there. What is on a screen is in no table.
SET LOCAL lock_timeout = '5s';

CREATE TABLE screen_share_homes (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- As it shows itself to the others: by a lock that ends with it.
  server_id bigint NOT NULL,
  -- Where the others reach it, as host and port.
  address text NOT NULL
);
ALTER TABLE screen_share_homes ENABLE ROW LEVEL SECURITY;
CREATE POLICY server_scope ON screen_share_homes TO klopt_app
  USING ((SELECT current_setting('klopt.scope', true)) IN ('job', 'system'));
GRANT SELECT, INSERT, UPDATE ON screen_share_homes TO klopt_app;

-- The ticket that lets an operator in once and shortly: it may be asked for at one server and used at another.
ALTER TABLE screen_shares ADD COLUMN ticket_hash bytea;
ALTER TABLE screen_shares ADD COLUMN ticket_expires_at timestamptz;
CREATE UNIQUE INDEX screen_shares_ticket ON screen_shares (ticket_hash) WHERE ticket_hash IS NOT NULL;
