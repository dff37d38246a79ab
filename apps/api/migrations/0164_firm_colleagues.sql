-- Who works at a firm and what of it is theirs, and whom a firm asks in: colleagues, and owners with their books.
-- SQLSTATE raised here: KL012 a firm of which nobody would manage it.
SET LOCAL lock_timeout = '5s';

-- Of who works at a firm: whether they manage it, and whether they enter every client of it or only those they were given.
-- Whoever worked at one before did both.
ALTER TABLE users
  ADD COLUMN firm_is_admin boolean NOT NULL DEFAULT true,
  ADD COLUMN firm_sees_all boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT users_firm_admin_sees_all CHECK (firm_sees_all OR NOT firm_is_admin);

-- A firm that has people has somebody who manages it. Two who step back at once wait for each other.
CREATE FUNCTION keep_firm_managed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM firms WHERE id = OLD.firm_id FOR UPDATE;
  IF EXISTS (SELECT FROM users WHERE firm_id = OLD.firm_id AND deactivated_at IS NULL)
    AND NOT EXISTS (SELECT FROM users WHERE firm_id = OLD.firm_id AND deactivated_at IS NULL AND firm_is_admin)
  THEN
    RAISE EXCEPTION 'nobody would manage firm %', OLD.firm_id USING ERRCODE = 'KL012';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_firm_managed AFTER UPDATE OF firm_id, firm_is_admin ON users FOR EACH ROW
  WHEN (OLD.firm_id IS NOT NULL AND OLD.firm_is_admin
    AND (NEW.firm_id IS DISTINCT FROM OLD.firm_id OR NOT NEW.firm_is_admin))
  EXECUTE FUNCTION keep_firm_managed();

-- The clients of who does not enter all of them, beside those they look after.
CREATE TABLE firm_member_clients (
  user_id bigint NOT NULL REFERENCES users,
  administration_id bigint NOT NULL REFERENCES administrations,
  PRIMARY KEY (user_id, administration_id)
);
CREATE INDEX firm_member_clients_administration ON firm_member_clients (administration_id);
SELECT klopt_protect('firm_member_clients');
-- Who manages a firm gives its clients away, all of them at once.
CREATE POLICY firm_gives ON firm_member_clients TO klopt_app
  USING (administration_id = ANY ((SELECT string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])::bigint[]))
  WITH CHECK (administration_id = ANY ((SELECT string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])::bigint[]));
GRANT SELECT, INSERT, DELETE ON firm_member_clients TO klopt_app;

-- Who looks after the clients of a colleague meanwhile.
CREATE TABLE firm_absences (
  user_id bigint PRIMARY KEY REFERENCES users,
  substitute_id bigint NOT NULL REFERENCES users,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  CHECK (substitute_id <> user_id),
  CHECK (ends_on >= starts_on)
);
CREATE INDEX firm_absences_substitute ON firm_absences (substitute_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON firm_absences TO klopt_app;

-- The clients that a colleague was given: by name, as their manager, or as the substitute of their manager on a day (null:
-- on any day). What belongs to another firm is for the caller to leave out.
CREATE FUNCTION clients_given_to(member bigint, on_day date) RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT administration_id FROM firm_member_clients WHERE user_id = member
  UNION
  SELECT c.administration_id FROM client_managers c
  WHERE c.user_id = member OR c.user_id IN (
    SELECT s.user_id FROM firm_absences s
    WHERE s.substitute_id = member AND (on_day IS NULL OR on_day BETWEEN s.starts_on AND s.ends_on))
$$;

-- As in 0008, with the clients that a colleague does not enter left out.
DROP POLICY own_administrations ON administrations;
CREATE POLICY own_administrations ON administrations FOR SELECT TO klopt_app USING (
  (SELECT current_setting('klopt.scope', true)) = 'user' AND (
    id IN (SELECT administration_id FROM roles
      WHERE user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint) AND deactivated_at IS NULL)
    OR firm_id = (SELECT firm_id FROM users
      WHERE id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint) AND firm_sees_all)
    OR (firm_id = (SELECT firm_id FROM users
        WHERE id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint))
      AND id IN (SELECT clients_given_to((SELECT nullif(current_setting('klopt.user_id', true), '')::bigint), NULL)))));

-- What a firm asked by mail: a colleague to join it, or an owner to bring their books.
CREATE TABLE firm_invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  firm_id bigint NOT NULL REFERENCES firms,
  kind text NOT NULL CHECK (kind IN ('colleague', 'client')),
  -- Of the key in the mailed link.
  key_hash bytea NOT NULL UNIQUE,
  email_address text NOT NULL,
  -- Of a colleague.
  is_admin boolean NOT NULL,
  sees_all boolean NOT NULL,
  invited_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  accepted_by bigint REFERENCES users,
  revoked_at timestamptz,
  CHECK (sees_all OR NOT is_admin),
  CHECK (kind = 'colleague' OR NOT is_admin),
  CHECK ((accepted_at IS NULL) = (accepted_by IS NULL)),
  CHECK (accepted_at IS NULL OR revoked_at IS NULL)
);
-- One open invitation per address, for each of the two.
CREATE UNIQUE INDEX firm_invitations_open ON firm_invitations (firm_id, kind, lower(email_address))
  WHERE accepted_at IS NULL AND revoked_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON firm_invitations TO klopt_app;

-- The owner of books that a firm made becomes their main user.
ALTER TABLE invitations ADD COLUMN makes_main_user boolean NOT NULL DEFAULT false;

-- What somebody did at their firm, outside of any books.
CREATE POLICY firm_notes ON audit_log FOR INSERT TO klopt_app WITH CHECK (
  (SELECT current_setting('klopt.scope', true)) = 'firm' AND administration_id IS NULL
  AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint));
