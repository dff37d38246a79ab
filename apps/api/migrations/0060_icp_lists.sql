-- The intra-community list (opgaaf ICP): what was supplied to other EU countries per customer's VAT number. It has members
-- of its own beside those of the VAT return, since a line may be in the list of a month and in the return of a quarter.
--
-- SQLSTATEs raised here: KL006 a period of which a list stands, KL008 a list that is not what its lines are: a fault of
-- ours, KL020 a list that is not the newest.
SET LOCAL lock_timeout = '5s';

CREATE TABLE icp_lists (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  period_start date NOT NULL,
  period_end date NOT NULL CHECK (period_end > period_start),
  -- Per VAT number, and per earlier period and VAT number: cents and whole euros, as they were filed.
  rows jsonb NOT NULL DEFAULT '[]',
  corrections jsonb NOT NULL DEFAULT '[]',
  -- Null until it is frozen, within the transaction that begins it.
  total_cents bigint,
  -- The day on which it was handed in at the tax authority.
  handed_in_on date NOT NULL,
  filed_by bigint NOT NULL REFERENCES users,
  filed_at timestamptz NOT NULL,
  deleted_at timestamptz,
  UNIQUE (administration_id, id)
);
CREATE UNIQUE INDEX icp_lists_period ON icp_lists (administration_id, period_start) WHERE deleted_at IS NULL;
SELECT klopt_protect('icp_lists');

-- The lines that a standing list consists of: each line in at most one.
CREATE TABLE icp_list_lines (
  administration_id bigint NOT NULL,
  list_id bigint NOT NULL,
  line_id bigint NOT NULL,
  -- Whether it lies before the period of its list, which then corrects the one of that day.
  is_late boolean NOT NULL,
  PRIMARY KEY (administration_id, line_id),
  FOREIGN KEY (administration_id, list_id) REFERENCES icp_lists (administration_id, id),
  FOREIGN KEY (administration_id, line_id) REFERENCES journal_lines (administration_id, id)
);
CREATE INDEX icp_list_lines_list ON icp_list_lines (administration_id, list_id);
SELECT klopt_protect('icp_list_lines');
GRANT SELECT ON icp_lists, icp_list_lines TO klopt_app;

CREATE INDEX journal_lines_icp ON journal_lines (administration_id, vat_date)
  WHERE vat_kind = 'base' AND vat_code IN ('sale_eu_goods', 'sale_eu_services', 'sale_eu_triangular');

-- What belongs in a list: supplies within the EU with their customer. The VAT number is that of the invoice as it was made
-- final; what was booked without an invoice has that of its contact.
CREATE VIEW icp_supplies WITH (security_invoker) AS
  SELECT l.administration_id, l.id AS line_id, l.entry_id, l.vat_date, l.vat_code, l.credit_cents - l.debit_cents AS cents,
    e.description, e.source_type, e.source_id, m.list_id, m.is_late,
    CASE WHEN i.id IS NULL THEN c.vat_number ELSE i.snapshot -> 'buyer' ->> 'vatNumber' END AS vat_number,
    coalesce(i.snapshot -> 'buyer' ->> 'name', c.name) AS customer_name,
    (SELECT max(o.vat_date) FROM invoices credited
      JOIN journal_lines o ON o.administration_id = credited.administration_id AND o.entry_id = credited.journal_entry_id
      WHERE credited.administration_id = i.administration_id AND credited.id = i.credits_invoice_id
        AND o.vat_kind = 'base' AND o.vat_code = l.vat_code) AS credited_date
  FROM journal_lines l
  JOIN journal_entries e ON e.administration_id = l.administration_id AND e.id = l.entry_id
  LEFT JOIN invoices i ON i.administration_id = l.administration_id AND e.source_type = 'invoice' AND i.id = e.source_id
  LEFT JOIN contacts c ON c.administration_id = l.administration_id AND c.id = coalesce(i.contact_id, l.contact_id)
  LEFT JOIN icp_list_lines m ON m.administration_id = l.administration_id AND m.line_id = l.id
  WHERE l.vat_kind = 'base' AND l.vat_code IN ('sale_eu_goods', 'sale_eu_services', 'sale_eu_triangular');
