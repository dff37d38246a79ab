-- Which firms there are and how their mails look, as others read them.
SET LOCAL lock_timeout = '5s';

CREATE VIEW accounting_firms WITH (security_invoker = true) AS
  SELECT id, company_name, colour, logo, logo_type FROM firms;
GRANT SELECT ON accounting_firms TO klopt_app;
