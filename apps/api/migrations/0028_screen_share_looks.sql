-- Who looked at a shared screen, with leave of whose screen it is: who, from when until when. What was on it is kept nowhere.
CREATE TABLE screen_share_looks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  screen_share_id bigint NOT NULL REFERENCES screen_shares,
  -- Whose screen it was: the row is theirs to read.
  user_id bigint NOT NULL REFERENCES users,
  operator_id bigint NOT NULL REFERENCES users,
  -- When the user gave leave.
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (ended_at >= started_at)
);
-- One operator looks at a time; an open row is the leave that they have.
CREATE UNIQUE INDEX screen_share_looks_open ON screen_share_looks (screen_share_id) WHERE ended_at IS NULL;
CREATE INDEX screen_share_looks_user ON screen_share_looks (user_id, started_at DESC);

ALTER TABLE screen_share_looks ENABLE ROW LEVEL SECURITY;
CREATE POLICY server_scope ON screen_share_looks TO klopt_app
  USING ((SELECT current_setting('klopt.scope', true)) IN ('job', 'system'));
CREATE POLICY own_rows ON screen_share_looks FOR SELECT TO klopt_app USING (
  (SELECT current_setting('klopt.scope', true)) = 'user'
  AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint));
-- A user's own session that is found silent when their browser asks again is ended with who looked at it.
CREATE POLICY own_rows_end ON screen_share_looks FOR UPDATE TO klopt_app USING (
  (SELECT current_setting('klopt.scope', true)) = 'user'
  AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint));
GRANT SELECT, INSERT ON screen_share_looks TO klopt_app;
-- Who looked, and at whose screen, is never changed afterwards.
GRANT UPDATE (ended_at) ON screen_share_looks TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;

-- The last page that shared was closed or lost: nobody can be helped there until one comes back.
ALTER TABLE screen_shares ADD COLUMN away_since timestamptz;
