-- The invoices of estimates that their customer went back on, deposits too, for who makes invoices final.
SET LOCAL lock_timeout = '5s';

CREATE VIEW withdrawn_estimate_invoices WITH (security_invoker) AS
  SELECT e.administration_id, m.invoice_id
  FROM estimates e JOIN estimate_invoices m ON m.administration_id = e.administration_id AND m.estimate_id = e.id
  WHERE e.withdrawn_at IS NOT NULL
  UNION ALL
  SELECT e.administration_id, d.invoice_id
  FROM estimates e JOIN estimate_deposits d ON d.administration_id = e.administration_id AND d.estimate_id = e.id
  WHERE e.withdrawn_at IS NOT NULL;
GRANT SELECT ON withdrawn_estimate_invoices TO klopt_app;
