-- What VAT lines come to is kept as well: by code, kind, VAT month and the return they belong to, or none. So the boxes of
-- a period, and what has to be set aside, do not sum its lines. As with balances, who writes leaves a delta and a job folds
-- them; who reads sums both in one statement.
SET LOCAL lock_timeout = '5s';

CREATE TABLE vat_balances (
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Null: of no standing return.
  return_id bigint,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  -- Whether it went along in a return as late.
  is_late boolean NOT NULL,
  vat_code text NOT NULL,
  vat_kind text NOT NULL,
  -- Credit minus debit.
  cents bigint NOT NULL,
  CONSTRAINT vat_balances_one UNIQUE NULLS NOT DISTINCT (administration_id, return_id, month, is_late, vat_code, vat_kind)
);
SELECT klopt_protect('vat_balances');

-- Without foreign keys: the membership that it sums has them.
CREATE TABLE vat_deltas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  return_id bigint,
  month date NOT NULL,
  is_late boolean NOT NULL,
  vat_code text NOT NULL,
  vat_kind text NOT NULL,
  cents bigint NOT NULL
);
CREATE INDEX vat_deltas_administration ON vat_deltas (administration_id, id);
SELECT klopt_protect('vat_deltas');

-- A line that comes to be undeclared, and one that is no longer.
CREATE FUNCTION keep_undeclared_deltas() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO vat_deltas (administration_id, return_id, month, is_late, vat_code, vat_kind, cents)
    SELECT m.administration_id, NULL, date_trunc('month', m.vat_date)::date, false, l.vat_code, l.vat_kind,
      sum(l.credit_cents - l.debit_cents) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
    FROM moved m
    JOIN journal_lines l ON l.administration_id = m.administration_id AND l.id = m.line_id
    GROUP BY 1, 3, 5, 6;
  RETURN NULL;
END $$;
CREATE TRIGGER undeclared_vat_lines_came AFTER INSERT ON undeclared_vat_lines
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION keep_undeclared_deltas();
CREATE TRIGGER undeclared_vat_lines_went AFTER DELETE ON undeclared_vat_lines
  REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION keep_undeclared_deltas();

-- A line that a return takes along, and one that it gives back.
CREATE FUNCTION keep_declared_deltas() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO vat_deltas (administration_id, return_id, month, is_late, vat_code, vat_kind, cents)
    SELECT m.administration_id, m.return_id, date_trunc('month', m.vat_date)::date, m.is_late, l.vat_code, l.vat_kind,
      sum(l.credit_cents - l.debit_cents) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
    FROM moved m
    JOIN journal_lines l ON l.administration_id = m.administration_id AND l.id = m.line_id
    GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
CREATE TRIGGER vat_return_lines_came AFTER INSERT ON vat_return_lines
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION keep_declared_deltas();
CREATE TRIGGER vat_return_lines_went AFTER DELETE ON vat_return_lines
  REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION keep_declared_deltas();

-- Nothing moves until what was there before is kept.
INSERT INTO vat_balances (administration_id, return_id, month, is_late, vat_code, vat_kind, cents)
SELECT m.administration_id, m.return_id, date_trunc('month', m.vat_date)::date, m.is_late, l.vat_code, l.vat_kind,
  sum(l.credit_cents - l.debit_cents)
FROM (
  SELECT administration_id, NULL::bigint AS return_id, line_id, vat_date, false AS is_late FROM undeclared_vat_lines
  UNION ALL
  SELECT administration_id, return_id, line_id, vat_date, is_late FROM vat_return_lines
) m
JOIN journal_lines l ON l.administration_id = m.administration_id AND l.id = m.line_id
GROUP BY 1, 2, 3, 4, 5, 6;

-- Folds the deltas of an administration into what is kept, in one statement; answers how many.
CREATE FUNCTION fold_vat_balances() RETURNS bigint LANGUAGE sql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH taken AS (
    DELETE FROM vat_deltas WHERE id IN (
      SELECT id FROM vat_deltas
      WHERE administration_id = nullif(current_setting('klopt.administration_id', true), '')::bigint
      ORDER BY id FOR UPDATE SKIP LOCKED)
    RETURNING administration_id, return_id, month, is_late, vat_code, vat_kind, cents
  ), folded AS (
    INSERT INTO vat_balances AS b (administration_id, return_id, month, is_late, vat_code, vat_kind, cents)
      SELECT administration_id, return_id, month, is_late, vat_code, vat_kind, sum(cents)
      FROM taken GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ON CONSTRAINT vat_balances_one DO UPDATE SET cents = b.cents + excluded.cents
  )
  SELECT count(*) FROM taken
$$;

-- Where what is kept is not what the lines come to: nowhere.
CREATE FUNCTION vat_balance_faults(administration bigint)
RETURNS TABLE (return_id bigint, month date, is_late boolean, vat_code text, vat_kind text, cents numeric)
LANGUAGE sql STABLE AS $$
  SELECT return_id, month, is_late, vat_code, vat_kind, sum(cents)
  FROM (
    SELECT return_id, month, is_late, vat_code, vat_kind, cents FROM vat_balances WHERE administration_id = administration
    UNION ALL
    SELECT return_id, month, is_late, vat_code, vat_kind, cents FROM vat_deltas WHERE administration_id = administration
    UNION ALL
    SELECT m.return_id, date_trunc('month', m.vat_date)::date, m.is_late, l.vat_code, l.vat_kind, l.debit_cents - l.credit_cents
    FROM (
      SELECT NULL::bigint AS return_id, line_id, vat_date, false AS is_late FROM undeclared_vat_lines
        WHERE administration_id = administration
      UNION ALL
      SELECT return_id, line_id, vat_date, is_late FROM vat_return_lines WHERE administration_id = administration
    ) m
    JOIN journal_lines l ON l.administration_id = administration AND l.id = m.line_id
  ) AS both_sides
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(cents) <> 0
$$;

REVOKE ALL ON FUNCTION keep_undeclared_deltas, keep_declared_deltas, fold_vat_balances, vat_balance_faults FROM PUBLIC;
GRANT EXECUTE ON FUNCTION fold_vat_balances, vat_balance_faults TO klopt_app;
GRANT SELECT ON vat_balances, vat_deltas TO klopt_app;
