-- What others may know of somebody: not what they sign in by, which the owner of the table alone reads. As the views of the books it
-- runs as who reads it.
SET LOCAL lock_timeout = '5s';

CREATE VIEW people WITH (security_invoker = true) AS
  SELECT id, email_address, first_name, last_name, firm_id, firm_is_admin, firm_sees_all,
    totp_secret IS NOT NULL AS has_second_factor, deactivated_at
  FROM users;
GRANT SELECT ON people TO klopt_app;
