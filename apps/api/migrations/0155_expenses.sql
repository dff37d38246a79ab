-- Receipts that people paid themselves: handed in with a photo, approved or declined, booked and paid back.
SET LOCAL lock_timeout = '5s';

-- As whom somebody is paid back: the contact that what they are owed stands on.
CREATE TABLE expense_payees (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  user_id bigint NOT NULL REFERENCES users,
  contact_id bigint NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, user_id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
SELECT klopt_protect('expense_payees');
GRANT SELECT, INSERT ON expense_payees TO klopt_app;

CREATE TABLE expenses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Who paid.
  user_id bigint NOT NULL REFERENCES users,
  file_id bigint NOT NULL,
  spent_on date NOT NULL CHECK (spent_on BETWEEN '2000-01-01' AND '2099-12-31'),
  description text NOT NULL CHECK (trim(description) <> ''),
  -- With VAT. What is not said when it is handed in, who approves it says.
  amount_cents bigint CHECK (amount_cents > 0),
  account_id bigint,
  vat_code text CHECK (vat_code IN ('purchase_high', 'purchase_low', 'purchase_zero', 'purchase_none')),
  state text NOT NULL CHECK (state IN ('submitted', 'approved', 'declined')),
  declined_reason text CHECK (trim(declined_reason) <> ''),
  decided_by bigint REFERENCES users,
  decided_at timestamptz,
  journal_entry_id bigint,
  -- What is owed to who paid; none of the owner of a one-man business, who contributes it.
  open_item_id bigint,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  CHECK ((state = 'declined') = (declined_reason IS NOT NULL)),
  CHECK ((state = 'approved') = (journal_entry_id IS NOT NULL)),
  CHECK (state <> 'approved' OR num_nulls(amount_cents, account_id, vat_code) = 0),
  CHECK (open_item_id IS NULL OR state = 'approved'),
  CHECK ((state = 'submitted') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  CHECK (deleted_at IS NULL OR state <> 'approved'),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id),
  FOREIGN KEY (administration_id, open_item_id) REFERENCES open_items (administration_id, id)
);
CREATE UNIQUE INDEX expenses_entry ON expenses (administration_id, journal_entry_id) WHERE journal_entry_id IS NOT NULL;
CREATE UNIQUE INDEX expenses_open_item ON expenses (administration_id, open_item_id) WHERE open_item_id IS NOT NULL;
CREATE INDEX expenses_by_day ON expenses (administration_id, spent_on, id) WHERE deleted_at IS NULL;
CREATE INDEX expenses_of_user ON expenses (administration_id, user_id, spent_on, id) WHERE deleted_at IS NULL;
SELECT klopt_protect('expenses');
GRANT SELECT, INSERT, UPDATE ON expenses TO klopt_app;

-- What was booked stays as it was until it is taken back; the photo and who paid stay always.
CREATE FUNCTION keep_expense() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL
      OR (NEW.user_id, NEW.file_id, NEW.created_by, NEW.created_at)
        IS DISTINCT FROM (OLD.user_id, OLD.file_id, OLD.created_by, OLD.created_at)
      OR (OLD.state = 'approved' AND NEW.state = 'approved'
        AND (NEW.spent_on, NEW.amount_cents, NEW.account_id, NEW.vat_code, NEW.journal_entry_id, NEW.open_item_id)
          IS DISTINCT FROM (OLD.spent_on, OLD.amount_cents, OLD.account_id, OLD.vat_code, OLD.journal_entry_id, OLD.open_item_id))
      OR (OLD.state = 'approved' AND NEW.state = 'declined') THEN
    RAISE EXCEPTION 'a receipt stays as it was booked' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER expenses_kept BEFORE UPDATE ON expenses FOR EACH ROW EXECUTE FUNCTION keep_expense();
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
