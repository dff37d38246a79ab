-- Documents that came in, what was recognised in them, the purchases that are booked from them, and their payment.

ALTER TABLE administrations
  -- The part before the @ of the address that documents can be mailed to; a new one makes the old one worthless.
  ADD COLUMN inbox_key text UNIQUE CHECK (inbox_key ~ '^[a-z0-9]{12,40}$');

-- Documents ---------------------------------------------------------------------------------------------------

CREATE TABLE documents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  file_id bigint NOT NULL,
  -- Of the file: the same content is one document, however often it is sent.
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  -- Processed, not yet processed, in the bin.
  state text NOT NULL DEFAULT 'unprocessed' CHECK (state IN ('unprocessed', 'processed', 'archived')),
  source text NOT NULL CHECK (source IN ('upload', 'mail')),
  -- Of a mail: the address it came from.
  sender text,
  -- Null until it was looked at, and of a file without pages.
  page_count integer CHECK (page_count > 0),
  thumbnail_file_id bigint,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, sha256),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id),
  FOREIGN KEY (administration_id, thumbnail_file_id) REFERENCES files (administration_id, id)
);
CREATE INDEX documents_list ON documents (administration_id, state, created_at DESC, id DESC);
CREATE UNIQUE INDEX documents_file ON documents (administration_id, file_id);
SELECT klopt_protect('documents');

-- The reading of a file: queued with it, done once, also when the server stopped in the middle.
CREATE TABLE recognitions (
  administration_id bigint NOT NULL REFERENCES administrations,
  file_id bigint NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'done', 'failed')),
  progress_percent integer NOT NULL DEFAULT 0 CHECK (progress_percent BETWEEN 0 AND 100),
  -- How it was read: an e-invoice in the file, the text in a PDF, or recognition of a picture.
  reader text CHECK (reader IN ('einvoice', 'text', 'ocr')),
  -- What went wrong, in Dutch.
  failure text,
  -- The words with their places, from which everything else follows.
  words jsonb,
  ocr_data jsonb,
  proposal jsonb,
  -- Of the proposal, what a list shows and is searched for; the amount of a credit invoice is negative.
  supplier_name text,
  invoice_date date,
  gross_cents bigint,
  queued_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (administration_id, file_id),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id),
  CHECK ((state = 'done') = (ocr_data IS NOT NULL)),
  CHECK ((state = 'failed') = (failure IS NOT NULL))
);
SELECT klopt_protect('recognitions');

-- Files that belong to a document of the books.
CREATE TABLE attachments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  file_id bigint NOT NULL,
  attachable_type text NOT NULL CHECK (attachable_type IN ('purchase_invoice', 'transaction')),
  attachable_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bank-transactions-import', 'credit-purchase-invoice', 'debit-purchase-invoice',
    'credit-sales-invoice', 'debit-sales-invoice', 'reminder', 'bank-transaction', 'cash-transaction', 'estimate',
    'transaction', 'billable-item-sheet', 'journal-record')),
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, attachable_type, attachable_id, file_id),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id)
);
SELECT klopt_protect('attachments');

-- Purchases ---------------------------------------------------------------------------------------------------

CREATE TABLE purchases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  kind text NOT NULL DEFAULT 'invoice' CHECK (kind IN ('invoice', 'credit_invoice')),
  document_id bigint,
  contact_id bigint,
  -- As the supplier numbered it.
  number text NOT NULL DEFAULT '',
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  payment_reference text NOT NULL DEFAULT '',
  prices_include_vat boolean NOT NULL DEFAULT false,
  -- VAT per code as the paper says it, where that differs from what follows from the lines.
  stated_vat jsonb NOT NULL DEFAULT '[]',
  -- Where values were picked in the document, until booking makes them hints of the supplier.
  picks jsonb NOT NULL DEFAULT '[]',
  -- As they are booked: negative of a credit invoice.
  net_cents bigint NOT NULL DEFAULT 0,
  vat_cents bigint NOT NULL DEFAULT 0,
  gross_cents bigint NOT NULL DEFAULT 0,
  booked_at timestamptz,
  journal_entry_id bigint,
  -- Of a booking that was taken back.
  reversed_at timestamptz,
  reversal_entry_id bigint,
  deleted_at timestamptz,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, document_id) REFERENCES documents (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id),
  FOREIGN KEY (administration_id, reversal_entry_id) REFERENCES journal_entries (administration_id, id),
  CHECK (net_cents + vat_cents = gross_cents),
  CHECK ((booked_at IS NULL) = (journal_entry_id IS NULL)),
  CHECK ((reversed_at IS NULL) = (reversal_entry_id IS NULL)),
  CHECK (reversed_at IS NULL OR booked_at IS NOT NULL),
  CHECK (booked_at IS NULL OR (contact_id IS NOT NULL AND number <> '' AND gross_cents <> 0 AND deleted_at IS NULL))
);
CREATE INDEX purchases_list ON purchases (administration_id, invoice_date DESC, id DESC);
-- A number is the same whatever its capitals and spaces.
CREATE INDEX purchases_number ON purchases (administration_id, contact_id, lower(replace(number, ' ', '')));
-- One document is being booked, or is booked, once; a booking that was taken back leaves it free again.
CREATE UNIQUE INDEX purchases_document ON purchases (administration_id, document_id)
  WHERE document_id IS NOT NULL AND deleted_at IS NULL AND reversed_at IS NULL;
