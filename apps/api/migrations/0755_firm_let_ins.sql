-- Whom a firm let into the books of a client beside who entered them before: its main user is mailed about it, and told in
-- the app.
SET LOCAL lock_timeout = '5s';

CREATE TABLE firm_let_ins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  user_id bigint NOT NULL REFERENCES users,
  let_in_by bigint NOT NULL REFERENCES users,
  -- Of who enters them as a substitute alone.
  starts_on date,
  ends_on date,
  created_at timestamptz NOT NULL,
  mailed_at timestamptz,
  CHECK ((starts_on IS NULL) = (ends_on IS NULL)),
  UNIQUE (administration_id, id)
);
CREATE INDEX firm_let_ins_to_mail ON firm_let_ins (administration_id) WHERE mailed_at IS NULL;
SELECT klopt_protect('firm_let_ins');
SELECT klopt_see_clients('firm_let_ins');
-- Who manages a firm lets a colleague into many clients at once.
CREATE POLICY firm_lets_in ON firm_let_ins FOR INSERT TO klopt_app WITH CHECK (
  administration_id IN (SELECT unnest(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])));
GRANT SELECT, INSERT ON firm_let_ins TO klopt_app;
GRANT UPDATE (mailed_at) ON firm_let_ins TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
