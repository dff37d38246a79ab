-- Who locked beyond the day of the firm and moves the lock back to it leaves the lock of the firm, with its reason, its name and its
-- moment, as the audit log has them.
--
-- SQLSTATE raised here: KL005 books that the firm locked.
SET LOCAL lock_timeout = '5s';

-- As in 0797.
CREATE OR REPLACE FUNCTION set_book_lock(wanted date, why text, who bigint, as_firm boolean, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  known book_locks;
  of_firm date;
  said record;
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
  IF wanted = known.firm_locked_until AND NOT as_firm THEN
    SELECT details ->> 'reason' AS reason, user_id, created_at INTO said FROM audit_log
      WHERE administration_id = administration AND entity = 'book_lock' AND details ->> 'until' = wanted::text
        AND (details ->> 'byFirm')::boolean ORDER BY id DESC LIMIT 1;
    IF said.created_at IS NOT NULL THEN
      UPDATE book_locks SET reason = said.reason, locked_by = said.user_id, changed_at = said.created_at
        WHERE administration_id = administration;
    END IF;
  END IF;
  INSERT INTO audit_log (administration_id, user_id, action, entity, entity_id, details, created_at)
    VALUES (administration, who, CASE WHEN wanted IS NULL THEN 'unlock' ELSE 'lock' END, 'book_lock', administration,
      jsonb_build_object('from', known.locked_until, 'until', wanted, 'reason', why, 'byFirm', as_firm), at);
END $$;
