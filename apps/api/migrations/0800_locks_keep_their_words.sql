-- Closing a year leaves a lock of later days as it is, and opening it again gives back the one of before: with the reason, the
-- name and the day that it had. Where there is no firm any more, the main user reopens a year that it closed, as they open what it locked.
--
-- SQLSTATEs raised here: KL005 books that the firm locked, KL009 a closing that is not the newest or was taken back.
SET LOCAL lock_timeout = '5s';

-- The lock as it was before; null of closings of before this migration, which kept its day alone.
ALTER TABLE year_closings ADD COLUMN reason_before text;
ALTER TABLE year_closings ADD COLUMN locked_by_before bigint;
ALTER TABLE year_closings ADD COLUMN changed_before timestamptz;
ALTER TABLE year_closings ADD COLUMN firm_locked_before date;
-- What the lock says because of this closing.
ALTER TABLE year_closings ADD COLUMN lock_reason text;

-- As in 0797, with what the lock says; the one of three arguments is for servers of before.
CREATE FUNCTION finish_year_close(closing_id bigint, entry_id bigint, as_firm boolean, why text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  known book_locks;
  closing year_closings;
  until date;
BEGIN
  SELECT * INTO STRICT known FROM book_locks WHERE administration_id = administration FOR UPDATE;
  UPDATE year_closings SET journal_entry_id = entry_id, lock_reason = why, reason_before = known.reason,
      locked_by_before = known.locked_by, changed_before = known.changed_at, firm_locked_before = known.firm_locked_until
    WHERE administration_id = administration AND id = closing_id AND journal_entry_id IS NULL AND reopened_at IS NULL
    RETURNING * INTO STRICT closing;
  until := greatest(closing.locked_before, closing.last_day);
  UPDATE book_locks SET locked_until = until, by_firm = by_firm OR as_firm,
    firm_locked_until = CASE WHEN as_firm THEN greatest(firm_locked_until, closing.last_day) ELSE firm_locked_until END
    WHERE administration_id = administration;
  IF closing.locked_before >= closing.last_day THEN
    RETURN;
  END IF;
  UPDATE book_locks SET reason = why, locked_by = closing.closed_by, changed_at = closing.closed_at
    WHERE administration_id = administration;
  INSERT INTO audit_log (administration_id, user_id, action, entity, entity_id, details, created_at)
    VALUES (administration, closing.closed_by, 'lock', 'book_lock', administration,
      jsonb_build_object('from', closing.locked_before, 'until', until, 'reason', why, 'byFirm', as_firm), closing.closed_at);
END $$;

-- As in 0043; the lock of before stands again as it was.
CREATE OR REPLACE FUNCTION reopen_fiscal_year(closing_id bigint, why text, who bigint, as_firm boolean, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  closing year_closings;
  earlier year_closings;
  known book_locks;
  wanted date;
  of_firm date;
BEGIN
  PERFORM FROM administrations WHERE id = administration FOR NO KEY UPDATE;
  SELECT * INTO STRICT known FROM book_locks WHERE administration_id = administration FOR UPDATE;
  UPDATE year_closings SET reopened_by = who, reopened_at = at, reopen_reason = why
    WHERE administration_id = administration AND id = closing_id AND reopened_at IS NULL
    RETURNING * INTO closing;
  IF closing.id IS NULL OR EXISTS (SELECT FROM year_closings WHERE administration_id = administration
      AND reopened_at IS NULL AND last_day > closing.last_day) THEN
    RAISE EXCEPTION 'only the newest closed year is opened' USING ERRCODE = 'KL009';
  END IF;
  SELECT * INTO earlier FROM year_closings WHERE administration_id = administration AND reopened_at IS NULL
    ORDER BY last_day DESC LIMIT 1;
  wanted := greatest(earlier.last_day, CASE WHEN closing.locked_before < closing.last_day THEN closing.locked_before END);
  IF coalesce(wanted, '-infinity') < known.firm_locked_until AND NOT may_open_firm_lock(administration, who, as_firm) THEN
    RAISE EXCEPTION 'the firm locked these books' USING ERRCODE = 'KL005';
  END IF;
  of_firm := CASE WHEN wanted >= known.firm_locked_until THEN known.firm_locked_until WHEN as_firm THEN wanted END;
  IF wanted = closing.locked_before AND closing.changed_before IS NOT NULL THEN
    UPDATE book_locks SET locked_until = wanted, reason = closing.reason_before, locked_by = closing.locked_by_before,
      changed_at = closing.changed_before, firm_locked_until = closing.firm_locked_before,
      by_firm = closing.firm_locked_before IS NOT NULL
      WHERE administration_id = administration;
  ELSIF wanted = earlier.last_day AND earlier.lock_reason IS NOT NULL THEN
    UPDATE book_locks SET locked_until = wanted, reason = earlier.lock_reason, locked_by = earlier.closed_by,
      changed_at = earlier.closed_at, firm_locked_until = of_firm, by_firm = of_firm IS NOT NULL
      WHERE administration_id = administration;
  ELSE
    UPDATE book_locks SET locked_until = wanted, reason = why, locked_by = who, changed_at = at,
      firm_locked_until = of_firm, by_firm = of_firm IS NOT NULL
      WHERE administration_id = administration;
  END IF;
  INSERT INTO audit_log (administration_id, user_id, action, entity, entity_id, details, created_at)
    VALUES (administration, who, 'unlock', 'book_lock', administration,
      jsonb_build_object('from', known.locked_until, 'until', wanted, 'reason', why, 'byFirm', as_firm), at);
END $$;

REVOKE ALL ON FUNCTION finish_year_close(bigint, bigint, boolean, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION finish_year_close(bigint, bigint, boolean, text) TO klopt_app;
