-- VAT on a cash basis, and fiscal years that do not begin in January. Both settings were kept before and not followed.

-- Cash basis (kasstelsel) -------------------------------------------------------------------------------------

-- Which scheme holds from which day, oldest first: [{from, scheme}]. What was filed so far was filed by the invoice.
ALTER TABLE administrations ADD COLUMN vat_schemes jsonb NOT NULL DEFAULT '[{"from": "2000-01-01", "scheme": "accrual"}]'
  CHECK (jsonb_typeof(vat_schemes) = 'array' AND jsonb_array_length(vat_schemes) > 0);
UPDATE administrations a SET vat_schemes = coalesce(
  (SELECT jsonb_build_array(
      jsonb_build_object('from', '2000-01-01', 'scheme', 'accrual'),
      jsonb_build_object('from', to_char(max(r.period_end) + 1, 'YYYY-MM-DD'), 'scheme', 'cash'))
    FROM vat_returns r WHERE r.administration_id = a.id AND r.deleted_at IS NULL HAVING count(*) > 0),
  '[{"from": "2000-01-01", "scheme": "cash"}]')
WHERE vat_scheme = 'cash';
ALTER TABLE administrations DROP COLUMN vat_scheme;

-- Turnover and VAT of a sale that count once it is paid: [{vatCode, baseCents, vatCents}], what is left of it. Null
-- when nothing of the document waits. It changes with open_cents, under the same lock.
ALTER TABLE open_items ADD COLUMN postponed_vat jsonb CHECK (postponed_vat IS NULL OR kind = 'receivable');
-- What of it this payment made due; an undo gives it back.
ALTER TABLE settlements ADD COLUMN vat_due jsonb;

-- Where VAT stands until the customer pays: 1510, or the first free number after it.
INSERT INTO accounts (administration_id, number, name, rgs_code, type)
SELECT books.administration_id, (
    SELECT min(candidate)::text FROM generate_series(1510, 9999) AS candidate
    WHERE NOT EXISTS (
      SELECT FROM accounts taken
      WHERE taken.administration_id = books.administration_id AND taken.number = candidate::text
    )
  ), 'Btw over nog niet ontvangen omzet', 'BSchBepOvb', 'liability'
FROM (SELECT DISTINCT administration_id FROM accounts) books
WHERE NOT EXISTS (
  SELECT FROM accounts own WHERE own.administration_id = books.administration_id AND own.rgs_code = 'BSchBepOvb'
);

-- Fiscal years (boekjaren) --------------------------------------------------------------------------------------

-- A fiscal year is named by the calendar year in which it ends: with a start in July, 1 July 2026 lies in 2027.
CREATE FUNCTION fiscal_year_of(day date, start_month integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN extract(year FROM day)::int + CASE WHEN start_month > 1 AND extract(month FROM day) >= start_month THEN 1 ELSE 0 END;

-- Books that were kept by calendar year stay so: their numbers are given.
UPDATE administrations a SET fiscal_year_start_month = 1
WHERE fiscal_year_start_month > 1 AND EXISTS (
  SELECT FROM journal_entries e
  WHERE e.administration_id = a.id AND e.fiscal_year <> fiscal_year_of(e.entry_date, a.fiscal_year_start_month)
);

-- As in 0002, with the fiscal year of the administration. Its row is read with the lock that the entry's foreign key
-- takes as well, and changing the setting excludes that, so that no entry is numbered in a year just changed.
CREATE OR REPLACE FUNCTION post_entry(header jsonb, lines jsonb, at timestamptz, OUT entry_id bigint, OUT entry_number bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  entry_day date := (header ->> 'entry_date')::date;
  book bigint := (header ->> 'journal_id')::bigint;
  lock_time timestamptz;
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

  -- The period's row exists before it is locked, so that filing and posting meet on it.
  SELECT locked_at INTO lock_time FROM periods
    WHERE administration_id = administration AND month = date_trunc('month', entry_day)::date FOR SHARE;
  IF NOT FOUND THEN
    INSERT INTO periods (administration_id, month) VALUES (administration, date_trunc('month', entry_day)::date)
      ON CONFLICT DO NOTHING;
    SELECT locked_at INTO lock_time FROM periods
      WHERE administration_id = administration AND month = date_trunc('month', entry_day)::date FOR SHARE;
  END IF;
  IF lock_time IS NOT NULL THEN
    RAISE EXCEPTION 'period of % is locked', entry_day USING ERRCODE = 'KL002';
  END IF;

  SELECT fiscal_year_of(entry_day, fiscal_year_start_month) INTO STRICT entry_year
    FROM administrations WHERE id = administration FOR KEY SHARE;
  entry_number := take_numbers(administration, 'journal:' || book || ':' || entry_year, 1);
  WITH entry AS (
    INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year,
      number, description, source_type, source_id, reverses_entry_id, created_by, created_at)
    VALUES (administration, book, entry_day, coalesce((header ->> 'document_date')::date, entry_day),
      coalesce((header ->> 'vat_date')::date, entry_day), entry_year, entry_number,
      header ->> 'description', header ->> 'source_type', (header ->> 'source_id')::bigint,
      (header ->> 'reverses_entry_id')::bigint, (header ->> 'created_by')::bigint, at)
    RETURNING id, entry_date, vat_date
  ), written AS (
    INSERT INTO journal_lines (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents,
      vat_code, vat_kind, contact_id, description, entry_date, vat_date)
    SELECT administration, entry.id, line.position, (line.value ->> 'account_id')::bigint,
      coalesce((line.value ->> 'debit_cents')::bigint, 0), coalesce((line.value ->> 'credit_cents')::bigint, 0),
      line.value ->> 'vat_code', line.value ->> 'vat_kind', (line.value ->> 'contact_id')::bigint,
      coalesce(line.value ->> 'description', ''), entry.entry_date, entry.vat_date
    FROM entry, jsonb_array_elements(lines) WITH ORDINALITY AS line (value, position)
  )
  SELECT id INTO entry_id FROM entry;
END $$;
