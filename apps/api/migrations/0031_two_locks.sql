-- Two locks, apart. VAT is frozen by membership: a return consists of the lines that belong to it, and the months stay
-- open. Books are locked up to a day by whoever keeps them, and only that refuses an entry by its date.
--
-- SQLSTATEs raised here: KL002 an entry in locked books, KL005 books that the firm locked, KL006 a period of which a
-- return stands, KL007 a return that is not the newest, KL008 a return that is not what its lines are: a fault of ours. What is filed from here on is filed by the functions below:
-- a server from before may read on, and its filing is refused.
SET LOCAL lock_timeout = '5s';

-- Books -----------------------------------------------------------------------------------------------------------

-- One row an administration; made by the first posting or the first lock. What was before stands in audit_log.
CREATE TABLE book_locks (
  administration_id bigint PRIMARY KEY REFERENCES administrations,
  -- The last day on which nothing is posted any more; null while all of the books are open.
  locked_until date CHECK (locked_until BETWEEN '2000-01-01' AND '2100-12-30'),
  reason text NOT NULL DEFAULT '',
  locked_by bigint REFERENCES users,
  -- What the firm locked, the firm unlocks.
  by_firm boolean NOT NULL DEFAULT false,
  changed_at timestamptz
);
SELECT klopt_protect('book_locks');

-- The only writer of the lock: moves it to a day, or opens the books with null. Waits for postings that run. Taking it
-- back needs a reason, and the firm when the firm locked. Leaves an audit row.
CREATE FUNCTION set_book_lock(wanted date, why text, who bigint, as_firm boolean, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  known book_locks;
BEGIN
  INSERT INTO book_locks (administration_id) VALUES (administration) ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT known FROM book_locks WHERE administration_id = administration FOR UPDATE;
  IF coalesce(wanted, '-infinity') < coalesce(known.locked_until, '-infinity') THEN
    IF known.by_firm AND NOT as_firm THEN
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

-- The first day from `wanted` on that is open: `wanted` itself, or the day after the lock.
CREATE OR REPLACE FUNCTION first_open_date(administration bigint, wanted date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT greatest(wanted, (SELECT locked_until + 1 FROM book_locks WHERE administration_id = administration))
$$;

-- VAT -------------------------------------------------------------------------------------------------------------

-- Returns, and later the corrections of them.
ALTER TABLE vat_returns ADD COLUMN kind text NOT NULL DEFAULT 'return' CHECK (kind IN ('return', 'correction'));
DROP INDEX vat_returns_period;
CREATE UNIQUE INDEX vat_returns_period ON vat_returns (administration_id, period_start)
  WHERE deleted_at IS NULL AND kind = 'return';

-- The lines that a standing return or correction consists of: each line in at most one.
CREATE TABLE vat_return_lines (
  administration_id bigint NOT NULL,
  return_id bigint NOT NULL,
  line_id bigint NOT NULL,
  -- Repeated from the line.
  vat_date date NOT NULL,
  -- Of a period that was filed before: it was late, and went along.
  is_late boolean NOT NULL,
  PRIMARY KEY (administration_id, line_id),
  FOREIGN KEY (administration_id, return_id) REFERENCES vat_returns (administration_id, id),
  FOREIGN KEY (administration_id, line_id) REFERENCES journal_lines (administration_id, id)
);
CREATE INDEX vat_return_lines_return ON vat_return_lines (administration_id, return_id);
CREATE INDEX vat_return_lines_late ON vat_return_lines (administration_id, vat_date) WHERE is_late;
SELECT klopt_protect('vat_return_lines');

-- The VAT lines of no standing return: those of open periods, and the late ones of filed periods. Every VAT line stands
-- here or above, so that nobody has to look through all years for what is not declared yet.
CREATE TABLE undeclared_vat_lines (
  administration_id bigint NOT NULL,
  line_id bigint NOT NULL,
  vat_date date NOT NULL,
  PRIMARY KEY (administration_id, line_id),
  FOREIGN KEY (administration_id, line_id) REFERENCES journal_lines (administration_id, id)
);
CREATE INDEX undeclared_vat_lines_date ON undeclared_vat_lines (administration_id, vat_date);
SELECT klopt_protect('undeclared_vat_lines');

-- Begins a return: locks its months, so that a posting at this moment is in it or late, and gives it its members, the
-- undeclared lines of its period and, when asked, the late ones of filed periods. `freeze_vat_return` has to follow
-- before the commit. Takes its locks in the order of post_entry: the books, then the months.
CREATE FUNCTION start_vat_return(first_day date, last_day date, with_late boolean, who bigint, at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
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
        SELECT FROM vat_returns r WHERE r.administration_id = administration AND r.kind = 'return'
          AND r.deleted_at IS NULL AND u.vat_date BETWEEN r.period_start AND r.period_end)))
    RETURNING u.line_id, u.vat_date
  )
  INSERT INTO vat_return_lines (administration_id, return_id, line_id, vat_date, is_late)
    SELECT administration, started, line_id, vat_date, vat_date < first_day FROM taken;
  RETURN started;
