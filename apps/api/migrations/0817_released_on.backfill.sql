-- Of deposits of before 0817: the final invoice that released their VAT is the last that lists them and has lines on the account of
-- VAT that waits; what was open is what was charged, less what was paid until then.
WITH batch AS (
  SELECT id, administration_id, invoice_id, amount_cents, released_vat, released_on
  FROM open_items WHERE id > $1 ORDER BY id LIMIT $2 FOR NO KEY UPDATE
),
released AS (
  SELECT b.id, f.vat_date, b.amount_cents - coalesce((
      SELECT sum(s.amount_cents) FROM settlements s
      WHERE s.administration_id = b.administration_id AND s.open_item_id = b.id AND s.created_at < f.created_at
        AND (s.undone_at IS NULL OR s.undone_at >= f.created_at)), 0) AS open_cents
  FROM batch b CROSS JOIN LATERAL (
    SELECT l.vat_date, e.created_at FROM listed_deposits d
    JOIN invoices i ON i.administration_id = d.administration_id AND i.id = d.invoice_id
    JOIN journal_entries e ON e.administration_id = i.administration_id AND e.id = i.journal_entry_id
    JOIN journal_lines l ON l.administration_id = e.administration_id AND l.entry_id = e.id AND l.vat_kind = 'base'
    JOIN accounts a ON a.administration_id = l.administration_id AND a.id = l.account_id AND a.rgs_code = 'BSchBepOvb'
    WHERE d.administration_id = b.administration_id AND d.deposit_id = b.invoice_id
    ORDER BY e.id DESC LIMIT 1
  ) f
  WHERE b.released_vat IS NOT NULL AND b.released_on IS NULL
),
moved AS (
  UPDATE open_items o SET released_on = r.vat_date, released_cents = r.open_cents FROM released r WHERE o.id = r.id RETURNING 1
)
SELECT (SELECT max(id) FROM batch) AS last_key, (SELECT count(*) FROM moved) AS moved
