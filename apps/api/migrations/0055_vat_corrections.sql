-- What is late of a filed period is decided by period, and a period can be corrected (suppletie): a correction stands in
-- vat_returns beside the return, takes its lines when it is handed in, and gives them back when it is deleted.
--
-- SQLSTATEs raised here: KL051 a correction while one of its period is handed in and not processed, KL052 a return of which
-- a correction stands, KL053 deleting a correction that was processed, KL008 a correction that is not what its lines are.
SET LOCAL lock_timeout = '5s';

ALTER TABLE vat_returns
  -- Of a correction alone.
  ADD COLUMN state text,
  -- The return or correction that it is compared with; known once it is handed in.
  ADD COLUMN corrects_id bigint,
  ADD COLUMN submitted_at timestamptz,
  ADD COLUMN processed_at timestamptz,
  -- The tax authority's assessment: its day, and what it comes to with interest and fine.
  ADD COLUMN assessed_on date,
  ADD COLUMN assessed_cents bigint,
  ADD COLUMN interest_cents bigint,
  ADD COLUMN fine_cents bigint,
  ADD CONSTRAINT vat_returns_corrects FOREIGN KEY (administration_id, corrects_id)
    REFERENCES vat_returns (administration_id, id),
  ADD CONSTRAINT vat_returns_state CHECK (
    CASE WHEN kind = 'return' THEN state IS NULL ELSE state IN ('draft', 'submitted', 'processed') END),
  ADD CONSTRAINT vat_returns_submitted CHECK (
    (state IN ('submitted', 'processed')) IS NOT TRUE OR num_nonnulls(corrects_id, submitted_at) = 2),
  ADD CONSTRAINT vat_returns_processed CHECK ((state = 'processed') IS NOT TRUE
    OR num_nonnulls(processed_at, assessed_on, assessed_cents, interest_cents, fine_cents) = 5);
-- The corrections of a period follow one another.
CREATE UNIQUE INDEX vat_returns_correction ON vat_returns (administration_id, period_start)
  WHERE deleted_at IS NULL AND kind = 'correction' AND state <> 'processed';

-- What somebody decided about what is late of a period, until a return or a correction takes it.
CREATE TABLE vat_late_decisions (
  administration_id bigint NOT NULL REFERENCES administrations,
  period_start date NOT NULL,
  decision text NOT NULL CHECK (decision IN ('next_return', 'correction')),
  decided_by bigint REFERENCES users,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (administration_id, period_start)
);
SELECT klopt_protect('vat_late_decisions');

-- Keeps a decision about a period of which a return stands; the last one holds.
CREATE FUNCTION decide_late_vat(first_day date, what text, who bigint, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
BEGIN
  PERFORM FROM administrations WHERE id = administration FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM vat_returns WHERE administration_id = administration AND kind = 'return'
      AND deleted_at IS NULL AND period_start = first_day) THEN
    RAISE EXCEPTION 'no return of this period stands' USING ERRCODE = 'KL003';
  END IF;
  INSERT INTO vat_late_decisions (administration_id, period_start, decision, decided_by, decided_at)
    VALUES (administration, first_day, what, who, at)
    ON CONFLICT (administration_id, period_start)
      DO UPDATE SET decision = excluded.decision, decided_by = excluded.decided_by, decided_at = excluded.decided_at;
END $$;

-- The filed periods whose late lines a return up to `last_day` takes along: not those that a correction is decided for, nor
-- those that cannot be corrected any more when it is filed: after 31 December of the fifth year.
CREATE FUNCTION takes_late(administration bigint, last_day date)
RETURNS TABLE (period_start date, period_end date) LANGUAGE sql STABLE AS $$
  SELECT r.period_start, r.period_end FROM vat_returns r
  WHERE r.administration_id = administration AND r.kind = 'return' AND r.deleted_at IS NULL
    AND extract(year FROM last_day + 1) <= extract(year FROM r.period_end) + 5
    AND NOT EXISTS (SELECT FROM vat_late_decisions d WHERE d.administration_id = administration
      AND d.period_start = r.period_start AND d.decision = 'correction')
$$;

-- As in 0031; what is late of a period goes along unless a correction is decided for it, and what was decided is done.
CREATE OR REPLACE FUNCTION start_vat_return(first_day date, last_day date, with_late boolean, who bigint, at timestamptz) RETURNS bigint
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
        SELECT FROM takes_late(administration, last_day) t WHERE u.vat_date BETWEEN t.period_start AND t.period_end)))
    RETURNING u.line_id, u.vat_date
  )
  INSERT INTO vat_return_lines (administration_id, return_id, line_id, vat_date, is_late)
    SELECT administration, started, line_id, vat_date, vat_date < first_day FROM taken;
  IF with_late THEN
    DELETE FROM vat_late_decisions WHERE administration_id = administration AND decision = 'next_return';
  END IF;
  RETURN started;
