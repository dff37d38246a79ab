-- What a demand asks beside its invoices is asked wherever they are paid: on the customer's page, by bank and online. A claim
-- is paid in the entry that settles an invoice of its letter; when that is undone, it is asked again.
SET LOCAL lock_timeout = '5s';

ALTER TABLE reminder_claims ADD COLUMN paid_entry_id bigint;
ALTER TABLE reminder_claims ADD CONSTRAINT reminder_claims_entry
  FOREIGN KEY (administration_id, paid_entry_id) REFERENCES journal_entries (administration_id, id) NOT VALID;
ALTER TABLE reminder_claims VALIDATE CONSTRAINT reminder_claims_entry;
GRANT UPDATE (paid_entry_id) ON reminder_claims TO klopt_app;

-- A customer sees what they were asked.
CREATE POLICY customer_scope ON reminder_letters FOR SELECT TO klopt_app USING (
  contact_id = (SELECT klopt_contact_id()));
CREATE POLICY customer_scope ON reminder_letter_invoices FOR SELECT TO klopt_app USING (
  (SELECT klopt_contact_id()) IS NOT NULL
  AND letter_id IN (SELECT id FROM reminder_letters WHERE contact_id = (SELECT klopt_contact_id())));
CREATE POLICY customer_scope ON reminder_claims FOR SELECT TO klopt_app USING (
  (SELECT klopt_contact_id()) IS NOT NULL
  AND letter_id IN (SELECT id FROM reminder_letters WHERE contact_id = (SELECT klopt_contact_id())));

-- The claims that are still asked, each with the invoice it is paid with: of those its letter named the one that is open
-- longest. What was waived, paid, or given up with its invoices is asked no more.
CREATE VIEW asked_claims WITH (security_invoker) AS
  SELECT c.administration_id, l.contact_id, c.letter_id, c.kind, c.amount_cents, oldest.invoice_id
  FROM reminder_letters l
  JOIN reminder_claims c ON c.administration_id = l.administration_id AND c.letter_id = l.id
  CROSS JOIN LATERAL (
    SELECT i.invoice_id
    FROM reminder_letter_invoices i
    JOIN owed_items o ON o.administration_id = i.administration_id AND o.invoice_id = i.invoice_id
    WHERE i.administration_id = l.administration_id AND i.letter_id = l.id AND i.kind = 'demand'
      AND o.open_cents > 0 AND NOT EXISTS (
      SELECT FROM bad_debts w WHERE w.administration_id = i.administration_id AND w.invoice_id = i.invoice_id)
    ORDER BY i.due_date, i.invoice_id LIMIT 1
  ) oldest
  WHERE l.sent_at IS NOT NULL AND c.waived_at IS NULL AND NOT EXISTS (
    SELECT FROM reminder_letter_invoices p
    JOIN owed_items o ON o.administration_id = p.administration_id AND o.invoice_id = p.invoice_id
    JOIN item_settlements s ON s.administration_id = o.administration_id AND s.open_item_id = o.id
    WHERE p.administration_id = l.administration_id AND p.letter_id = l.id
      AND s.journal_entry_id = c.paid_entry_id AND s.undone_at IS NULL);
GRANT SELECT ON asked_claims TO klopt_app;
