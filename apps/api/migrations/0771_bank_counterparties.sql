-- Who a book has lines of comes back: a name is looked for among the names there are, and its lines by the index of the list. An
-- index of three letters goes through the lines of each of them, and most of them are in most of the lines.
SET LOCAL lock_timeout = '5s';

-- The names that bank lines of an administration have or had. Those of two imports at once may be here twice, so that neither
-- waits for the other.
CREATE TABLE bank_counterparties (
  administration_id bigint NOT NULL REFERENCES administrations,
  name text NOT NULL
);
CREATE INDEX bank_counterparties_name ON bank_counterparties (administration_id, name);
CREATE INDEX bank_counterparties_words ON bank_counterparties USING gin (administration_id, name gin_trgm_ops);
SELECT klopt_protect('bank_counterparties');

-- The name of a line never changes.
CREATE FUNCTION keep_bank_counterparties() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO bank_counterparties (administration_id, name)
    SELECT DISTINCT t.administration_id, t.counterparty_name FROM added t
    WHERE t.counterparty_name IS NOT NULL AND NOT EXISTS (
      SELECT FROM bank_counterparties b WHERE b.administration_id = t.administration_id AND b.name = t.counterparty_name);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION keep_bank_counterparties FROM PUBLIC;
-- From here on nobody writes a line until the names below are there.
CREATE TRIGGER bank_transactions_counterparties AFTER INSERT ON bank_transactions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_bank_counterparties();

INSERT INTO bank_counterparties (administration_id, name)
  SELECT DISTINCT administration_id, counterparty_name FROM bank_transactions WHERE counterparty_name IS NOT NULL;

-- As before, but for the names.
CREATE OR REPLACE FUNCTION find_bank_lines(administration bigint, pattern text, most integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  names text[];
  found bigint[];
BEGIN
  IF coalesce(current_setting('klopt.scope', true), '') NOT IN ('job', 'system')
    AND administration IS DISTINCT FROM nullif(current_setting('klopt.administration_id', true), '')::bigint
    AND NOT administration = ANY (
      coalesce(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[], '{}')) THEN
    RETURN '{}';
  END IF;
  -- Planned for this pattern.
  EXECUTE 'SELECT array_agg(DISTINCT name) FROM bank_counterparties WHERE administration_id = $1 AND name ILIKE $2'
    INTO names USING administration, pattern;
  EXECUTE 'SELECT coalesce(array_agg(id), ''{}'') FROM (
    SELECT id FROM (
      SELECT id FROM bank_transactions
      WHERE administration_id = $1 AND counterparty_name COLLATE list_order = ANY ($4 COLLATE list_order) LIMIT $3 + 1) named
    UNION
    SELECT id FROM (
      SELECT id FROM bank_transactions
      WHERE administration_id = $1 AND (description ILIKE $2 OR counterparty_iban ILIKE $2) LIMIT $3 + 1) described
    LIMIT $3 + 1) few' INTO found USING administration, pattern, most, names;
  RETURN CASE WHEN cardinality(found) > most THEN NULL ELSE found END;
END $$;
