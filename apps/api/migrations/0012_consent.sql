-- Withdrawing consent ends what support has open, so that giving it again opens nothing by itself.
GRANT UPDATE (expires_at) ON access_grants TO klopt_app;

-- The access log looks for these few among all that happened in an administration.
CREATE INDEX audit_log_consent ON audit_log (administration_id, id DESC)
  WHERE action IN ('give_support_access', 'revoke_support_access');
