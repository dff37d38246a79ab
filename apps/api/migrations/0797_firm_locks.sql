-- The firm locks up to a day of its own: what somebody else locks beyond it, they take back themselves.
--
-- SQLSTATE raised here: KL005 books that the firm locked.
SET LOCAL lock_timeout = '5s';

-- The last day that the firm locked; null when it locked none. `by_firm` says the same to servers that still run.
ALTER TABLE book_locks ADD COLUMN firm_locked_until date;
UPDATE book_locks SET firm_locked_until = locked_until WHERE by_firm;

-- What the firm locked, the firm unlocks; the main user when there is no firm.
CREATE FUNCTION may_open_firm_lock(administration bigint, who bigint, as_firm boolean) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT as_firm OR EXISTS (
    SELECT FROM administrations a JOIN roles r ON r.administration_id = a.id
    WHERE a.id = administration AND a.firm_id IS NULL AND r.user_id = who AND r.is_primary_user
      AND r.deactivated_at IS NULL
  )
$$;
REVOKE ALL ON FUNCTION may_open_firm_lock FROM PUBLIC;
GRANT EXECUTE ON FUNCTION may_open_firm_lock TO klopt_app;

CREATE OR REPLACE FUNCTION set_book_lock(wanted date, why text, who bigint, as_firm boolean, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  known book_locks;
  of_firm date;
BEGIN
  INSERT INTO book_locks (administration_id) VALUES (administration) ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT known FROM book_locks WHERE administration_id = administration FOR UPDATE;
  IF coalesce(wanted, '-infinity') < known.firm_locked_until AND NOT may_open_firm_lock(administration, who, as_firm) THEN
    RAISE EXCEPTION 'the firm locked these books' USING ERRCODE = 'KL005';
  END IF;
  IF coalesce(wanted, '-infinity') < coalesce(known.locked_until, '-infinity') AND trim(why) = '' THEN
    RAISE EXCEPTION 'unlocking needs a reason' USING ERRCODE = '23514';
  END IF;
  of_firm := CASE WHEN as_firm THEN wanted WHEN wanted >= known.firm_locked_until THEN known.firm_locked_until END;
  UPDATE book_locks SET locked_until = wanted, reason = why, locked_by = who, changed_at = at,
    firm_locked_until = of_firm, by_firm = of_firm IS NOT NULL
    WHERE administration_id = administration;
  INSERT INTO audit_log (administration_id, user_id, action, entity, entity_id, details, created_at)
    VALUES (administration, who, CASE WHEN wanted IS NULL THEN 'unlock' ELSE 'lock' END, 'book_lock', administration,
      jsonb_build_object('from', known.locked_until, 'until', wanted, 'reason', why, 'byFirm', as_firm), at);
END $$;

CREATE OR REPLACE FUNCTION finish_year_close(closing_id bigint, entry_id bigint, as_firm boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  closing year_closings;
BEGIN
  UPDATE year_closings SET journal_entry_id = entry_id
    WHERE administration_id = administration AND id = closing_id AND journal_entry_id IS NULL AND reopened_at IS NULL
    RETURNING * INTO STRICT closing;
  UPDATE book_locks SET locked_until = greatest(closing.locked_before, closing.last_day),
    reason = 'Boekjaar ' || closing.fiscal_year || ' afgesloten', locked_by = closing.closed_by,
    changed_at = closing.closed_at, by_firm = by_firm OR as_firm,
    firm_locked_until = CASE WHEN as_firm THEN greatest(firm_locked_until, closing.last_day) ELSE firm_locked_until END
    WHERE administration_id = administration;
  INSERT INTO audit_log (administration_id, user_id, action, entity, entity_id, details, created_at)
    VALUES (administration, closing.closed_by, 'lock', 'book_lock', administration,
      jsonb_build_object('from', closing.locked_before, 'until', greatest(closing.locked_before, closing.last_day),
        'reason', 'Boekjaar ' || closing.fiscal_year || ' afgesloten', 'byFirm', as_firm), closing.closed_at);
END $$;
