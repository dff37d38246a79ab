-- Balances by account and month are kept, so that reports do not sum all lines, and no posting waits for another: each
-- inserts its deltas, and a job folds them into the balances later. Who reads sums both in one statement, so that a figure is
-- right however far the folding is.
SET LOCAL lock_timeout = '5s';

CREATE TABLE balances (
  administration_id bigint NOT NULL,
  account_id bigint NOT NULL,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  -- Entries that closed a year stand apart: a profit and loss leaves them out.
  is_year_close boolean NOT NULL,
  debit_cents bigint NOT NULL,
  credit_cents bigint NOT NULL,
  PRIMARY KEY (administration_id, account_id, month, is_year_close),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id)
);
SELECT klopt_protect('balances');

-- What was posted and is not folded yet. Without a foreign key: the line that it sums has the same one.
CREATE TABLE balance_deltas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  account_id bigint NOT NULL,
  month date NOT NULL,
  is_year_close boolean NOT NULL,
  debit_cents bigint NOT NULL,
  credit_cents bigint NOT NULL
);
CREATE INDEX balance_deltas_administration ON balance_deltas (administration_id, id);
SELECT klopt_protect('balance_deltas');

-- Whoever writes lines leaves their deltas, in the same statement.
CREATE FUNCTION keep_balance_deltas() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO balance_deltas (administration_id, account_id, month, is_year_close, debit_cents, credit_cents)
    SELECT l.administration_id, l.account_id, date_trunc('month', l.entry_date)::date, e.source_type = 'year_close',
      sum(l.debit_cents), sum(l.credit_cents)
    FROM new_lines l
    JOIN journal_entries e ON e.administration_id = l.administration_id AND e.id = l.entry_id
    GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;
-- From here on nobody posts until the balances below have what was posted before.
CREATE TRIGGER journal_lines_deltas AFTER INSERT ON journal_lines
  REFERENCING NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_balance_deltas();

INSERT INTO balances (administration_id, account_id, month, is_year_close, debit_cents, credit_cents)
SELECT l.administration_id, l.account_id, date_trunc('month', l.entry_date)::date, e.source_type = 'year_close',
  sum(l.debit_cents), sum(l.credit_cents)
FROM journal_lines l
JOIN journal_entries e ON e.administration_id = l.administration_id AND e.id = l.entry_id
GROUP BY 1, 2, 3, 4;

-- Folds the deltas of an administration into its balances, in one statement; answers how many. Two at once take different
-- deltas, and touch balances in the same order.
CREATE FUNCTION fold_balances() RETURNS bigint LANGUAGE sql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH taken AS (
    DELETE FROM balance_deltas WHERE id IN (
      SELECT id FROM balance_deltas
      WHERE administration_id = nullif(current_setting('klopt.administration_id', true), '')::bigint
      ORDER BY id FOR UPDATE SKIP LOCKED)
    RETURNING administration_id, account_id, month, is_year_close, debit_cents, credit_cents
  ), folded AS (
    INSERT INTO balances AS b (administration_id, account_id, month, is_year_close, debit_cents, credit_cents)
      SELECT administration_id, account_id, month, is_year_close, sum(debit_cents), sum(credit_cents)
      FROM taken GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (administration_id, account_id, month, is_year_close) DO UPDATE
      SET debit_cents = b.debit_cents + excluded.debit_cents, credit_cents = b.credit_cents + excluded.credit_cents
  )
  SELECT count(*) FROM taken
$$;

-- Where balances and deltas are not what the lines come to: nowhere.
CREATE FUNCTION balance_faults(administration bigint)
RETURNS TABLE (account_id bigint, month date, is_year_close boolean, debit_cents numeric, credit_cents numeric)
LANGUAGE sql STABLE AS $$
  SELECT account_id, month, is_year_close, sum(debit_cents), sum(credit_cents)
  FROM (
    SELECT account_id, month, is_year_close, debit_cents, credit_cents FROM balances WHERE administration_id = administration
    UNION ALL
    SELECT account_id, month, is_year_close, debit_cents, credit_cents FROM balance_deltas
      WHERE administration_id = administration
    UNION ALL
    SELECT l.account_id, date_trunc('month', l.entry_date)::date, e.source_type = 'year_close', -l.debit_cents, -l.credit_cents
    FROM journal_lines l
    JOIN journal_entries e ON e.administration_id = administration AND e.id = l.entry_id
    WHERE l.administration_id = administration
  ) AS both_sides
  GROUP BY 1, 2, 3
  HAVING sum(debit_cents) <> 0 OR sum(credit_cents) <> 0
$$;

REVOKE ALL ON FUNCTION keep_balance_deltas, fold_balances, balance_faults FROM PUBLIC;
GRANT EXECUTE ON FUNCTION fold_balances, balance_faults TO klopt_app;
GRANT SELECT ON balances, balance_deltas TO klopt_app;
