-- A credit invoice takes from what a demand may ask: its costs and interest are reckoned anew over what is left of its invoices,
-- and never come to more than the letter asked. What the letter asked stays; what is asked no more stands beside it.
SET LOCAL lock_timeout = '5s';

ALTER TABLE reminder_claims ADD COLUMN credited_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE reminder_claims ADD CONSTRAINT reminder_claims_credited
  CHECK (credited_cents BETWEEN 0 AND amount_cents) NOT VALID;
ALTER TABLE reminder_claims VALIDATE CONSTRAINT reminder_claims_credited;
GRANT UPDATE (credited_cents) ON reminder_claims TO klopt_app;

CREATE OR REPLACE VIEW asked_claims WITH (security_invoker) AS
  SELECT c.administration_id, l.contact_id, c.letter_id, c.kind, c.amount_cents - c.credited_cents AS amount_cents, oldest.invoice_id, oldest.open_item_id
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
  WHERE l.sent_at IS NOT NULL AND c.waived_at IS NULL AND c.paid_entry_id IS NULL AND c.credited_cents < c.amount_cents;

CREATE OR REPLACE VIEW left_claims WITH (security_invoker) AS
  SELECT c.administration_id, l.contact_id, c.letter_id, c.kind, c.amount_cents - c.credited_cents AS amount_cents
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
  WHERE l.sent_at IS NOT NULL AND c.waived_at IS NULL AND c.paid_entry_id IS NULL AND c.credited_cents < c.amount_cents
    AND named.is_paid AND NOT named.is_open_or_given_up;

-- What is left of each principal that a demand is about: as much as it named, less what was credited since.
CREATE VIEW claim_principals WITH (security_invoker) AS
  SELECT i.administration_id, i.letter_id, i.invoice_id, i.due_date, l.letter_date, l.is_consumer, greatest(0, i.open_cents - abs(coalesce((
    SELECT sum(k.gross_cents) FROM invoices k
    WHERE k.administration_id = i.administration_id AND k.credits_invoice_id = i.invoice_id AND k.finalised_at > l.queued_at
  ), 0)))::bigint AS principal_cents
  FROM reminder_letter_invoices i
  JOIN reminder_letters l ON l.administration_id = i.administration_id AND l.id = i.letter_id
  WHERE i.kind = 'demand'
  UNION ALL
  SELECT e.administration_id, e.letter_id, NULL, e.due_date, l.letter_date, l.is_consumer, e.open_cents
  FROM reminder_letter_earlier e
  JOIN reminder_letters l ON l.administration_id = e.administration_id AND l.id = e.letter_id
  WHERE e.kind = 'demand';
GRANT SELECT ON claim_principals TO klopt_app;
