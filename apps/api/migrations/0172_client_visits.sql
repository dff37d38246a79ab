-- Up to where a colleague of a firm saw what was written in the books of a client.
SET LOCAL lock_timeout = '5s';

CREATE TABLE client_visits (
  administration_id bigint NOT NULL REFERENCES administrations,
  user_id bigint NOT NULL REFERENCES users,
  -- The last audit row there was when the visit before this one ended; null in the first visit.
  since_audit_id bigint,
  since_at timestamptz,
  -- The last one there was when the colleague last looked, in this visit. An audit row is written beside the COMMIT, so
  -- hardly any comes later with a lower number.
  seen_audit_id bigint NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (administration_id, user_id),
  CHECK ((since_audit_id IS NULL) = (since_at IS NULL)),
  CHECK (since_audit_id <= seen_audit_id)
);
SELECT klopt_protect('client_visits');
GRANT SELECT, INSERT, UPDATE ON client_visits TO klopt_app;
