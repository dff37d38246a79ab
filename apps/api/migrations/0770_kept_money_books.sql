-- What a book of cash, a card or a payment provider holds is kept by month, as balances are: its lines, processed or not, and
-- what other books posted on its account. So a balance beside a line sums the days of its month, and not all lines before it.
SET LOCAL lock_timeout = '5s';

CREATE TABLE money_balances (
  administration_id bigint NOT NULL,
  journal_id bigint NOT NULL,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  cents bigint NOT NULL,
  PRIMARY KEY (administration_id, journal_id, month),
  FOREIGN KEY (administration_id, journal_id) REFERENCES journals (administration_id, id)
);
SELECT klopt_protect('money_balances');

-- What came and went and is not folded yet. Without a foreign key: the line that it sums has the same one.
CREATE TABLE money_deltas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  journal_id bigint NOT NULL,
  month date NOT NULL,
  cents bigint NOT NULL
);
CREATE INDEX money_deltas_administration ON money_deltas (administration_id, id);
SELECT klopt_protect('money_deltas');

-- The books that are kept by hand, by their ledger account.
CREATE INDEX journals_kept_by_hand ON journals (administration_id, account_id)
  WHERE financial_type IN ('CASH', 'CREDIT', 'MOLLIE', 'PAYPAL', 'STRIPE', 'SUMUP');

-- Whoever writes a line of such a book, or takes it out, leaves its delta in the same statement. Amount, day and book of a line
-- never change.
CREATE FUNCTION keep_money_deltas() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO money_deltas (administration_id, journal_id, month, cents)
    SELECT t.administration_id, t.journal_id, date_trunc('month', t.transaction_date)::date,
      sum(CASE TG_OP WHEN 'DELETE' THEN -t.amount_cents ELSE t.amount_cents END)
    FROM changed t
    JOIN journals j ON j.administration_id = t.administration_id AND j.id = t.journal_id
      AND j.financial_type IN ('CASH', 'CREDIT', 'MOLLIE', 'PAYPAL', 'STRIPE', 'SUMUP')
    GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

-- What another book posts on the account of such a book, as the bank that filled the till.
CREATE FUNCTION keep_posted_money_deltas() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO money_deltas (administration_id, journal_id, month, cents)
    SELECT l.administration_id, j.id, date_trunc('month', l.entry_date)::date, sum(l.debit_cents - l.credit_cents)
    FROM new_lines l
    JOIN journals j ON j.administration_id = l.administration_id AND j.account_id = l.account_id
      AND j.financial_type IN ('CASH', 'CREDIT', 'MOLLIE', 'PAYPAL', 'STRIPE', 'SUMUP')
    JOIN journal_entries e ON e.administration_id = l.administration_id AND e.id = l.entry_id AND e.journal_id <> j.id
    GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

-- From here on nobody writes a line until the balances below have what was written before.
CREATE TRIGGER bank_transactions_added_deltas AFTER INSERT ON bank_transactions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_money_deltas();
CREATE TRIGGER bank_transactions_taken_out_deltas AFTER DELETE ON bank_transactions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_money_deltas();
CREATE TRIGGER journal_lines_money_deltas AFTER INSERT ON journal_lines
  REFERENCING NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_posted_money_deltas();

-- What came and went in the books of an administration that are kept by hand, by their lines; of all administrations for null.
CREATE FUNCTION money_moves(administration bigint)
RETURNS TABLE (administration_id bigint, journal_id bigint, month date, cents bigint) LANGUAGE sql STABLE AS $$
  SELECT t.administration_id, t.journal_id, date_trunc('month', t.transaction_date)::date, t.amount_cents
  FROM journals j
  JOIN bank_transactions t ON t.administration_id = j.administration_id AND t.journal_id = j.id
  WHERE j.financial_type IN ('CASH', 'CREDIT', 'MOLLIE', 'PAYPAL', 'STRIPE', 'SUMUP')
    AND (administration IS NULL OR j.administration_id = administration)
  UNION ALL
  SELECT l.administration_id, j.id, date_trunc('month', l.entry_date)::date, l.debit_cents - l.credit_cents
  FROM journals j
  JOIN journal_lines l ON l.administration_id = j.administration_id AND l.account_id = j.account_id
  JOIN journal_entries e ON e.administration_id = j.administration_id AND e.id = l.entry_id AND e.journal_id <> j.id
  WHERE j.financial_type IN ('CASH', 'CREDIT', 'MOLLIE', 'PAYPAL', 'STRIPE', 'SUMUP')
    AND (administration IS NULL OR j.administration_id = administration)
$$;

INSERT INTO money_balances (administration_id, journal_id, month, cents)
  SELECT administration_id, journal_id, month, sum(cents) FROM money_moves(NULL) GROUP BY 1, 2, 3;

-- Folds the deltas of an administration into what its books hold, in one statement; answers how many.
CREATE FUNCTION fold_money_balances() RETURNS bigint LANGUAGE sql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH taken AS (
    DELETE FROM money_deltas WHERE id IN (
      SELECT id FROM money_deltas
      WHERE administration_id = nullif(current_setting('klopt.administration_id', true), '')::bigint
      ORDER BY id FOR UPDATE SKIP LOCKED)
    RETURNING administration_id, journal_id, month, cents
  ), folded AS (
    INSERT INTO money_balances AS b (administration_id, journal_id, month, cents)
      SELECT administration_id, journal_id, month, sum(cents) FROM taken GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (administration_id, journal_id, month) DO UPDATE SET cents = b.cents + excluded.cents
  )
  SELECT count(*) FROM taken
$$;

-- Where what is kept is not what the lines come to: nowhere.
CREATE FUNCTION money_balance_faults(administration bigint) RETURNS TABLE (journal_id bigint, month date, cents numeric)
LANGUAGE sql STABLE AS $$
  SELECT journal_id, month, sum(cents)
  FROM (
    SELECT journal_id, month, cents FROM money_balances WHERE administration_id = administration
    UNION ALL
    SELECT journal_id, month, cents FROM money_deltas WHERE administration_id = administration
    UNION ALL
    SELECT journal_id, month, -cents FROM money_moves(administration)
  ) AS both_sides
  GROUP BY 1, 2
  HAVING sum(cents) <> 0
$$;

REVOKE ALL ON FUNCTION keep_money_deltas, keep_posted_money_deltas, money_moves, fold_money_balances, money_balance_faults
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION money_moves, fold_money_balances, money_balance_faults TO klopt_app;
GRANT SELECT ON money_balances, money_deltas TO klopt_app;
