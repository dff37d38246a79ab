-- The ledger: accounts, journals, periods, entries, and the one function that writes them.
--
-- SQLSTATEs raised here: KL001 unbalanced or empty entry, KL002 locked period, KL003 row of another
-- administration. The server maps them to its error catalogue.

CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  number text NOT NULL CHECK (number ~ '^[0-9]{4,6}$'),
  name text NOT NULL CHECK (name <> ''),
  -- Reference classification (RGS); the posting rules find their accounts by it.
  rgs_code text,
  type text NOT NULL CHECK (type IN ('asset', 'liability', 'equity', 'revenue', 'expense')),
  default_vat_code text,
  deactivated_at timestamptz,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, number)
);
CREATE INDEX accounts_rgs ON accounts (administration_id, rgs_code);
SELECT klopt_protect('accounts');

CREATE TABLE journals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  type text NOT NULL CHECK (type IN ('bankbook', 'cashbook', 'general', 'purchase-book', 'sales-book')),
  code text NOT NULL,
  name text NOT NULL,
  -- Of a bank or cash book: its ledger account, kind and bank account.
  account_id bigint,
  financial_type text CHECK (financial_type IN ('BUNQ', 'MOLLIE', 'CASH', 'CHECKING', 'CREDIT', 'SAVINGS')),
  is_primary boolean NOT NULL DEFAULT false,
  iban text,
  account_holder text,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, code),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id),
  CHECK ((type IN ('bankbook', 'cashbook')) = (account_id IS NOT NULL))
);
CREATE UNIQUE INDEX journals_iban ON journals (administration_id, iban) WHERE iban IS NOT NULL;
SELECT klopt_protect('journals');

-- One row a month. Posting locks its row FOR SHARE, filing a VAT return or closing a year FOR UPDATE.
CREATE TABLE periods (
  administration_id bigint NOT NULL REFERENCES administrations,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  locked_at timestamptz,
  PRIMARY KEY (administration_id, month)
);
SELECT klopt_protect('periods');

CREATE TABLE journal_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  journal_id bigint NOT NULL,
  -- The day it counts in the books; the document may be older when its own period was locked.
  entry_date date NOT NULL CHECK (entry_date BETWEEN '2000-01-01' AND '2100-12-31'),
  document_date date NOT NULL,
  -- The day that decides the VAT period.
  vat_date date NOT NULL,
  fiscal_year integer NOT NULL,
  -- Gapless within journal and fiscal year.
  number bigint NOT NULL CHECK (number > 0),
  description text NOT NULL,
  source_type text NOT NULL CHECK (source_type IN ('invoice', 'bank_transaction', 'vat_return', 'purchase', 'general', 'opening', 'year_close')),
  source_id bigint,
  reverses_entry_id bigint,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, journal_id, fiscal_year, number),
  FOREIGN KEY (administration_id, journal_id) REFERENCES journals (administration_id, id),
  FOREIGN KEY (administration_id, reverses_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE INDEX journal_entries_date ON journal_entries (administration_id, entry_date, id);
CREATE INDEX journal_entries_source ON journal_entries (administration_id, source_type, source_id);
-- An entry is reversed at most once.
CREATE UNIQUE INDEX journal_entries_reverses ON journal_entries (administration_id, reverses_entry_id)
  WHERE reverses_entry_id IS NOT NULL;
SELECT klopt_protect('journal_entries');

CREATE TABLE journal_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  entry_id bigint NOT NULL,
  line_number integer NOT NULL CHECK (line_number > 0),
  account_id bigint NOT NULL,
  debit_cents bigint NOT NULL DEFAULT 0 CHECK (debit_cents BETWEEN 0 AND 900000000000000),
  credit_cents bigint NOT NULL DEFAULT 0 CHECK (credit_cents BETWEEN 0 AND 900000000000000),
  vat_code text,
  vat_kind text CHECK (vat_kind IN ('base', 'output', 'input')),
  contact_id bigint,
  description text NOT NULL DEFAULT '',
  -- Repeated from the entry so that reports over a million lines read one index.
  entry_date date NOT NULL,
  vat_date date NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (entry_id, line_number),
  FOREIGN KEY (administration_id, entry_id) REFERENCES journal_entries (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id),
  CHECK ((debit_cents > 0) <> (credit_cents > 0)),
  CHECK ((vat_code IS NULL) = (vat_kind IS NULL))
);
CREATE INDEX journal_lines_account ON journal_lines (administration_id, account_id, entry_date)
  INCLUDE (debit_cents, credit_cents);
