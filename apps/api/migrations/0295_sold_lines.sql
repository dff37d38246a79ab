-- What the lines of final invoices were sold under, for who declares them otherwise afterwards: the code that was chosen and
-- the day of supply, in euros without VAT.
SET LOCAL lock_timeout = '5s';

CREATE VIEW sold_lines WITH (security_invoker) AS
  SELECT i.administration_id, i.id AS invoice_id, l.line_number, l.vat_code,
    coalesce(l.supply_to, l.supply_from, i.supply_to, i.supply_from, i.invoice_date) AS supplied_on,
    (coalesce(i.snapshot -> 'exchange' -> 'euros', i.snapshot -> 'totals') -> 'lines' -> (l.line_number - 1)
      ->> 'baseCents')::bigint AS base_cents
  FROM invoices i JOIN invoice_lines l ON l.administration_id = i.administration_id AND l.invoice_id = i.id
  WHERE i.finalised_at IS NOT NULL;
GRANT SELECT ON sold_lines TO klopt_app;
