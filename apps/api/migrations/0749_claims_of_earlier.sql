-- A demand may be about invoices of an earlier package too: a claim goes with the item that is open longest, whichever it is.
SET LOCAL lock_timeout = '5s';

CREATE POLICY customer_scope ON reminder_letter_earlier FOR SELECT TO klopt_app USING (
  contact_id = (SELECT klopt_contact_id()));

CREATE OR REPLACE VIEW asked_claims WITH (security_invoker) AS
  SELECT c.administration_id, l.contact_id, c.letter_id, c.kind, c.amount_cents, oldest.invoice_id, oldest.open_item_id
  FROM reminder_letters l
  JOIN reminder_claims c ON c.administration_id = l.administration_id AND c.letter_id = l.id
  CROSS JOIN LATERAL (
    SELECT named.invoice_id, named.open_item_id FROM (
      SELECT i.due_date, o.invoice_id, o.id AS open_item_id
      FROM reminder_letter_invoices i
      JOIN owed_items o ON o.administration_id = i.administration_id AND o.invoice_id = i.invoice_id
      WHERE i.administration_id = l.administration_id AND i.letter_id = l.id AND i.kind = 'demand' AND o.open_cents > 0
        AND NOT EXISTS (
          SELECT FROM bad_debts w WHERE w.administration_id = i.administration_id AND w.invoice_id = i.invoice_id)
      UNION ALL
      SELECT e.due_date, NULL, o.id
      FROM reminder_letter_earlier e
      JOIN owed_items o ON o.administration_id = e.administration_id AND o.contact_id = e.contact_id AND o.number = e.number
      WHERE e.administration_id = l.administration_id AND e.letter_id = l.id AND e.kind = 'demand'
        AND o.kind = 'receivable' AND o.invoice_id IS NULL AND o.open_cents > 0
    ) named
    ORDER BY named.due_date, named.open_item_id LIMIT 1
  ) oldest
  WHERE l.sent_at IS NOT NULL AND c.waived_at IS NULL AND NOT EXISTS (
    SELECT FROM reminder_letter_invoices p
    JOIN owed_items o ON o.administration_id = p.administration_id AND o.invoice_id = p.invoice_id
    JOIN item_settlements s ON s.administration_id = o.administration_id AND s.open_item_id = o.id
    WHERE p.administration_id = l.administration_id AND p.letter_id = l.id
      AND s.journal_entry_id = c.paid_entry_id AND s.undone_at IS NULL
    UNION ALL
    SELECT FROM reminder_letter_earlier p
    JOIN owed_items o ON o.administration_id = p.administration_id AND o.contact_id = p.contact_id AND o.number = p.number
      AND o.kind = 'receivable' AND o.invoice_id IS NULL
    JOIN item_settlements s ON s.administration_id = o.administration_id AND s.open_item_id = o.id
    WHERE p.administration_id = l.administration_id AND p.letter_id = l.id
      AND s.journal_entry_id = c.paid_entry_id AND s.undone_at IS NULL);