CREATE INDEX journal_lines_vat ON journal_lines (administration_id, entry_date) WHERE vat_code IS NOT NULL;
CREATE INDEX journal_lines_entry ON journal_lines (entry_id);
SELECT klopt_protect('journal_lines');

-- Each new entry has lines and they balance; lines come only together with their entry.
CREATE FUNCTION check_new_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wrong bigint;
BEGIN
  SELECT e.id INTO wrong
  FROM new_entries e LEFT JOIN journal_lines l ON l.entry_id = e.id
  GROUP BY e.id
  HAVING count(l.id) < 2 OR sum(l.debit_cents) <> sum(l.credit_cents)
  LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'journal entry does not balance' USING ERRCODE = 'KL001';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER journal_entries_balance AFTER INSERT ON journal_entries
  REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION check_new_entries();

CREATE FUNCTION check_new_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM new_lines n GROUP BY n.entry_id
    HAVING sum(n.debit_cents) <> sum(n.credit_cents)
  ) THEN
    RAISE EXCEPTION 'journal lines do not balance' USING ERRCODE = 'KL001';
  END IF;
  -- The whole entry is in this one statement: nothing is added to an entry later.
  IF EXISTS (
    SELECT FROM journal_lines l
    WHERE l.entry_id IN (SELECT entry_id FROM new_lines)
      AND NOT EXISTS (SELECT FROM new_lines n WHERE n.id = l.id)
  ) THEN
    RAISE EXCEPTION 'lines were added to a posted entry' USING ERRCODE = 'KL001';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER journal_lines_balance AFTER INSERT ON journal_lines
  REFERENCING NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION check_new_lines();

-- What is posted is never edited, not even by the owner of the tables.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: posted rows are immutable', TG_OP, TG_TABLE_NAME USING ERRCODE = 'KL004';
END $$;
CREATE TRIGGER journal_entries_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journal_lines_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The first day from `wanted` on that lies in an open period.
CREATE FUNCTION first_open_date(administration bigint, wanted date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN NOT EXISTS (
      SELECT FROM periods WHERE administration_id = administration AND month = date_trunc('month', wanted)::date AND locked_at IS NOT NULL
    ) THEN wanted
    ELSE (
      SELECT min(candidate)::date
      FROM generate_series(date_trunc('month', wanted) + interval '1 month', date_trunc('month', wanted) + interval '120 months', interval '1 month') AS candidate
      WHERE NOT EXISTS (
        SELECT FROM periods WHERE administration_id = administration AND month = candidate::date AND locked_at IS NOT NULL
      )
    )
  END
$$;

-- The only writer of the journal. header: journal_id, entry_date, document_date?, vat_date?, description,
-- source_type, source_id?, reverses_entry_id?, created_by?. lines: array of account_id, debit_cents,
-- credit_cents, vat_code?, vat_kind?, contact_id?, description?. Returns the entry's id and number.
CREATE FUNCTION post_entry(header jsonb, lines jsonb, at timestamptz, OUT entry_id bigint, OUT entry_number bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  administration bigint := nullif(current_setting('klopt.administration_id', true), '')::bigint;
  entry_day date := (header ->> 'entry_date')::date;
  book bigint := (header ->> 'journal_id')::bigint;
  lock_time timestamptz;
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

  entry_number := take_numbers(administration, 'journal:' || book || ':' || extract(year FROM entry_day)::int, 1);
  WITH entry AS (
    INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year,
      number, description, source_type, source_id, reverses_entry_id, created_by, created_at)
    VALUES (administration, book, entry_day, coalesce((header ->> 'document_date')::date, entry_day),
      coalesce((header ->> 'vat_date')::date, entry_day), extract(year FROM entry_day)::int, entry_number,
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

REVOKE ALL ON FUNCTION post_entry FROM PUBLIC;
GRANT EXECUTE ON FUNCTION post_entry TO klopt_app;
GRANT SELECT, INSERT, UPDATE ON accounts, journals, periods TO klopt_app;
GRANT SELECT ON journal_entries, journal_lines TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
