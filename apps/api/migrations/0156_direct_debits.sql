-- Collecting from customers by SEPA direct debit: what they signed, the files for the bank, and the mails that announce them.
SET LOCAL lock_timeout = '5s';

CREATE TABLE direct_debit_settings (
  administration_id bigint PRIMARY KEY REFERENCES administrations,
  creditor_identifier text CHECK (creditor_identifier ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{4,31}$'),
  -- How long before the collection customers hear of it.
  notice_days integer NOT NULL DEFAULT 14 CHECK (notice_days BETWEEN 1 AND 60),
  version integer NOT NULL DEFAULT 1
);
SELECT klopt_protect('direct_debit_settings');

CREATE TABLE customer_mandates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  contact_id bigint NOT NULL,
  reference text NOT NULL CHECK (reference ~ '^[A-Za-z0-9/?:().,''+ -]{1,35}$'),
  kind text NOT NULL CHECK (kind IN ('recurring', 'one_off')),
  scheme text NOT NULL CHECK (scheme IN ('CORE', 'B2B')),
  signed_on date NOT NULL,
  iban text NOT NULL,
  account_holder text NOT NULL CHECK (account_holder <> ''),
  ended_on date,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
-- Banks know no difference between capitals and small letters in it.
CREATE UNIQUE INDEX customer_mandates_reference ON customer_mandates (administration_id, upper(reference));
CREATE INDEX customer_mandates_contact ON customer_mandates (administration_id, contact_id);
CREATE INDEX customer_mandates_by_signed ON customer_mandates (administration_id, signed_on, id);
CREATE INDEX customer_mandates_by_reference ON customer_mandates (administration_id, reference COLLATE list_order, id);
SELECT klopt_protect('customer_mandates');

CREATE TABLE direct_debit_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- The bank book on which the money comes in.
  journal_id bigint NOT NULL,
  message_id text NOT NULL CHECK (length(message_id) BETWEEN 1 AND 35),
  collection_date date NOT NULL,
  file_id bigint NOT NULL,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, message_id),
  FOREIGN KEY (administration_id, journal_id) REFERENCES journals (administration_id, id),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id)
);
CREATE INDEX direct_debit_files_by_created ON direct_debit_files (administration_id, created_at, id);
CREATE INDEX direct_debit_files_by_collection ON direct_debit_files (administration_id, collection_date, id);
SELECT klopt_protect('direct_debit_files');

CREATE TABLE direct_debit_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  direct_debit_file_id bigint NOT NULL,
  open_item_id bigint NOT NULL,
  mandate_id bigint NOT NULL,
  scheme text NOT NULL CHECK (scheme IN ('CORE', 'B2B')),
  sequence text NOT NULL CHECK (sequence IN ('RCUR', 'OOFF')),
  end_to_end_id text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  debtor_name text NOT NULL,
  debtor_iban text NOT NULL,
  -- When the invoice could be collected anew, and why: the file was taken back, the bank refused it, or it was collected
  -- and came back.
  released_at timestamptz,
  released_because text CHECK (released_because IN ('cancelled', 'refused', 'settled')),
  reason_code text CHECK (reason_code ~ '^[A-Z0-9]{4}$'),
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, end_to_end_id),
  CHECK ((released_at IS NULL) = (released_because IS NULL)),
  CHECK (reason_code IS NULL OR released_because = 'refused'),
  FOREIGN KEY (administration_id, direct_debit_file_id) REFERENCES direct_debit_files (administration_id, id),
  FOREIGN KEY (administration_id, open_item_id) REFERENCES open_items (administration_id, id),
  FOREIGN KEY (administration_id, mandate_id) REFERENCES customer_mandates (administration_id, id)
);
-- An invoice is collected by one file at a time.
CREATE UNIQUE INDEX direct_debit_items_once ON direct_debit_items (administration_id, open_item_id)
  WHERE released_at IS NULL;
-- A one-off mandate is collected by once.
CREATE UNIQUE INDEX direct_debit_items_one_off ON direct_debit_items (administration_id, mandate_id)
  WHERE sequence = 'OOFF' AND (released_at IS NULL OR released_because = 'settled');
CREATE INDEX direct_debit_items_file ON direct_debit_items (administration_id, direct_debit_file_id);
CREATE INDEX direct_debit_items_mandate ON direct_debit_items (administration_id, mandate_id);
SELECT klopt_protect('direct_debit_items');

-- The mail that tells a customer what is going to be collected, and when.
CREATE TABLE direct_debit_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  direct_debit_file_id bigint NOT NULL,
  contact_id bigint NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  body_html text NOT NULL,
  queued_at timestamptz NOT NULL,
  sent_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  failure text,
  failed_at timestamptz,
  cancelled_at timestamptz,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, direct_debit_file_id, contact_id),
  FOREIGN KEY (administration_id, direct_debit_file_id) REFERENCES direct_debit_files (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
SELECT klopt_protect('direct_debit_notices');

-- What became of each invoice of a file: what the bank paid of it since, what came back, and when.
CREATE VIEW direct_debit_outcomes WITH (security_invoker) AS
  SELECT i.administration_id, i.id AS item_id, i.open_item_id, i.direct_debit_file_id, i.mandate_id, i.scheme, i.sequence,
    i.amount_cents, i.released_at, i.released_because, f.collection_date, f.journal_id, f.message_id,
    coalesce(s.paid_cents, 0)::bigint AS paid_cents, coalesce(s.returned_cents, 0)::bigint AS returned_cents, s.paid_on,
    s.return_line_id,
    i.released_at IS NULL AND coalesce(s.paid_cents, 0) < i.amount_cents AS is_held
  FROM direct_debit_items i
  JOIN direct_debit_files f ON f.administration_id = i.administration_id AND f.id = i.direct_debit_file_id
  LEFT JOIN LATERAL (
    SELECT sum(s.amount_cents) FILTER (WHERE s.amount_cents > 0) AS paid_cents,
      0 - sum(s.amount_cents) FILTER (WHERE s.amount_cents < 0) AS returned_cents,
      max(s.settled_on) FILTER (WHERE s.amount_cents > 0) AS paid_on,
      max(s.bank_transaction_id) FILTER (WHERE s.amount_cents < 0) AS return_line_id
    FROM item_settlements s
    WHERE s.administration_id = i.administration_id AND s.open_item_id = i.open_item_id AND s.undone_at IS NULL
      AND s.bank_transaction_id IS NOT NULL AND s.created_at > f.created_at
      AND (i.released_at IS NULL OR s.created_at <= i.released_at)
  ) s ON true;

GRANT SELECT ON direct_debit_outcomes TO klopt_app;
GRANT SELECT, INSERT, UPDATE ON direct_debit_settings, customer_mandates TO klopt_app;
GRANT SELECT, INSERT ON direct_debit_files, direct_debit_items, direct_debit_notices TO klopt_app;
GRANT UPDATE (cancelled_at) ON direct_debit_files TO klopt_app;
GRANT UPDATE (released_at, released_because, reason_code) ON direct_debit_items TO klopt_app;
GRANT UPDATE (sent_at, tries, failure, failed_at, cancelled_at) ON direct_debit_notices TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
