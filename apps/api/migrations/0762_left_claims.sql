-- Who pays an invoice alone leaves what its demand asks beside it. That is told to whoever keeps the books, and may be paid by a
-- line of its own, which settles no invoice: a claim is paid while its entry stands, and the undoing of a line forgets the entry.
SET LOCAL lock_timeout = '5s';

UPDATE reminder_claims c SET paid_entry_id = NULL
WHERE c.paid_entry_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM bank_transactions t
  WHERE t.administration_id = c.administration_id AND t.journal_entry_id = c.paid_entry_id);

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
  WHERE l.sent_at IS NOT NULL AND c.waived_at IS NULL AND c.paid_entry_id IS NULL;

-- The claims of letters whose invoices were paid without them: nothing of these is open, and money came for one of them since.
-- What was credited or given up whole leaves nothing.
CREATE VIEW left_claims WITH (security_invoker) AS
  SELECT c.administration_id, l.contact_id, c.letter_id, c.kind, c.amount_cents
  FROM reminder_letters l
  JOIN reminder_claims c ON c.administration_id = l.administration_id AND c.letter_id = l.id
  CROSS JOIN LATERAL (
    SELECT bool_or(o.open_cents > 0 OR w.invoice_id IS NOT NULL) AS is_open_or_given_up, bool_or(EXISTS (
      SELECT FROM item_settlements s
      WHERE s.administration_id = o.administration_id AND s.open_item_id = o.id AND s.undone_at IS NULL
        AND s.bank_transaction_id IS NOT NULL AND s.settled_on >= l.letter_date)) AS is_paid
    FROM (
      SELECT o.administration_id, o.id, o.invoice_id, o.open_cents
      FROM reminder_letter_invoices i
      JOIN owed_items o ON o.administration_id = i.administration_id AND o.invoice_id = i.invoice_id
      WHERE i.administration_id = l.administration_id AND i.letter_id = l.id AND i.kind = 'demand'
      UNION ALL
      SELECT o.administration_id, o.id, NULL, o.open_cents
      FROM reminder_letter_earlier e
      JOIN owed_items o ON o.administration_id = e.administration_id AND o.contact_id = e.contact_id AND o.number = e.number
      WHERE e.administration_id = l.administration_id AND e.letter_id = l.id AND e.kind = 'demand'
        AND o.kind = 'receivable' AND o.invoice_id IS NULL
    ) o
    LEFT JOIN bad_debts w ON w.administration_id = o.administration_id AND w.invoice_id = o.invoice_id
  ) named
  WHERE l.sent_at IS NOT NULL AND c.waived_at IS NULL AND c.paid_entry_id IS NULL
    AND named.is_paid AND NOT named.is_open_or_given_up;
GRANT SELECT ON left_claims TO klopt_app;
