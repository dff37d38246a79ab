-- A text that was lost when a bank line was read may still come in with the same statement: into a line that is not processed
-- yet and has none, and never in the place of one.
SET LOCAL lock_timeout = '5s';

GRANT UPDATE (description, structured_reference) ON bank_transactions TO klopt_app;

CREATE FUNCTION guard_bank_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.journal_entry_id IS NOT NULL
    OR (OLD.description <> '' AND NEW.description <> OLD.description)
    OR (OLD.structured_reference <> '' AND NEW.structured_reference IS DISTINCT FROM OLD.structured_reference) THEN
    RAISE EXCEPTION 'the text of bank line % stays as it was read', OLD.id USING ERRCODE = 'KL008';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bank_transactions_texts BEFORE UPDATE OF description, structured_reference ON bank_transactions
  FOR EACH ROW
  WHEN ((OLD.description, OLD.structured_reference) IS DISTINCT FROM (NEW.description, NEW.structured_reference))
  EXECUTE FUNCTION guard_bank_texts();
