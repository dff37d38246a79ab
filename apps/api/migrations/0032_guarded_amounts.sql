-- What must never change is refused by the database, beyond the journal: amounts of open items, settlements and processed
-- bank lines, what an account is, and numbers that go back. What still may change is granted column by column.
SET LOCAL lock_timeout = '5s';

REVOKE UPDATE ON
  accounts, journals, open_items, settlements, bank_transactions, bank_imports, payment_files, payment_file_items, files
FROM klopt_app;
-- Type, number and RGS code are what entries were posted on.
GRANT UPDATE (name, default_vat_code, deactivated_at) ON accounts TO klopt_app;
GRANT UPDATE (name, is_primary) ON journals TO klopt_app;
GRANT UPDATE (open_cents, postponed_vat) ON open_items TO klopt_app;
GRANT UPDATE (undone_at) ON settlements TO klopt_app;
GRANT UPDATE (journal_entry_id, processed_at, version) ON bank_transactions TO klopt_app;
GRANT UPDATE (cancelled_at) ON payment_files TO klopt_app;
GRANT UPDATE (cancelled_at) ON payment_file_items TO klopt_app;

-- What is open of an item is its amount less what was settled of it, at each commit and whoever wrote either.
CREATE FUNCTION check_open_item() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  item bigint := CASE TG_TABLE_NAME WHEN 'open_items' THEN (to_jsonb(NEW) ->> 'id')::bigint
    ELSE (to_jsonb(NEW) ->> 'open_item_id')::bigint END;
BEGIN
  IF EXISTS (
    SELECT FROM open_items o WHERE o.administration_id = NEW.administration_id AND o.id = item
      AND o.open_cents <> o.amount_cents - (
        SELECT coalesce(sum(s.amount_cents), 0) FROM settlements s
        WHERE s.administration_id = o.administration_id AND s.open_item_id = o.id AND s.undone_at IS NULL)
  ) THEN
    RAISE EXCEPTION 'what is open of item % is not its amount less its settlements', item USING ERRCODE = 'KL008';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_open_item FROM PUBLIC;
CREATE CONSTRAINT TRIGGER open_items_settled AFTER INSERT OR UPDATE OF open_cents ON open_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_open_item();
CREATE CONSTRAINT TRIGGER settlements_settled AFTER INSERT OR UPDATE OF undone_at ON settlements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_open_item();

-- Undone is undone: paying again is another settlement.
CREATE FUNCTION guard_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.undone_at IS NOT NULL THEN
    RAISE EXCEPTION 'settlement % was undone before', OLD.id USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER settlements_undone_once BEFORE UPDATE ON settlements FOR EACH ROW EXECUTE FUNCTION guard_settlement();

-- A processed line keeps its entry until that is reversed, at the commit at the latest, and never gets another instead.
CREATE FUNCTION guard_processed_line() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.journal_entry_id IS NOT NULL OR NOT EXISTS (
    SELECT FROM journal_entries e
    WHERE e.administration_id = OLD.administration_id AND e.reverses_entry_id = OLD.journal_entry_id
  ) THEN
    RAISE EXCEPTION 'bank line % keeps the entry that processed it until that is reversed', OLD.id USING ERRCODE = 'KL008';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION guard_processed_line FROM PUBLIC;
CREATE CONSTRAINT TRIGGER bank_transactions_processed AFTER UPDATE OF journal_entry_id ON bank_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.journal_entry_id IS NOT NULL AND OLD.journal_entry_id IS DISTINCT FROM NEW.journal_entry_id)
  EXECUTE FUNCTION guard_processed_line();

-- Numbers that were given are not given again.
CREATE FUNCTION guard_counter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.last_number < OLD.last_number OR (NEW.administration_id, NEW.name) <> (OLD.administration_id, OLD.name) THEN
    RAISE EXCEPTION 'counter % goes up only', OLD.name USING ERRCODE = 'KL008';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER counters_go_up BEFORE UPDATE ON counters FOR EACH ROW EXECUTE FUNCTION guard_counter();

-- As in 0031; when the firm is gone, the main user opens what it locked.
CREATE OR REPLACE FUNCTION set_book_lock(wanted date, why text, who bigint, as_firm boolean, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  known book_locks;
BEGIN
  INSERT INTO book_locks (administration_id) VALUES (administration) ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT known FROM book_locks WHERE administration_id = administration FOR UPDATE;
  IF coalesce(wanted, '-infinity') < coalesce(known.locked_until, '-infinity') THEN
    IF known.by_firm AND NOT as_firm AND NOT EXISTS (
      SELECT FROM administrations a JOIN roles r ON r.administration_id = a.id
      WHERE a.id = administration AND a.firm_id IS NULL AND r.user_id = who AND r.is_primary_user
        AND r.deactivated_at IS NULL
    ) THEN
      RAISE EXCEPTION 'the firm locked these books' USING ERRCODE = 'KL005';
    END IF;
    IF trim(why) = '' THEN
      RAISE EXCEPTION 'unlocking needs a reason' USING ERRCODE = '23514';
    END IF;
  END IF;
  UPDATE book_locks SET locked_until = wanted, reason = why, locked_by = who, changed_at = at,
    -- A later day of somebody else does not loosen what the firm locked.
    by_firm = wanted IS NOT NULL AND (as_firm OR (known.by_firm AND wanted >= known.locked_until))
    WHERE administration_id = administration;
  INSERT INTO audit_log (administration_id, user_id, action, entity, entity_id, details, created_at)
    VALUES (administration, who, CASE WHEN wanted IS NULL THEN 'unlock' ELSE 'lock' END, 'book_lock', administration,
      jsonb_build_object('from', known.locked_until, 'until', wanted, 'reason', why, 'byFirm', as_firm), at);
END $$;
