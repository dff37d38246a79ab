-- Screen sharing: who asked, who helped and when it ended. What was on the screen is never kept.
CREATE TABLE screen_shares (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of the key in the browser of the user: whoever knows it shares, or looks at it when they are staff.
  key_hash bytea NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users,
  administration_id bigint REFERENCES administrations,
  company text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the user last showed a sign of life: a session without any is offered to nobody.
  last_seen_at timestamptz NOT NULL,
  operator_id bigint REFERENCES users,
  joined_at timestamptz,
  stopped_at timestamptz,
  CHECK ((operator_id IS NULL) = (joined_at IS NULL))
);
CREATE INDEX screen_shares_waiting ON screen_shares (created_at) WHERE stopped_at IS NULL;
ALTER TABLE screen_shares ENABLE ROW LEVEL SECURITY;
CREATE POLICY server_scope ON screen_shares TO klopt_app
  USING ((SELECT current_setting('klopt.scope', true)) IN ('job', 'system'));
CREATE POLICY own_rows ON screen_shares TO klopt_app USING (
  (SELECT current_setting('klopt.scope', true)) = 'user'
  AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint));

GRANT SELECT, INSERT, UPDATE ON screen_shares TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
