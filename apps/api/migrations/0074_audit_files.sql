-- Audit files of other packages: what was uploaded, whether it was taken over into the books, and what was made for that, so
-- that it can be undone as a whole.
SET LOCAL lock_timeout = '5s';

CREATE TABLE audit_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  file_id bigint NOT NULL,
  -- Of its bytes: the same file is not taken over twice.
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  name text NOT NULL,
  fiscal_year text NOT NULL,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  imported_by bigint REFERENCES users,
  imported_at timestamptz,
  opening_balance_id bigint,
  undone_by bigint REFERENCES users,
  undone_at timestamptz,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id),
  FOREIGN KEY (administration_id, opening_balance_id) REFERENCES opening_balances (administration_id, id),
  CHECK (num_nulls(imported_at, imported_by, opening_balance_id) IN (0, 3)),
  CHECK (num_nulls(undone_at, undone_by) IN (0, 2)),
  CHECK (undone_at IS NULL OR imported_at IS NOT NULL)
);
-- An opening balance comes of one file.
CREATE UNIQUE INDEX audit_files_one ON audit_files (administration_id, opening_balance_id) WHERE opening_balance_id IS NOT NULL;
CREATE INDEX audit_files_list ON audit_files (administration_id, id DESC);
SELECT klopt_protect('audit_files');
GRANT SELECT, INSERT ON audit_files TO klopt_app;
GRANT UPDATE (imported_by, imported_at, opening_balance_id, undone_by, undone_at) ON audit_files TO klopt_app;

-- It is taken over once and undone once, and nothing else of it changes.
CREATE FUNCTION guard_audit_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.undone_at IS NOT NULL OR (OLD.imported_at IS NOT NULL AND (NEW.undone_at IS NULL OR
    (NEW.imported_at, NEW.imported_by, NEW.opening_balance_id) IS DISTINCT FROM
    (OLD.imported_at, OLD.imported_by, OLD.opening_balance_id))) THEN
    RAISE EXCEPTION 'an audit file is taken over once, and undone once' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_files_once BEFORE UPDATE ON audit_files FOR EACH ROW EXECUTE FUNCTION guard_audit_file();

-- What was made, or taken into use again, for an audit file.
CREATE TABLE audit_file_parts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  audit_file_id bigint NOT NULL,
  account_id bigint,
  contact_id bigint,
  FOREIGN KEY (administration_id, audit_file_id) REFERENCES audit_files (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  CHECK (num_nonnulls(account_id, contact_id) = 1)
);
CREATE INDEX audit_file_parts_of_file ON audit_file_parts (administration_id, audit_file_id);
SELECT klopt_protect('audit_file_parts');
GRANT SELECT, INSERT ON audit_file_parts TO klopt_app;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
