-- The log of everybody is narrowed to a person, to days or to what staff came near, and counted up to a bound: each by an
-- index, so that neither reads through all that was ever done.
SET LOCAL lock_timeout = '5s';

CREATE INDEX audit_log_user ON audit_log (user_id, id DESC);
CREATE INDEX audit_log_moment ON audit_log (created_at);
-- The same words as `isAccess` of the list: PostgreSQL takes the index where it finds them.
CREATE INDEX audit_log_access ON audit_log (id DESC)
  WHERE (action IN ('enter_as_staff', 'view_as', 'give_support_access', 'revoke_support_access', 'end_all_as_staff')
  OR entity = 'screen_share' OR (entity = 'identity_document' AND action = 'open'));
