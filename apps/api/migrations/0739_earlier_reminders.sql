-- Invoices of an earlier package in reminders. They are known by customer and number, as their PDFs are, so that what was
-- sent stays known when the opening balance is booked anew. A step goes out once for each, and costs are asked once.
SET LOCAL lock_timeout = '5s';

CREATE TABLE reminder_letter_earlier (
  administration_id bigint NOT NULL,
  letter_id bigint NOT NULL,
  contact_id bigint NOT NULL,
  number text NOT NULL,
  -- Null where the letter names it alone, and its own step is still to come.
  step_id bigint,
  kind text NOT NULL,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  open_cents bigint NOT NULL CHECK (open_cents > 0),
  cancelled_at timestamptz,
  PRIMARY KEY (administration_id, letter_id, number),
  FOREIGN KEY (administration_id, letter_id) REFERENCES reminder_letters (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  FOREIGN KEY (administration_id, step_id) REFERENCES reminder_steps (administration_id, id)
);
CREATE UNIQUE INDEX reminder_letter_earlier_once
  ON reminder_letter_earlier (administration_id, contact_id, number, step_id) WHERE cancelled_at IS NULL;
CREATE UNIQUE INDEX reminder_letter_earlier_costs_once
  ON reminder_letter_earlier (administration_id, contact_id, number) WHERE kind = 'demand' AND cancelled_at IS NULL;
SELECT klopt_protect('reminder_letter_earlier');
GRANT SELECT, INSERT ON reminder_letter_earlier TO klopt_app;
GRANT UPDATE (cancelled_at) ON reminder_letter_earlier TO klopt_app;

-- Everything that a letter names; an invoice of an earlier package has no id.
CREATE VIEW reminded_documents WITH (security_invoker) AS
  SELECT administration_id, letter_id, invoice_id, number, invoice_date, due_date, open_cents, currency, open_foreign
  FROM reminder_letter_invoices
  UNION ALL
  SELECT administration_id, letter_id, NULL, number, invoice_date, due_date, open_cents, NULL, NULL
  FROM reminder_letter_earlier;
GRANT SELECT ON reminded_documents TO klopt_app;
