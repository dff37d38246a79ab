-- Bank lines are found by a part of their words, however many there are.
SET LOCAL lock_timeout = '5s';

CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE INDEX bank_transactions_words ON bank_transactions USING gin (administration_id,
  counterparty_name gin_trgm_ops, description gin_trgm_ops, counterparty_iban gin_trgm_ops);

-- The lines of an administration with a pattern in their words, as far as `most`; null when there are more. Row security lets no
-- index be read by a pattern, which might tell of rows that are hidden: so this reads as the owner, and asks for the scope itself.
CREATE FUNCTION find_bank_lines(administration bigint, pattern text, most integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found bigint[];
BEGIN
  IF coalesce(current_setting('klopt.scope', true), '') NOT IN ('job', 'system')
    AND administration IS DISTINCT FROM nullif(current_setting('klopt.administration_id', true), '')::bigint
    AND NOT administration = ANY (
      coalesce(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[], '{}')) THEN
    RETURN '{}';
  END IF;
  -- Planned for this pattern.
  EXECUTE 'SELECT coalesce(array_agg(id), ''{}'') FROM (
    SELECT id FROM bank_transactions
    WHERE administration_id = $1 AND (counterparty_name ILIKE $2 OR description ILIKE $2 OR counterparty_iban ILIKE $2)
    LIMIT $3 + 1) few' INTO found USING administration, pattern, most;
  RETURN CASE WHEN cardinality(found) > most THEN NULL ELSE found END;
END $$;
REVOKE ALL ON FUNCTION find_bank_lines(bigint, text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_bank_lines(bigint, text, integer) TO klopt_app;
