-- The files of administrations, as others read them beside what they belong to; their bytes are kept elsewhere.
SET LOCAL lock_timeout = '5s';

CREATE VIEW stored_files WITH (security_invoker = true) AS
  SELECT id, administration_id, sha256, name, mime_type, size_bytes, created_by, created_at
  FROM files;
GRANT SELECT ON stored_files TO klopt_app;