SELECT klopt_protect('purchases');

CREATE TABLE purchase_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  purchase_id bigint NOT NULL,
  line_number integer NOT NULL CHECK (line_number > 0),
  description text NOT NULL DEFAULT '',
  -- With or without VAT as the purchase says.
  amount_cents bigint NOT NULL,
  vat_code text NOT NULL,
  account_id bigint,
  UNIQUE (purchase_id, line_number),
  FOREIGN KEY (administration_id, purchase_id) REFERENCES purchases (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id)
);
SELECT klopt_protect('purchase_lines');

-- What is booked changes only by being taken back; its lines not at all.
CREATE FUNCTION guard_booked_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.booked_at IS NOT NULL AND
    (to_jsonb(NEW) - '{reversed_at,reversal_entry_id,updated_at,version}'::text[]) IS DISTINCT FROM
    (to_jsonb(OLD) - '{reversed_at,reversal_entry_id,updated_at,version}'::text[]) THEN
    RAISE EXCEPTION 'a booked purchase cannot be changed' USING ERRCODE = 'KL004';
  END IF;
  IF OLD.reversed_at IS NOT NULL AND NEW.reversal_entry_id IS DISTINCT FROM OLD.reversal_entry_id THEN
    RAISE EXCEPTION 'a purchase is taken back once' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER purchases_booked BEFORE UPDATE ON purchases FOR EACH ROW EXECUTE FUNCTION guard_booked_purchase();
CREATE TRIGGER purchases_kept BEFORE DELETE ON purchases FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION guard_booked_purchase_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM purchases WHERE id = coalesce(NEW.purchase_id, OLD.purchase_id) AND booked_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the lines of a booked purchase cannot be changed' USING ERRCODE = 'KL004';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER purchase_lines_booked BEFORE INSERT OR UPDATE OR DELETE ON purchase_lines
  FOR EACH ROW EXECUTE FUNCTION guard_booked_purchase_lines();

ALTER TABLE open_items
  ADD COLUMN purchase_id bigint,
  ADD CONSTRAINT open_items_purchase UNIQUE (administration_id, purchase_id),
  ADD CONSTRAINT open_items_purchase_fkey
    FOREIGN KEY (administration_id, purchase_id) REFERENCES purchases (administration_id, id),
  ADD CONSTRAINT open_items_one_source CHECK (num_nonnulls(invoice_id, purchase_id) <= 1);

-- What was picked from the documents of a supplier before, so that it is found by itself the next time.
CREATE TABLE supplier_hints (
  administration_id bigint NOT NULL REFERENCES administrations,
  contact_id bigint NOT NULL,
  field text NOT NULL,
  hint jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (administration_id, contact_id, field),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
SELECT klopt_protect('supplier_hints');

-- Payment -----------------------------------------------------------------------------------------------------

-- A file of payments for the bank (pain.001.001.09). Kept as it was made; cancelling frees its items.
CREATE TABLE payment_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- The bank book that pays.
  journal_id bigint NOT NULL,
  message_id text NOT NULL CHECK (length(message_id) BETWEEN 1 AND 35),
  execution_date date NOT NULL,
  file_id bigint NOT NULL,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, message_id),
  FOREIGN KEY (administration_id, journal_id) REFERENCES journals (administration_id, id),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id)
);
SELECT klopt_protect('payment_files');

CREATE TABLE payment_file_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  payment_file_id bigint NOT NULL,
  open_item_id bigint NOT NULL,
  -- How much of the item; of a credit invoice, what is set off.
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  creditor_name text NOT NULL,
  creditor_iban text NOT NULL,
  reference text NOT NULL,
  cancelled_at timestamptz,
  UNIQUE (payment_file_id, open_item_id),
  FOREIGN KEY (administration_id, payment_file_id) REFERENCES payment_files (administration_id, id),
  FOREIGN KEY (administration_id, open_item_id) REFERENCES open_items (administration_id, id)
);
CREATE INDEX payment_file_items_open_item ON payment_file_items (administration_id, open_item_id)
  WHERE cancelled_at IS NULL;
SELECT klopt_protect('payment_file_items');

GRANT SELECT, INSERT, UPDATE ON documents, recognitions, purchases, supplier_hints, payment_files, payment_file_items
  TO klopt_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON purchase_lines TO klopt_app;
GRANT SELECT, INSERT ON attachments TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
