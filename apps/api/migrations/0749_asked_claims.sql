-- What a demand asks beside its invoices is asked wherever they are paid: on the customer's page, by bank and online. A claim is
-- paid while the entry stands that it was paid in; the undoing of a line forgets the entry. A credit invoice takes from what
-- may be asked: what the letter asked stays, and what is asked no more stands beside it.
SET LOCAL lock_timeout = '5s';

ALTER TABLE reminder_claims ADD COLUMN paid_entry_id bigint, ADD COLUMN credited_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE reminder_claims ADD CONSTRAINT reminder_claims_entry
  FOREIGN KEY (administration_id, paid_entry_id) REFERENCES journal_entries (administration_id, id) NOT VALID;
ALTER TABLE reminder_claims VALIDATE CONSTRAINT reminder_claims_entry;
ALTER TABLE reminder_claims ADD CONSTRAINT reminder_claims_credited
  CHECK (credited_cents BETWEEN 0 AND amount_cents) NOT VALID;
ALTER TABLE reminder_claims VALIDATE CONSTRAINT reminder_claims_credited;
GRANT UPDATE (paid_entry_id, credited_cents) ON reminder_claims TO klopt_app;

-- A customer sees what they were asked.
CREATE POLICY customer_scope ON reminder_letters FOR SELECT TO klopt_app USING (
  contact_id = (SELECT klopt_contact_id()));
CREATE POLICY customer_scope ON reminder_letter_invoices FOR SELECT TO klopt_app USING (
  (SELECT klopt_contact_id()) IS NOT NULL
  AND letter_id IN (SELECT id FROM reminder_letters WHERE contact_id = (SELECT klopt_contact_id())));
CREATE POLICY customer_scope ON reminder_letter_earlier FOR SELECT TO klopt_app USING (
  contact_id = (SELECT klopt_contact_id()));
CREATE POLICY customer_scope ON reminder_claims FOR SELECT TO klopt_app USING (
  (SELECT klopt_contact_id()) IS NOT NULL
  AND letter_id IN (SELECT id FROM reminder_letters WHERE contact_id = (SELECT klopt_contact_id())));

-- The open items of what a demand is about, with what is open of each now. `is_given_up`: no costs are asked for it any more.
CREATE VIEW demanded_items WITH (security_invoker) AS
  SELECT i.administration_id, i.letter_id, o.invoice_id, o.id AS open_item_id, i.due_date, o.open_cents, EXISTS (
    SELECT FROM bad_debts w WHERE w.administration_id = i.administration_id AND w.invoice_id = i.invoice_id) AS is_given_up
  FROM reminder_letter_invoices i
  JOIN owed_items o ON o.administration_id = i.administration_id AND o.invoice_id = i.invoice_id
  WHERE i.kind = 'demand'
  UNION ALL
  SELECT e.administration_id, e.letter_id, NULL, o.id, e.due_date, o.open_cents, false
  FROM reminder_letter_earlier e
  JOIN owed_items o ON o.administration_id = e.administration_id AND o.contact_id = e.contact_id AND o.number = e.number
    AND o.kind = 'receivable' AND o.invoice_id IS NULL
  WHERE e.kind = 'demand';
GRANT SELECT ON demanded_items TO klopt_app;

-- The claims that may be asked: not waived, paid, or credited whole.
CREATE VIEW unpaid_claims WITH (security_invoker) AS
  SELECT c.administration_id, l.contact_id, l.letter_date, c.letter_id, c.kind, c.amount_cents - c.credited_cents AS amount_cents
  FROM reminder_letters l
  JOIN reminder_claims c ON c.administration_id = l.administration_id AND c.letter_id = l.id
  WHERE l.sent_at IS NOT NULL AND c.waived_at IS NULL AND c.paid_entry_id IS NULL AND c.credited_cents < c.amount_cents;
GRANT SELECT ON unpaid_claims TO klopt_app;

-- Those that are still asked, each with the item it is paid with: the one of its letter that is open longest.
CREATE VIEW asked_claims WITH (security_invoker) AS
  SELECT c.administration_id, c.contact_id, c.letter_id, c.kind, c.amount_cents, oldest.invoice_id, oldest.open_item_id
  FROM unpaid_claims c
  CROSS JOIN LATERAL (
    SELECT d.invoice_id, d.open_item_id FROM demanded_items d
    WHERE d.administration_id = c.administration_id AND d.letter_id = c.letter_id AND d.open_cents > 0 AND NOT d.is_given_up
    ORDER BY d.due_date, d.open_item_id LIMIT 1
  ) oldest;
GRANT SELECT ON asked_claims TO klopt_app;

-- Those of letters whose invoices were paid without them: nothing of these is open, and money came for one of them since. What
-- was credited or given up whole leaves nothing.
CREATE VIEW left_claims WITH (security_invoker) AS
  SELECT c.administration_id, c.contact_id, c.letter_id, c.kind, c.amount_cents
  FROM unpaid_claims c
  CROSS JOIN LATERAL (
    SELECT bool_or(d.open_cents > 0 OR d.is_given_up) AS is_open_or_given_up, bool_or(EXISTS (
      SELECT FROM item_settlements s
      WHERE s.administration_id = d.administration_id AND s.open_item_id = d.open_item_id AND s.undone_at IS NULL
        AND s.bank_transaction_id IS NOT NULL AND s.settled_on >= c.letter_date)) AS is_paid
    FROM demanded_items d
    WHERE d.administration_id = c.administration_id AND d.letter_id = c.letter_id
  ) items
  WHERE items.is_paid AND NOT items.is_open_or_given_up;
GRANT SELECT ON left_claims TO klopt_app;

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