END $$;

-- Freezes the boxes that were summed from the members, once, with the entry that posted them.
CREATE FUNCTION freeze_vat_return(return_id bigint, summed jsonb, euros bigint, entry_id bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE vat_returns SET boxes = summed, payable_euros = euros, journal_entry_id = entry_id
    WHERE administration_id = nullif(current_setting('klopt.administration_id', true), '')::bigint
      AND id = return_id AND boxes = '[]' AND journal_entry_id IS NULL AND deleted_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'only a return that was just begun can be frozen' USING ERRCODE = 'KL008';
  END IF;
END $$;

-- At the commit a new return has boxes, and what they come to is what its members come to.
CREATE FUNCTION check_filed_return() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  members bigint;
  filed bigint;
BEGIN
  SELECT (box ->> 'vatCents')::bigint INTO filed
    FROM vat_returns r, jsonb_array_elements(r.boxes) AS box
    WHERE r.administration_id = NEW.administration_id AND r.id = NEW.id AND box ->> 'box' = '5g';
  SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0) INTO members
    FROM vat_return_lines m JOIN journal_lines l ON l.administration_id = m.administration_id AND l.id = m.line_id
    WHERE m.administration_id = NEW.administration_id AND m.return_id = NEW.id AND l.vat_kind IN ('output', 'input');
  IF filed IS DISTINCT FROM members THEN
    RAISE EXCEPTION 'return % comes to %, its lines to %', NEW.id, filed, members USING ERRCODE = 'KL008';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER vat_returns_frozen AFTER INSERT ON vat_returns DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_filed_return();

