-- What others read of invoices, credit invoices and drafts: what is on the sheet, its lines and its text, the owner alone reads.
SET LOCAL lock_timeout = '5s';

CREATE VIEW sales_invoices WITH (security_invoker = true) AS
  SELECT id, administration_id, number, contact_id, invoice_date, vat_cents, finalised_at, sent_at, viewed_at, deleted_at
  FROM invoices;
GRANT SELECT ON sales_invoices TO klopt_app;