END $$;

-- As in 0031; a return of which a correction was handed in stays. A draft of one goes with it, as does what was decided.
CREATE OR REPLACE FUNCTION delete_vat_return(return_id bigint, at timestamptz) RETURNS void
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
  IF EXISTS (
    SELECT FROM vat_returns WHERE administration_id = administration AND kind = 'correction' AND deleted_at IS NULL
      AND period_start = first_day AND state <> 'draft'
  ) THEN
    RAISE EXCEPTION 'a correction of this period stands' USING ERRCODE = 'KL052';
  END IF;
  UPDATE vat_returns SET deleted_at = at
    WHERE administration_id = administration AND kind = 'correction' AND deleted_at IS NULL AND period_start = first_day;
  DELETE FROM vat_late_decisions WHERE administration_id = administration AND period_start = first_day;
  WITH freed AS (
    DELETE FROM vat_return_lines m WHERE m.administration_id = administration AND m.return_id = delete_vat_return.return_id
    RETURNING m.line_id, m.vat_date
  )
  INSERT INTO undeclared_vat_lines (administration_id, line_id, vat_date)
    SELECT administration, line_id, vat_date FROM freed;
END $$;

-- Begins the correction of a filed period, or answers the draft there is. Decides with it.
CREATE FUNCTION start_vat_correction(first_day date, who bigint, at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  filed vat_returns;
  known vat_returns;
  started bigint;
BEGIN
  PERFORM decide_late_vat(first_day, 'correction', who, at);
  SELECT * INTO STRICT filed FROM vat_returns WHERE administration_id = administration AND kind = 'return'
    AND deleted_at IS NULL AND period_start = first_day;
  SELECT * INTO known FROM vat_returns WHERE administration_id = administration AND kind = 'correction'
    AND deleted_at IS NULL AND period_start = first_day AND state <> 'processed';
  IF known.state = 'submitted' THEN
    RAISE EXCEPTION 'the correction before is not processed' USING ERRCODE = 'KL051';
  END IF;
  IF known.id IS NOT NULL THEN
    RETURN known.id;
  END IF;
  INSERT INTO vat_returns (administration_id, period_start, period_end, boxes, payable_euros, filed_by, filed_at, kind, state)
    VALUES (administration, filed.period_start, filed.period_end, '[]', 0, who, at, 'correction', 'draft')
    RETURNING id INTO started;
  RETURN started;
END $$;

-- Hands in a draft: locks the months of its period and takes their late lines, so that a posting at this moment is in it or
-- late again. `freeze_vat_correction` has to follow before the commit.
CREATE FUNCTION submit_vat_correction(correction_id bigint, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  own vat_returns;
BEGIN
  PERFORM FROM administrations WHERE id = administration FOR NO KEY UPDATE;
  INSERT INTO book_locks (administration_id) VALUES (administration) ON CONFLICT DO NOTHING;
  PERFORM FROM book_locks WHERE administration_id = administration FOR SHARE;
  SELECT * INTO own FROM vat_returns WHERE administration_id = administration AND id = correction_id
    AND kind = 'correction' AND state = 'draft' AND deleted_at IS NULL;
  IF own.id IS NULL THEN
    RAISE EXCEPTION 'only a draft is handed in' USING ERRCODE = 'KL004';
  END IF;
  PERFORM FROM periods WHERE administration_id = administration AND month BETWEEN own.period_start AND own.period_end
    ORDER BY month FOR UPDATE;
  UPDATE vat_returns SET state = 'submitted', submitted_at = at, corrects_id = (
      SELECT id FROM vat_returns WHERE administration_id = administration AND deleted_at IS NULL
        AND period_start = own.period_start AND (kind = 'return' OR state = 'processed')
      ORDER BY (kind = 'correction') DESC, id DESC LIMIT 1)
    WHERE administration_id = administration AND id = correction_id;
  WITH taken AS (
    DELETE FROM undeclared_vat_lines u
    WHERE u.administration_id = administration AND u.vat_date BETWEEN own.period_start AND own.period_end
    RETURNING u.line_id, u.vat_date
  )
  INSERT INTO vat_return_lines (administration_id, return_id, line_id, vat_date, is_late)
    SELECT administration, correction_id, line_id, vat_date, false FROM taken;
  DELETE FROM vat_late_decisions WHERE administration_id = administration AND period_start = own.period_start;
END $$;

-- Freezes the corrected totals of a correction that was just handed in, once.
CREATE FUNCTION freeze_vat_correction(correction_id bigint, summed jsonb, euros bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE vat_returns SET boxes = summed, payable_euros = euros
    WHERE administration_id = nullif(current_setting('klopt.administration_id', true), '')::bigint
      AND id = correction_id AND kind = 'correction' AND state = 'submitted' AND boxes = '[]' AND deleted_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'only a correction that was just handed in can be frozen' USING ERRCODE = 'KL008';
  END IF;
END $$;

-- Keeps the assessment of a correction that was handed in, and the entry that posted it.
CREATE FUNCTION process_vat_correction(correction_id bigint, entry_id bigint, assessment jsonb, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE vat_returns SET state = 'processed', processed_at = at, journal_entry_id = entry_id,
    assessed_on = (assessment ->> 'assessed_on')::date, assessed_cents = (assessment ->> 'assessed_cents')::bigint,
    interest_cents = (assessment ->> 'interest_cents')::bigint, fine_cents = (assessment ->> 'fine_cents')::bigint
    WHERE administration_id = nullif(current_setting('klopt.administration_id', true), '')::bigint
      AND id = correction_id AND kind = 'correction' AND state = 'submitted' AND deleted_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'only a correction that was handed in is processed' USING ERRCODE = 'KL004';
  END IF;
END $$;

-- Takes a correction back that was not processed: its lines are late again, and still decided to be corrected.
CREATE FUNCTION delete_vat_correction(correction_id bigint, who bigint, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  own vat_returns;
BEGIN
  PERFORM FROM administrations WHERE id = administration FOR NO KEY UPDATE;
  SELECT * INTO own FROM vat_returns WHERE administration_id = administration AND id = correction_id
    AND kind = 'correction' AND deleted_at IS NULL;
  IF own.id IS NULL THEN
    RAISE EXCEPTION 'no such correction' USING ERRCODE = 'KL003';
  END IF;
  IF own.state = 'processed' THEN
    RAISE EXCEPTION 'a processed correction stays' USING ERRCODE = 'KL053';
  END IF;
  UPDATE vat_returns SET deleted_at = at WHERE administration_id = administration AND id = correction_id;
  IF own.state = 'draft' THEN
    RETURN;
  END IF;
  WITH freed AS (
    DELETE FROM vat_return_lines m WHERE m.administration_id = administration AND m.return_id = correction_id
    RETURNING m.line_id, m.vat_date
  )
  INSERT INTO undeclared_vat_lines (administration_id, line_id, vat_date)
    SELECT administration, line_id, vat_date FROM freed;
  PERFORM decide_late_vat(own.period_start, 'correction', who, at);
END $$;

-- As in 0031, also for corrections: a draft has no lines, and after that the cents of a correction less those of the
-- document it is compared with are its lines.
CREATE OR REPLACE FUNCTION check_filed_return() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own vat_returns;
  members bigint;
  filed bigint;
BEGIN
  SELECT * INTO STRICT own FROM vat_returns r WHERE r.administration_id = NEW.administration_id AND r.id = NEW.id;
  IF own.deleted_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0) INTO members
    FROM vat_return_lines m JOIN journal_lines l ON l.administration_id = m.administration_id AND l.id = m.line_id
    WHERE m.administration_id = NEW.administration_id AND m.return_id = NEW.id AND l.vat_kind IN ('output', 'input');
  IF own.state = 'draft' THEN
    filed := 0;
  ELSE
    SELECT sum((box ->> 'vatCents')::bigint * CASE WHEN r.id = own.id THEN 1 ELSE -1 END) INTO filed
      FROM vat_returns r, jsonb_array_elements(r.boxes) AS box
      WHERE r.administration_id = NEW.administration_id AND r.id IN (own.id, own.corrects_id) AND box ->> 'box' = '5g';
  END IF;
  IF filed IS DISTINCT FROM members OR (own.state <> 'draft' AND own.boxes = '[]') THEN
    RAISE EXCEPTION 'return % comes to %, its lines to %', NEW.id, filed, members USING ERRCODE = 'KL008';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER vat_corrections_frozen AFTER UPDATE OF state ON vat_returns DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind = 'correction') EXECUTE FUNCTION check_filed_return();

REVOKE ALL ON FUNCTION decide_late_vat, start_vat_correction, submit_vat_correction, freeze_vat_correction,
  process_vat_correction, delete_vat_correction FROM PUBLIC;
GRANT EXECUTE ON FUNCTION decide_late_vat, start_vat_correction, submit_vat_correction, freeze_vat_correction,
  process_vat_correction, delete_vat_correction TO klopt_app;
GRANT SELECT ON vat_late_decisions TO klopt_app;

CREATE OR REPLACE VIEW filed_returns WITH (security_invoker) AS
  SELECT id, administration_id, period_start, period_end, boxes, payable_euros, journal_entry_id, filed_by, filed_at,
    deleted_at, kind, state, corrects_id, submitted_at, processed_at, assessed_on, assessed_cents, interest_cents, fine_cents
  FROM vat_returns;
