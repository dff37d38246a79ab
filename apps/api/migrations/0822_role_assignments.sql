-- Who may do what in which administration, or in all, as others read it.
SET LOCAL lock_timeout = '5s';

CREATE VIEW role_assignments WITH (security_invoker = true) AS
  SELECT id, user_id, administration_id, type, permissions, is_primary_user, is_financial_planner, deactivated_at,
    created_at
  FROM roles;
GRANT SELECT ON role_assignments TO klopt_app;
