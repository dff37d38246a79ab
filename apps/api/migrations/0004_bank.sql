-- Bank statements, their lines, what was done with them, and the rules made from them.

CREATE TABLE bank_imports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  journal_id bigint NOT NULL,
  file_name text NOT NULL,
  file_sha256 bytea NOT NULL,
  format text NOT NULL,
  from_date date NOT NULL,
  to_date date NOT NULL CHECK (to_date >= from_date),
  opening_balance_cents bigint,
  closing_balance_cents bigint,
  new_lines integer NOT NULL,
  known_lines integer NOT NULL,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, journal_id) REFERENCES journals (administration_id, id)
);
CREATE INDEX bank_imports_journal ON bank_imports (administration_id, journal_id, to_date DESC);
SELECT klopt_protect('bank_imports');

CREATE TABLE bank_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  journal_id bigint NOT NULL,
  import_id bigint NOT NULL,
  -- Place within its import: keeps the order of the file.
  line_number integer NOT NULL,
  transaction_date date NOT NULL,
  value_date date,
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
  counterparty_name text,
  counterparty_iban text,
  description text NOT NULL DEFAULT '',
  structured_reference text,
  end_to_end_id text,
  balance_after_cents bigint,
  -- The entry that processed it; null while it waits, and again after an undo.
  journal_entry_id bigint,
  processed_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (administration_id, id),
  UNIQUE (import_id, line_number),
  FOREIGN KEY (administration_id, journal_id) REFERENCES journals (administration_id, id),
  FOREIGN KEY (administration_id, import_id) REFERENCES bank_imports (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id),
  CHECK ((journal_entry_id IS NULL) = (processed_at IS NULL))
);
CREATE INDEX bank_transactions_list ON bank_transactions (administration_id, journal_id, transaction_date DESC, id DESC);
CREATE INDEX bank_transactions_waiting ON bank_transactions (administration_id, transaction_date DESC, id DESC)
  WHERE journal_entry_id IS NULL;
SELECT klopt_protect('bank_transactions');

-- A payment (or part of one) of an open item: by a bank line, or by another item that it is set off against (a
-- credit invoice). An undo marks it, nothing is deleted.
CREATE TABLE settlements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  open_item_id bigint NOT NULL,
  bank_transaction_id bigint,
  journal_entry_id bigint NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
  settled_on date NOT NULL,
  undone_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, open_item_id) REFERENCES open_items (administration_id, id),
  FOREIGN KEY (administration_id, bank_transaction_id) REFERENCES bank_transactions (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE INDEX settlements_open_item ON settlements (administration_id, open_item_id);
CREATE INDEX settlements_transaction ON settlements (administration_id, bank_transaction_id);
SELECT klopt_protect('settlements');

-- "Whenever a line looks like this, book it like that."
CREATE TABLE bank_rules (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  counterparty_iban text,
  -- Compared without case.
  counterparty_name text,
  description_contains text,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  account_id bigint NOT NULL,
  -- Null for what has nothing to do with VAT.
  vat_code text,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id),
  CHECK (num_nonnulls(counterparty_iban, counterparty_name, description_contains) > 0)
);
SELECT klopt_protect('bank_rules');

GRANT SELECT, INSERT, UPDATE ON bank_imports, bank_transactions, settlements, bank_rules TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