-- Takes back the newest return: its lines belong to none again. The entry that posted it is for the caller to reverse.
CREATE FUNCTION delete_vat_return(return_id bigint, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  first_day date;
BEGIN
  PERFORM FROM administrations WHERE id = administration FOR NO KEY UPDATE;
  UPDATE vat_returns SET deleted_at = at
    WHERE administration_id = administration AND id = return_id AND deleted_at IS NULL AND kind = 'return'
    RETURNING period_start INTO first_day;
  IF first_day IS NULL OR EXISTS (
    SELECT FROM vat_returns WHERE administration_id = administration AND kind = 'return' AND deleted_at IS NULL
      AND period_start > first_day
  ) THEN
    RAISE EXCEPTION 'only the newest return can be taken back' USING ERRCODE = 'KL007';
  END IF;
  WITH freed AS (
    DELETE FROM vat_return_lines m WHERE m.administration_id = administration AND m.return_id = delete_vat_return.return_id
    RETURNING m.line_id, m.vat_date
  )
  INSERT INTO undeclared_vat_lines (administration_id, line_id, vat_date)
    SELECT administration, line_id, vat_date FROM freed;
END $$;

-- Posting ---------------------------------------------------------------------------------------------------------

-- As in 0017, with the two locks: it holds the lock of the books FOR SHARE and refuses what lies up to its day, and
-- the months of its VAT lines, which filing locks FOR UPDATE. A line may have a vat_date of its own. Every VAT line
-- begins as undeclared.
CREATE OR REPLACE FUNCTION post_entry(header jsonb, lines jsonb, at timestamptz, OUT entry_id bigint, OUT entry_number bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  entry_day date := (header ->> 'entry_date')::date;
  vat_day date := coalesce((header ->> 'vat_date')::date, entry_day);
  book bigint := (header ->> 'journal_id')::bigint;
  locked_day date;
  vat_month date;
  entry_year integer;
BEGIN
  IF administration IS NULL THEN
    RAISE EXCEPTION 'posting needs the scope of an administration' USING ERRCODE = 'KL003';
  END IF;
  IF jsonb_array_length(lines) < 2 THEN
    RAISE EXCEPTION 'journal entry has no lines' USING ERRCODE = 'KL001';
  END IF;
  IF NOT EXISTS (SELECT FROM journals WHERE administration_id = administration AND id = book) THEN
    RAISE EXCEPTION 'journal of another administration' USING ERRCODE = 'KL003';
  END IF;

  -- The row exists before it is locked, so that locking and posting meet on it.
  SELECT locked_until INTO locked_day FROM book_locks WHERE administration_id = administration FOR SHARE;
  IF NOT FOUND THEN
    INSERT INTO book_locks (administration_id) VALUES (administration) ON CONFLICT DO NOTHING;
    SELECT locked_until INTO locked_day FROM book_locks WHERE administration_id = administration FOR SHARE;
  END IF;
  IF entry_day <= locked_day THEN
    RAISE EXCEPTION 'the books are locked up to %', locked_day USING ERRCODE = 'KL002';
  END IF;
  FOR vat_month IN
    SELECT DISTINCT date_trunc('month', coalesce((line ->> 'vat_date')::date, vat_day))::date
    FROM jsonb_array_elements(lines) AS line WHERE line ->> 'vat_code' IS NOT NULL ORDER BY 1
  LOOP
    PERFORM FROM periods WHERE administration_id = administration AND month = vat_month FOR SHARE;
    IF NOT FOUND THEN
      INSERT INTO periods (administration_id, month) VALUES (administration, vat_month) ON CONFLICT DO NOTHING;
      PERFORM FROM periods WHERE administration_id = administration AND month = vat_month FOR SHARE;
    END IF;
  END LOOP;

  SELECT fiscal_year_of(entry_day, fiscal_year_start_month) INTO STRICT entry_year
    FROM administrations WHERE id = administration FOR KEY SHARE;
  entry_number := take_numbers(administration, 'journal:' || book || ':' || entry_year, 1);
  WITH entry AS (
    INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year,
      number, description, source_type, source_id, reverses_entry_id, created_by, created_at)
    VALUES (administration, book, entry_day, coalesce((header ->> 'document_date')::date, entry_day),
      vat_day, entry_year, entry_number,
      header ->> 'description', header ->> 'source_type', (header ->> 'source_id')::bigint,
      (header ->> 'reverses_entry_id')::bigint, (header ->> 'created_by')::bigint, at)
    RETURNING id, entry_date, vat_date
  ), written AS (
    INSERT INTO journal_lines (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents,
      vat_code, vat_kind, contact_id, description, entry_date, vat_date)
    SELECT administration, entry.id, line.position, (line.value ->> 'account_id')::bigint,
      coalesce((line.value ->> 'debit_cents')::bigint, 0), coalesce((line.value ->> 'credit_cents')::bigint, 0),
      line.value ->> 'vat_code', line.value ->> 'vat_kind', (line.value ->> 'contact_id')::bigint,
      coalesce(line.value ->> 'description', ''), entry.entry_date,
      coalesce((line.value ->> 'vat_date')::date, entry.vat_date)
    FROM entry, jsonb_array_elements(lines) WITH ORDINALITY AS line (value, position)
    RETURNING id, vat_code, vat_date
  ), undeclared AS (
    INSERT INTO undeclared_vat_lines (administration_id, line_id, vat_date)
    SELECT administration, written.id, written.vat_date FROM written WHERE written.vat_code IS NOT NULL
  )
  SELECT id INTO entry_id FROM entry;
END $$;

-- Living books ------------------------------------------------------------------------------------------------------

-- A return was made of the lines whose entry date lay in its months, also those with an earlier VAT date: otherwise
-- they would be declared twice.
INSERT INTO vat_return_lines (administration_id, return_id, line_id, vat_date, is_late)
SELECT l.administration_id, r.id, l.id, l.vat_date, l.vat_date < r.period_start
FROM vat_returns r
JOIN journal_lines l ON l.administration_id = r.administration_id AND l.vat_code IS NOT NULL
  AND l.entry_date BETWEEN r.period_start AND r.period_end
WHERE r.deleted_at IS NULL;

INSERT INTO undeclared_vat_lines (administration_id, line_id, vat_date)
SELECT l.administration_id, l.id, l.vat_date FROM journal_lines l
WHERE l.vat_code IS NOT NULL AND NOT EXISTS (
  SELECT FROM vat_return_lines m WHERE m.administration_id = l.administration_id AND m.line_id = l.id);

-- Each return is held against the boxes it was filed with, which are frozen: a difference is for a person to look at.
DO $$
DECLARE wrong record;
BEGIN
  WITH codes (code, is_purchase, base_box, output_box) AS (VALUES
    ('sale_high', false, '1a', '1a'), ('sale_low', false, '1b', '1b'), ('sale_lodging', false, '1a', '1a'),
    ('sale_zero', false, '1e', NULL), ('sale_reverse', false, '1e', NULL), ('sale_eu_goods', false, '3b', NULL),
    ('sale_eu_services', false, '3b', NULL), ('sale_eu_triangular', false, '3b', NULL),
    ('sale_eu_installation', false, '3c', NULL), ('sale_export', false, '3a', NULL), ('private_use', false, '1d', '1d'),
    ('purchase_reverse', true, '2a', '2a'), ('purchase_eu_goods', true, '4b', '4b'),
    ('purchase_eu_goods_low', true, '4b', '4b'), ('purchase_eu_services', true, '4b', '4b'),
    ('purchase_non_eu', true, '4a', '4a'), ('purchase_non_eu_low', true, '4a', '4a')
  ), members AS (
    SELECT m.return_id,
      CASE l.vat_kind WHEN 'input' THEN '5b' WHEN 'base' THEN c.base_box ELSE c.output_box END AS box,
      l.vat_kind = 'base' AS is_base,
      (l.credit_cents - l.debit_cents)
        * CASE WHEN l.vat_kind = 'input' OR (l.vat_kind = 'base' AND c.is_purchase) THEN -1 ELSE 1 END AS cents
    FROM vat_return_lines m
    JOIN journal_lines l ON l.administration_id = m.administration_id AND l.id = m.line_id
    LEFT JOIN codes c ON c.code = l.vat_code
  ), summed AS (
    SELECT return_id, box, coalesce(sum(cents) FILTER (WHERE is_base), 0) AS base,
      coalesce(sum(cents) FILTER (WHERE NOT is_base), 0) AS vat
    FROM members WHERE box IS NOT NULL GROUP BY return_id, box
  ), filed AS (
    SELECT r.id AS return_id, stored ->> 'box' AS box, coalesce((stored ->> 'baseCents')::bigint, 0) AS base,
      coalesce((stored ->> 'vatCents')::bigint, 0) AS vat
    FROM vat_returns r, jsonb_array_elements(r.boxes) AS stored
    WHERE r.deleted_at IS NULL AND stored ->> 'box' NOT IN ('5a', '5g')
  )
  SELECT r.id, r.administration_id, r.period_start, r.period_end, box, coalesce(f.base, 0) AS filed_base,
    coalesce(f.vat, 0) AS filed_vat, coalesce(s.base, 0) AS base, coalesce(s.vat, 0) AS vat
  INTO wrong
  FROM filed f FULL JOIN summed s USING (return_id, box) JOIN vat_returns r ON r.id = return_id
  WHERE (coalesce(f.base, 0), coalesce(f.vat, 0)) <> (coalesce(s.base, 0), coalesce(s.vat, 0))
  ORDER BY r.id, box LIMIT 1;
  IF wrong.id IS NOT NULL THEN
    RAISE EXCEPTION 'btw-aangifte % (% t/m %) van administratie %: in rubriek % staan % en % cent, de boekingen komen op % en %',
      wrong.id, wrong.period_start, wrong.period_end, wrong.administration_id, wrong.box, wrong.filed_base, wrong.filed_vat,
      wrong.base, wrong.vat;
  END IF;
END $$;

-- What filing locked is open: nobody locked these books. The column goes when no server reads it any more.
UPDATE periods SET locked_at = NULL WHERE locked_at IS NOT NULL;

-- Who may do what -----------------------------------------------------------------------------------------------------

REVOKE ALL ON FUNCTION set_book_lock, start_vat_return, freeze_vat_return, delete_vat_return, check_filed_return FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_book_lock, start_vat_return, freeze_vat_return, delete_vat_return TO klopt_app;
GRANT SELECT ON book_locks, vat_return_lines, undeclared_vat_lines TO klopt_app;
REVOKE INSERT, UPDATE ON periods, vat_returns FROM klopt_app;

CREATE OR REPLACE VIEW filed_returns WITH (security_invoker) AS
  SELECT id, administration_id, period_start, period_end, boxes, payable_euros, journal_entry_id, filed_by, filed_at,
    deleted_at, kind
  FROM vat_returns;
CREATE VIEW declared_lines WITH (security_invoker) AS
  SELECT administration_id, return_id, line_id, vat_date, is_late FROM vat_return_lines;
CREATE VIEW undeclared_lines WITH (security_invoker) AS
  SELECT administration_id, line_id, vat_date FROM undeclared_vat_lines;
GRANT SELECT ON declared_lines, undeclared_lines TO klopt_app;
