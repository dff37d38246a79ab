-- Contacts, invoices and what is still open on them.

CREATE TABLE contacts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  kind text NOT NULL CHECK (kind IN ('company', 'person')),
  name text NOT NULL CHECK (name <> ''),
  attention text NOT NULL DEFAULT '',
  address_street text NOT NULL DEFAULT '',
  address_postcode text NOT NULL DEFAULT '',
  address_city text NOT NULL DEFAULT '',
  address_country text NOT NULL DEFAULT 'NL' CHECK (address_country ~ '^[A-Z]{2}$'),
  email_address text,
  phone text,
  kvk_number text,
  vat_number text,
  iban text,
  payment_term_days integer CHECK (payment_term_days BETWEEN 0 AND 365),
  vat_treatment text NOT NULL DEFAULT 'domestic' CHECK (vat_treatment IN ('domestic', 'reverse', 'eu', 'export')),
  note text NOT NULL DEFAULT '',
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id)
);
CREATE INDEX contacts_name ON contacts (administration_id, lower(name), id);
SELECT klopt_protect('contacts');
ALTER TABLE journal_lines ADD FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id);
CREATE INDEX journal_lines_contact ON journal_lines (administration_id, contact_id) WHERE contact_id IS NOT NULL;

CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  kind text NOT NULL DEFAULT 'invoice' CHECK (kind IN ('invoice', 'credit_invoice')),
  -- Given at finalising, gapless per series; a draft has none.
  number text,
  sequence_number bigint,
  contact_id bigint,
  invoice_date date NOT NULL,
  payment_term_days integer NOT NULL CHECK (payment_term_days BETWEEN 0 AND 365),
  due_date date NOT NULL,
  reference text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  prices_include_vat boolean NOT NULL DEFAULT false,
  discount_percent numeric(7, 4) NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100),
  net_cents bigint NOT NULL DEFAULT 0,
  vat_cents bigint NOT NULL DEFAULT 0,
  gross_cents bigint NOT NULL DEFAULT 0,
  -- The parties, lines, totals and mentions as they were when the invoice became final.
  snapshot jsonb,
  credits_invoice_id bigint,
  journal_entry_id bigint,
  -- The PDF as it was first made of the final invoice.
  pdf_file_id bigint,
  finalised_at timestamptz,
  sent_at timestamptz,
  viewed_at timestamptz,
  deleted_at timestamptz,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, number),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  FOREIGN KEY (administration_id, credits_invoice_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id),
  FOREIGN KEY (administration_id, pdf_file_id) REFERENCES files (administration_id, id),
  CHECK (net_cents + vat_cents = gross_cents),
  CHECK ((finalised_at IS NULL) = (number IS NULL)),
  CHECK ((finalised_at IS NULL) = (snapshot IS NULL)),
  CHECK ((finalised_at IS NULL) = (journal_entry_id IS NULL)),
  CHECK (finalised_at IS NULL OR contact_id IS NOT NULL),
  CHECK (finalised_at IS NULL OR deleted_at IS NULL)
);
CREATE INDEX invoices_list ON invoices (administration_id, invoice_date DESC, id DESC);
CREATE INDEX invoices_contact ON invoices (administration_id, contact_id);
SELECT klopt_protect('invoices');

CREATE TABLE invoice_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  invoice_id bigint NOT NULL,
  line_number integer NOT NULL CHECK (line_number > 0),
  description text NOT NULL,
  quantity numeric(14, 4) NOT NULL,
  unit text NOT NULL DEFAULT '',
  unit_price numeric(16, 4) NOT NULL,
  discount_percent numeric(7, 4) NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100),
  vat_code text NOT NULL,
  account_id bigint,
  amount_cents bigint NOT NULL,
  UNIQUE (invoice_id, line_number),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id)
);
SELECT klopt_protect('invoice_lines');

-- A final invoice only changes in what happens to it afterwards, its lines not at all.
CREATE FUNCTION guard_final_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.finalised_at IS NOT NULL AND
    (to_jsonb(NEW) - '{sent_at,viewed_at,pdf_file_id,updated_at,version}'::text[]) IS DISTINCT FROM
    (to_jsonb(OLD) - '{sent_at,viewed_at,pdf_file_id,updated_at,version}'::text[]) THEN
    RAISE EXCEPTION 'a final invoice cannot be changed' USING ERRCODE = 'KL004';
  END IF;
  IF OLD.pdf_file_id IS NOT NULL AND NEW.pdf_file_id IS DISTINCT FROM OLD.pdf_file_id THEN
    RAISE EXCEPTION 'the PDF of a final invoice is kept' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invoices_final BEFORE UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION guard_final_invoice();
CREATE FUNCTION refuse_delete_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoices are never deleted' USING ERRCODE = 'KL004';
END $$;
CREATE TRIGGER invoices_kept BEFORE DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_delete_invoice();
CREATE FUNCTION guard_final_invoice_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE id = coalesce(NEW.invoice_id, OLD.invoice_id) AND finalised_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the lines of a final invoice cannot be changed' USING ERRCODE = 'KL004';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER invoice_lines_final BEFORE INSERT OR UPDATE OR DELETE ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION guard_final_invoice_lines();

-- What a contact owes us (receivable) or we owe (payable). open_cents is signed like amount_cents and only
-- changes through settlements, under a lock on this row.
CREATE TABLE open_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  kind text NOT NULL CHECK (kind IN ('receivable', 'payable')),
  contact_id bigint,
  invoice_id bigint,
  number text NOT NULL,
  document_date date NOT NULL,
  due_date date NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
  open_cents bigint NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, invoice_id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  -- Between nothing and all of it: an item is never settled beyond its amount.
  CHECK (open_cents BETWEEN least(amount_cents, 0) AND greatest(amount_cents, 0))
);
CREATE INDEX open_items_open ON open_items (administration_id, due_date) WHERE open_cents <> 0;
SELECT klopt_protect('open_items');

CREATE TABLE sent_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  invoice_id bigint NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  queued_at timestamptz NOT NULL,
  sent_at timestamptz,
  failure text,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id)
);
CREATE INDEX sent_messages_invoice ON sent_messages (administration_id, invoice_id);
SELECT klopt_protect('sent_messages');

GRANT SELECT, INSERT, UPDATE ON contacts, invoices, open_items, sent_messages TO klopt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON invoice_lines TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
