-- Lists of all administrations stay as fast with many: tickets are counted and found by a part of their words without reading all
-- of them, and subscriptions are read in the order of their names.
SET LOCAL lock_timeout = '5s';

-- What the counts and figures of the queue ask, with what row security asks beside it: the table is not read.
CREATE INDEX tickets_counted ON tickets (state, tag_id, assigned_to, administration_id);
CREATE INDEX tickets_by_author ON tickets (created_by);
CREATE INDEX tickets_words ON tickets USING gin (subject gin_trgm_ops);
CREATE INDEX tickets_all_by_answer ON tickets (first_answered_at) WHERE first_answered_at IS NOT NULL;
CREATE INDEX administrations_all_by_name ON administrations (company_name COLLATE list_order, id) WHERE example_of IS NULL;

-- The tickets of all administrations with a pattern in their subject or in whose they are, or with this number, as far as `most`;
-- null when there are more. As `find_bank_lines` it reads as the owner, and for the server's own work alone.
CREATE FUNCTION find_tickets(pattern text, number bigint, most integer) RETURNS bigint[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found bigint[];
BEGIN
  IF coalesce(current_setting('klopt.scope', true), '') NOT IN ('job', 'system') THEN
    RETURN '{}';
  END IF;
  -- Planned for this pattern.
  EXECUTE 'SELECT coalesce(array_agg(id), ''{}'') FROM (
    SELECT id FROM (
      SELECT id FROM tickets WHERE subject ILIKE $1
      UNION SELECT t.id FROM administrations a JOIN tickets t ON t.administration_id = a.id WHERE a.company_name ILIKE $1
      UNION SELECT t.id FROM users u JOIN tickets t ON t.created_by = u.id
        WHERE u.email_address ILIKE $1 OR u.first_name || '' '' || u.last_name ILIKE $1
      UNION SELECT id FROM tickets WHERE id = $2
    ) every LIMIT $3 + 1) few' INTO found USING pattern, number, most;
  RETURN CASE WHEN cardinality(found) > most THEN NULL ELSE found END;
END $$;
REVOKE ALL ON FUNCTION find_tickets(text, bigint, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_tickets(text, bigint, integer) TO klopt_app;
