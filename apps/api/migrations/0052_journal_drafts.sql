-- Entries of the general journal that are still being written, templates of them, and the documents that belong to an entry.
SET LOCAL lock_timeout = '5s';

CREATE TABLE journal_drafts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Null while it is not chosen.
  entry_date date,
  description text NOT NULL DEFAULT '',
  -- As they are being typed, so half of a line too.
  lines jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1,
  -- The entry that it became.
  journal_entry_id bigint,
  deleted_at timestamptz,
  created_by bigint NOT NULL REFERENCES users,
  updated_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, journal_entry_id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id),
  CHECK (num_nonnulls(journal_entry_id, deleted_at) <= 1)
);
CREATE INDEX journal_drafts_open ON journal_drafts (administration_id, updated_at DESC, id DESC)
  WHERE journal_entry_id IS NULL AND deleted_at IS NULL;
SELECT klopt_protect('journal_drafts');
GRANT SELECT, INSERT, UPDATE ON journal_drafts TO klopt_app;

CREATE FUNCTION guard_journal_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.journal_entry_id IS NOT NULL OR OLD.deleted_at IS NOT NULL THEN
    RAISE EXCEPTION 'draft % was booked or thrown away', OLD.id USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER journal_drafts_once BEFORE UPDATE ON journal_drafts
  FOR EACH ROW EXECUTE FUNCTION guard_journal_draft();

-- What shows why an entry is there: of a draft, and once it is booked of its entry.
CREATE TABLE journal_documents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  document_id bigint NOT NULL,
  draft_id bigint,
  entry_id bigint,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, draft_id, document_id),
  UNIQUE (administration_id, entry_id, document_id),
  FOREIGN KEY (administration_id, document_id) REFERENCES documents (administration_id, id),
  FOREIGN KEY (administration_id, draft_id) REFERENCES journal_drafts (administration_id, id),
  FOREIGN KEY (administration_id, entry_id) REFERENCES journal_entries (administration_id, id),
  CHECK (num_nonnulls(draft_id, entry_id) = 1)
);
CREATE INDEX journal_documents_document ON journal_documents (administration_id, document_id);
SELECT klopt_protect('journal_documents');
GRANT SELECT, INSERT, DELETE ON journal_documents TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
