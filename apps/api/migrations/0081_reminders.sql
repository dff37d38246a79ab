-- What customers who pay late are sent: the steps of an administration or of one contact, who is left alone for a while, and
-- the letters that went out with the invoices they named. A step goes out once for an invoice, and costs are asked once.
SET LOCAL lock_timeout = '5s';

CREATE TABLE reminder_settings (
  administration_id bigint PRIMARY KEY REFERENCES administrations,
  mode text NOT NULL DEFAULT 'off' CHECK (mode IN ('off', 'check', 'automatic')),
  -- The hour of Amsterdam from which letters go out.
  send_hour integer NOT NULL DEFAULT 9 CHECK (send_hour BETWEEN 0 AND 23),
  version integer NOT NULL DEFAULT 1
);
SELECT klopt_protect('reminder_settings');
GRANT SELECT, INSERT, UPDATE ON reminder_settings TO klopt_app;

CREATE TABLE reminder_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Null for everybody without steps of their own.
  contact_id bigint,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  kind text NOT NULL CHECK (kind IN ('reminder', 'notice', 'demand')),
  after_days integer NOT NULL CHECK (after_days BETWEEN 1 AND 365),
  subject text NOT NULL,
  body jsonb NOT NULL,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
CREATE UNIQUE INDEX reminder_steps_one_demand ON reminder_steps (administration_id, coalesce(contact_id, 0))
  WHERE kind = 'demand' AND deleted_at IS NULL;
CREATE INDEX reminder_steps_of ON reminder_steps (administration_id, contact_id);
SELECT klopt_protect('reminder_steps');
GRANT SELECT, INSERT, UPDATE ON reminder_steps TO klopt_app;

CREATE TABLE reminder_pauses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  invoice_id bigint,
  contact_id bigint,
  is_dispute boolean NOT NULL,
  reason text NOT NULL,
  -- The last day; null until it is ended.
  until_date date,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  CHECK (num_nonnulls(invoice_id, contact_id) = 1)
);
CREATE UNIQUE INDEX reminder_pauses_invoice ON reminder_pauses (administration_id, invoice_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX reminder_pauses_contact ON reminder_pauses (administration_id, contact_id) WHERE ended_at IS NULL;
SELECT klopt_protect('reminder_pauses');
GRANT SELECT, INSERT ON reminder_pauses TO klopt_app;
GRANT UPDATE (ended_at) ON reminder_pauses TO klopt_app;

CREATE TABLE reminder_letters (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  contact_id bigint NOT NULL,
  step_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('reminder', 'notice', 'demand')),
  is_consumer boolean NOT NULL,
  letter_date date NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  body_html text NOT NULL,
  queued_at timestamptz NOT NULL,
  sent_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  failure text,
  failed_at timestamptz,
  -- It was paid, credited or paused before the letter left.
  cancelled_at timestamptz,
  -- The day its reader got it, as far as anybody knows.
  delivered_on date,
  created_by bigint REFERENCES users,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  FOREIGN KEY (administration_id, step_id) REFERENCES reminder_steps (administration_id, id),
  CHECK (num_nonnulls(sent_at, failed_at, cancelled_at) <= 1)
);
CREATE INDEX reminder_letters_of ON reminder_letters (administration_id, contact_id, id);
SELECT klopt_protect('reminder_letters');
GRANT SELECT, INSERT ON reminder_letters TO klopt_app;
GRANT UPDATE (sent_at, tries, failure, failed_at, cancelled_at, delivered_on) ON reminder_letters TO klopt_app;

CREATE TABLE reminder_letter_invoices (
  administration_id bigint NOT NULL,
  letter_id bigint NOT NULL,
  invoice_id bigint NOT NULL,
  step_id bigint NOT NULL,
  kind text NOT NULL,
  number text NOT NULL,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  open_cents bigint NOT NULL CHECK (open_cents > 0),
  cancelled_at timestamptz,
  PRIMARY KEY (administration_id, letter_id, invoice_id),
  FOREIGN KEY (administration_id, letter_id) REFERENCES reminder_letters (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, step_id) REFERENCES reminder_steps (administration_id, id)
);
CREATE UNIQUE INDEX reminder_letter_invoices_once ON reminder_letter_invoices (administration_id, invoice_id, step_id)
  WHERE cancelled_at IS NULL;
CREATE UNIQUE INDEX reminder_letter_invoices_costs_once ON reminder_letter_invoices (administration_id, invoice_id)
  WHERE kind = 'demand' AND cancelled_at IS NULL;
SELECT klopt_protect('reminder_letter_invoices');
GRANT SELECT, INSERT ON reminder_letter_invoices TO klopt_app;
GRANT UPDATE (cancelled_at) ON reminder_letter_invoices TO klopt_app;

-- What a letter asks beside the invoices: no turnover, so it stands in no ledger.
CREATE TABLE reminder_claims (
  administration_id bigint NOT NULL,
  letter_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('costs', 'interest')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- Of the amount: only where the creditor cannot deduct it.
  vat_cents bigint NOT NULL CHECK (vat_cents BETWEEN 0 AND amount_cents),
  waived_at timestamptz,
  waived_by bigint REFERENCES users,
  PRIMARY KEY (administration_id, letter_id, kind),
  FOREIGN KEY (administration_id, letter_id) REFERENCES reminder_letters (administration_id, id)
);
SELECT klopt_protect('reminder_claims');
GRANT SELECT, INSERT ON reminder_claims TO klopt_app;
GRANT UPDATE (waived_at, waived_by) ON reminder_claims TO klopt_app;

-- Who owes, for whoever reminds them; the contacts have an owner of their own.
CREATE VIEW debtors WITH (security_invoker) AS
  SELECT id, administration_id, name, attention, email_address, kind = 'person' AND kvk_number IS NULL AS is_consumer
  FROM contacts;
GRANT SELECT ON debtors TO klopt_app;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
