-- VAT that cannot be declared any more goes along with no return, however late returns of older periods are filed.
SET LOCAL lock_timeout = '5s';

-- The filed periods whose late lines a return up to `last_day` takes along when it is filed on `filed_on`: not those that a
-- correction is decided for, nor those of which the fifth year after theirs is over. The one of two arguments reckoned with
-- the first day on which a return can be filed; servers of before read it still.
CREATE FUNCTION takes_late(administration bigint, last_day date, filed_on date)
RETURNS TABLE (period_start date, period_end date) LANGUAGE sql STABLE AS $$
  SELECT r.period_start, r.period_end FROM vat_returns r
  WHERE r.administration_id = administration AND r.kind = 'return' AND r.deleted_at IS NULL
    AND extract(year FROM greatest(last_day + 1, filed_on)) <= extract(year FROM r.period_end) + 5
    AND NOT EXISTS (SELECT FROM vat_late_decisions d WHERE d.administration_id = administration
      AND d.period_start = r.period_start AND d.decision = 'correction')
$$;

-- As in 0055; the day on which it is filed decides what can still be declared.
CREATE OR REPLACE FUNCTION start_vat_return(first_day date, last_day date, with_late boolean, who bigint, at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  filed_on date := (at AT TIME ZONE 'Europe/Amsterdam')::date;
  started bigint;
BEGIN
  PERFORM FROM administrations WHERE id = administration FOR NO KEY UPDATE;
  INSERT INTO book_locks (administration_id) VALUES (administration) ON CONFLICT DO NOTHING;
  PERFORM FROM book_locks WHERE administration_id = administration FOR SHARE;
  INSERT INTO periods (administration_id, month)
    SELECT administration, day::date FROM generate_series(first_day, last_day, interval '1 month') AS day
    ON CONFLICT DO NOTHING;
  PERFORM FROM periods WHERE administration_id = administration AND month BETWEEN first_day AND last_day
    ORDER BY month FOR UPDATE;
  IF EXISTS (
    SELECT FROM vat_returns WHERE administration_id = administration AND kind = 'return' AND deleted_at IS NULL
      AND period_start <= last_day AND first_day <= period_end
  ) THEN
    RAISE EXCEPTION 'a return of this period stands' USING ERRCODE = 'KL006';
  END IF;
  INSERT INTO vat_returns (administration_id, period_start, period_end, boxes, payable_euros, filed_by, filed_at)
    VALUES (administration, first_day, last_day, '[]', 0, who, at) RETURNING id INTO started;
  WITH taken AS (
    DELETE FROM undeclared_vat_lines u
    WHERE u.administration_id = administration AND (
      u.vat_date BETWEEN first_day AND last_day
      OR (with_late AND u.vat_date < first_day AND EXISTS (
        SELECT FROM takes_late(administration, last_day, filed_on) t
        WHERE u.vat_date BETWEEN t.period_start AND t.period_end)))
    RETURNING u.line_id, u.vat_date
  )
  INSERT INTO vat_return_lines (administration_id, return_id, line_id, vat_date, is_late)
    SELECT administration, started, line_id, vat_date, vat_date < first_day FROM taken;
  IF with_late THEN
    DELETE FROM vat_late_decisions WHERE administration_id = administration AND decision = 'next_return';
  END IF;
  RETURN started;
END $$;
