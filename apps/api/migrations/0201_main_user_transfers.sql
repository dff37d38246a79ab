-- Somebody asks to become the main user of books whose main user is out of reach, and shows who they are. What they show is
-- encrypted, seen once, and gone with the decision.
SET LOCAL lock_timeout = '5s';

CREATE TABLE main_user_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  asked_by bigint NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  reason text NOT NULL CHECK (trim(reason) <> ''),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'approved', 'refused', 'withdrawn', 'expired')),
  -- Null of what was withdrawn or expired.
  decided_by bigint REFERENCES users,
  decided_at timestamptz,
  decided_because text,
  UNIQUE (administration_id, id),
  CHECK ((state = 'asked') = (decided_at IS NULL)),
  CHECK ((state IN ('approved', 'refused')) = (decided_by IS NOT NULL AND decided_because IS NOT NULL))
);
CREATE UNIQUE INDEX main_user_transfers_asked ON main_user_transfers (administration_id) WHERE state = 'asked';
SELECT klopt_protect('main_user_transfers');
GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at, decided_because) ON main_user_transfers TO klopt_app;

CREATE TABLE identity_documents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  transfer_id bigint NOT NULL,
  type text NOT NULL CHECK (type IN ('PASSPORT', 'DRIVER_LICENSE', 'ID_CARD', 'OTHER_PROOF_OF_IDENTITY')),
  side text NOT NULL CHECK (side IN ('FRONT', 'BACK')),
  mime_type text NOT NULL,
  -- Encrypted with SECRET_KEY; null once it was seen.
  content text,
  added_at timestamptz NOT NULL,
  opened_by bigint REFERENCES users,
  opened_at timestamptz,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, transfer_id) REFERENCES main_user_transfers (administration_id, id),
  CHECK ((content IS NULL) = (opened_at IS NOT NULL)),
  CHECK ((opened_by IS NULL) = (opened_at IS NULL))
);
CREATE UNIQUE INDEX identity_documents_side ON identity_documents (administration_id, transfer_id, side);
SELECT klopt_protect('identity_documents');
GRANT SELECT, INSERT, DELETE, UPDATE (content, opened_by, opened_at) ON identity_documents TO klopt_app;

-- What is decided holds no copy of anybody's papers, and is not decided again.
CREATE FUNCTION main_user_transfer_is_decided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'asked' THEN
    RAISE EXCEPTION 'main_user_transfer %: it was decided', OLD.id;
  END IF;
  IF EXISTS (SELECT FROM identity_documents d
    WHERE d.administration_id = NEW.administration_id AND d.transfer_id = NEW.id) THEN
    RAISE EXCEPTION 'main_user_transfer %: its identity documents are deleted first', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided BEFORE UPDATE ON main_user_transfers
  FOR EACH ROW EXECUTE FUNCTION main_user_transfer_is_decided();
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