GRANT SELECT ON icp_supplies TO klopt_app;

-- Begins a list: holds up postings in its months, and gives it the lines of its period that are in none, with those of
-- earlier periods of which a list stands. `freeze_icp_list` has to follow before the commit.
CREATE FUNCTION start_icp_list(first_day date, last_day date, handed_in date, who bigint, at timestamptz) RETURNS bigint
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
  IF EXISTS (SELECT FROM icp_lists WHERE administration_id = administration AND deleted_at IS NULL
      AND period_start <= last_day AND first_day <= period_end) THEN
    RAISE EXCEPTION 'a list of this period stands' USING ERRCODE = 'KL006';
  END IF;
  INSERT INTO icp_lists (administration_id, period_start, period_end, handed_in_on, filed_by, filed_at)
    VALUES (administration, first_day, last_day, handed_in, who, at) RETURNING id INTO started;
  INSERT INTO icp_list_lines (administration_id, list_id, line_id, is_late)
    SELECT administration, started, l.id, l.vat_date < first_day
    FROM journal_lines l
    WHERE l.administration_id = administration AND l.vat_kind = 'base'
      AND l.vat_code IN ('sale_eu_goods', 'sale_eu_services', 'sale_eu_triangular')
      AND NOT EXISTS (SELECT FROM icp_list_lines m WHERE m.administration_id = administration AND m.line_id = l.id)
      AND (l.vat_date BETWEEN first_day AND last_day
        OR (l.vat_date < first_day AND EXISTS (SELECT FROM icp_lists e WHERE e.administration_id = administration
          AND e.deleted_at IS NULL AND l.vat_date BETWEEN e.period_start AND e.period_end)));
  RETURN started;
END $$;

-- Freezes what the members of a list that was just begun come to.
CREATE FUNCTION freeze_icp_list(list_id bigint, summed jsonb, corrected jsonb, cents bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE icp_lists SET rows = summed, corrections = corrected, total_cents = cents
    WHERE administration_id = nullif(current_setting('klopt.administration_id', true), '')::bigint
      AND id = list_id AND total_cents IS NULL AND deleted_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'only a list that was just begun can be frozen' USING ERRCODE = 'KL008';
  END IF;
END $$;

-- At the commit a new list comes to what its members come to.
CREATE FUNCTION check_icp_list() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  members bigint;
  filed bigint;
BEGIN
  SELECT total_cents INTO filed FROM icp_lists WHERE administration_id = NEW.administration_id AND id = NEW.id;
  SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0) INTO members
    FROM icp_list_lines m JOIN journal_lines l ON l.administration_id = m.administration_id AND l.id = m.line_id
    WHERE m.administration_id = NEW.administration_id AND m.list_id = NEW.id;
  IF filed IS DISTINCT FROM members THEN
    RAISE EXCEPTION 'list % comes to %, its lines to %', NEW.id, filed, members USING ERRCODE = 'KL008';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER icp_lists_frozen AFTER INSERT ON icp_lists DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_icp_list();

-- Takes back the newest list: its lines are in none again.
CREATE FUNCTION delete_icp_list(list_id bigint, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  first_day date;
BEGIN
  PERFORM FROM administrations WHERE id = administration FOR NO KEY UPDATE;
  UPDATE icp_lists SET deleted_at = at WHERE administration_id = administration AND id = list_id AND deleted_at IS NULL
    RETURNING period_start INTO first_day;
  IF first_day IS NULL OR EXISTS (SELECT FROM icp_lists WHERE administration_id = administration AND deleted_at IS NULL
      AND period_start > first_day) THEN
    RAISE EXCEPTION 'only the newest list can be taken back' USING ERRCODE = 'KL020';
  END IF;
  DELETE FROM icp_list_lines m WHERE m.administration_id = administration AND m.list_id = delete_icp_list.list_id;
END $$;

REVOKE ALL ON FUNCTION start_icp_list, freeze_icp_list, check_icp_list, delete_icp_list FROM PUBLIC;
GRANT EXECUTE ON FUNCTION start_icp_list, freeze_icp_list, delete_icp_list TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
