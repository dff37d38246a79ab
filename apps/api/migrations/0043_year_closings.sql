-- Closing a fiscal year: its result goes to equity by one entry on its last day, and its books are locked. Taken back by
-- the reversal of that entry, the newest first.
--
-- SQLSTATEs raised here: KL005 books that the firm locked, KL009 a closing that is not the newest or was taken back, KL010
-- a year that is closed.
SET LOCAL lock_timeout = '5s';

CREATE TABLE year_closings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Named by the calendar year in which it ends.
  fiscal_year integer NOT NULL,
  last_day date NOT NULL,
  -- Null for a year in which nothing was earned, spent or taken out.
  journal_entry_id bigint,
  -- Up to where the books were locked before.
  locked_before date,
  closed_by bigint NOT NULL REFERENCES users,
  closed_at timestamptz NOT NULL,
  reopened_by bigint REFERENCES users,
  reopened_at timestamptz,
  reopen_reason text CHECK (trim(reopen_reason) <> ''),
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id),
  CHECK (num_nonnulls(reopened_by, reopened_at, reopen_reason) IN (0, 3))
);
CREATE UNIQUE INDEX year_closings_one ON year_closings (administration_id, fiscal_year) WHERE reopened_at IS NULL;
SELECT klopt_protect('year_closings');
GRANT SELECT ON year_closings TO klopt_app;

-- Begins closing a year: waits for postings that run and holds up those that come, so that its sums stand still. Its last
-- day is open to this transaction alone, for the entry; `finish_year_close` has to follow before the commit.
CREATE FUNCTION start_year_close(closed_year integer, final_day date, who bigint, at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  known date;
  started bigint;
BEGIN
  PERFORM FROM administrations WHERE id = administration FOR NO KEY UPDATE;
  INSERT INTO book_locks (administration_id) VALUES (administration) ON CONFLICT DO NOTHING;
  SELECT locked_until INTO known FROM book_locks WHERE administration_id = administration FOR UPDATE;
  IF EXISTS (SELECT FROM year_closings WHERE administration_id = administration AND reopened_at IS NULL
      AND last_day >= final_day) THEN
    RAISE EXCEPTION 'the year is closed' USING ERRCODE = 'KL010';
  END IF;
  INSERT INTO year_closings (administration_id, fiscal_year, last_day, locked_before, closed_by, closed_at)
    VALUES (administration, closed_year, final_day, known, who, at) RETURNING id INTO started;
  UPDATE book_locks SET locked_until = final_day - 1 WHERE administration_id = administration AND locked_until >= final_day;
  RETURN started;
END $$;

-- Ends closing a year: names its entry and locks the books up to its last day, or as far as they were locked before.
CREATE FUNCTION finish_year_close(closing_id bigint, entry_id bigint, as_firm boolean) RETURNS void
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
    changed_at = closing.closed_at, by_firm = by_firm OR as_firm
    WHERE administration_id = administration;
  INSERT INTO audit_log (administration_id, user_id, action, entity, entity_id, details, created_at)
    VALUES (administration, closing.closed_by, 'lock', 'book_lock', administration,
      jsonb_build_object('from', closing.locked_before, 'until', greatest(closing.locked_before, closing.last_day),
        'reason', 'Boekjaar ' || closing.fiscal_year || ' afgesloten', 'byFirm', as_firm), closing.closed_at);
END $$;

-- Opens the newest closed year again, with its books: they are locked as far as the year before is closed, or as somebody
-- locked them within the year. The entry is for the caller to reverse.
CREATE FUNCTION reopen_fiscal_year(closing_id bigint, why text, who bigint, as_firm boolean, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  closing year_closings;
  known book_locks;
  wanted date;
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
  IF known.by_firm AND NOT as_firm THEN
    RAISE EXCEPTION 'the firm locked these books' USING ERRCODE = 'KL005';
  END IF;
  wanted := greatest(
    (SELECT max(last_day) FROM year_closings WHERE administration_id = administration AND reopened_at IS NULL),
    CASE WHEN closing.locked_before < closing.last_day THEN closing.locked_before END);
  UPDATE book_locks SET locked_until = wanted, reason = why, locked_by = who, changed_at = at, by_firm = as_firm AND wanted IS NOT NULL
    WHERE administration_id = administration;
  INSERT INTO audit_log (administration_id, user_id, action, entity, entity_id, details, created_at)
    VALUES (administration, who, 'unlock', 'book_lock', administration,
      jsonb_build_object('from', known.locked_until, 'until', wanted, 'reason', why, 'byFirm', as_firm), at);
END $$;

-- At the commit the books of a closed year are locked, whoever moved the lock.
CREATE FUNCTION check_closed_years() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM year_closings c JOIN book_locks b ON b.administration_id = c.administration_id
      WHERE c.administration_id = NEW.administration_id AND c.reopened_at IS NULL
        AND coalesce(b.locked_until, '-infinity') < c.last_day) THEN
    RAISE EXCEPTION 'the books of a closed year stay locked' USING ERRCODE = 'KL010';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER year_closings_locked AFTER INSERT OR UPDATE ON year_closings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_closed_years();
CREATE CONSTRAINT TRIGGER book_locks_of_closed_years AFTER UPDATE ON book_locks DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_closed_years();

REVOKE ALL ON FUNCTION start_year_close, finish_year_close, reopen_fiscal_year, check_closed_years FROM PUBLIC;
GRANT EXECUTE ON FUNCTION start_year_close, finish_year_close, reopen_fiscal_year TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
