-- What staff looked at, and indexes and policies of who may come in.

-- Through whose eyes staff looked is noted once for each time it was let in (entity_id is the access grant).
CREATE UNIQUE INDEX audit_log_view_as ON audit_log (entity_id, acting_as_user_id) WHERE action = 'view_as';

-- All roles of a user, former ones too, and the clients of a firm: read at every start of the web app.
CREATE INDEX roles_user ON roles (user_id);
CREATE INDEX administrations_firm ON administrations (firm_id) WHERE firm_id IS NOT NULL;

-- Outside of an administration a user's timers can be seen and stopped; they are started within one.
DROP POLICY own_rows ON timers;
CREATE POLICY own_rows ON timers FOR SELECT TO klopt_app USING (
  (SELECT current_setting('klopt.scope', true)) = 'user'
  AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint));
CREATE POLICY own_rows_stop ON timers FOR UPDATE TO klopt_app USING (
  (SELECT current_setting('klopt.scope', true)) = 'user'
  AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint));
