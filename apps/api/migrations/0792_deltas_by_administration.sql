-- Whoever posts writes deltas, and with each of them an entry of every index. Deltas are only ever read and taken by
-- administration: one index on that and the id is enough, where there were two.
SET LOCAL lock_timeout = '5s';

CREATE UNIQUE INDEX balance_deltas_key ON balance_deltas (administration_id, id);
ALTER TABLE balance_deltas DROP CONSTRAINT balance_deltas_pkey;
ALTER TABLE balance_deltas ADD CONSTRAINT balance_deltas_pkey PRIMARY KEY USING INDEX balance_deltas_key;
DROP INDEX balance_deltas_administration;

CREATE UNIQUE INDEX vat_deltas_key ON vat_deltas (administration_id, id);
ALTER TABLE vat_deltas DROP CONSTRAINT vat_deltas_pkey;
ALTER TABLE vat_deltas ADD CONSTRAINT vat_deltas_pkey PRIMARY KEY USING INDEX vat_deltas_key;
DROP INDEX vat_deltas_administration;

CREATE UNIQUE INDEX money_deltas_key ON money_deltas (administration_id, id);
ALTER TABLE money_deltas DROP CONSTRAINT money_deltas_pkey;
ALTER TABLE money_deltas ADD CONSTRAINT money_deltas_pkey PRIMARY KEY USING INDEX money_deltas_key;
DROP INDEX money_deltas_administration;

CREATE OR REPLACE FUNCTION fold_balances() RETURNS bigint LANGUAGE sql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH taken AS (
    DELETE FROM balance_deltas
    WHERE administration_id = nullif(current_setting('klopt.administration_id', true), '')::bigint AND id IN (
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

CREATE OR REPLACE FUNCTION fold_vat_balances() RETURNS bigint LANGUAGE sql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH taken AS (
    DELETE FROM vat_deltas
    WHERE administration_id = nullif(current_setting('klopt.administration_id', true), '')::bigint AND id IN (
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

CREATE OR REPLACE FUNCTION fold_money_balances() RETURNS bigint LANGUAGE sql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH taken AS (
    DELETE FROM money_deltas
    WHERE administration_id = nullif(current_setting('klopt.administration_id', true), '')::bigint AND id IN (
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
