-- What the books hold is found by a part of its number, name or words, or by its amount, however much there is.
SET LOCAL lock_timeout = '5s';

CREATE INDEX contacts_words ON contacts USING gin (administration_id,
  name gin_trgm_ops, address_city gin_trgm_ops, email_address gin_trgm_ops);
CREATE INDEX invoices_words ON invoices USING gin (administration_id, number gin_trgm_ops, reference gin_trgm_ops);
CREATE INDEX purchases_words ON purchases USING gin (administration_id, number gin_trgm_ops);
CREATE INDEX invoices_of_contact ON invoices (administration_id, contact_id, invoice_date DESC, id DESC);
CREATE INDEX purchases_of_contact ON purchases (administration_id, contact_id, invoice_date DESC, id DESC);
CREATE INDEX estimates_words ON estimates USING gin (administration_id, number gin_trgm_ops);
CREATE INDEX estimates_by_gross ON estimates (administration_id, gross_cents, id);
-- The other entries are found as the invoice, purchase or bank line that they are of.
CREATE INDEX journal_entries_words ON journal_entries USING gin (administration_id, description gin_trgm_ops)
  WHERE source_type = 'general';

-- The newest rows of a table that a condition on `pattern` ($2) holds for, at most `most`; none without one. Few are read by an index and sorted; of
-- many the newest are met soon by going back in time.
CREATE FUNCTION newest_with_words(source text, condition text, newest text, administration bigint, pattern text, most integer)
RETURNS bigint[] LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  few constant integer := 1000;
  found bigint[];
BEGIN
  IF pattern IS NULL THEN
    RETURN '{}';
  END IF;
  EXECUTE format('SELECT coalesce(array_agg(id), ''{}'') FROM (
    SELECT id FROM %s WHERE administration_id = $1 AND %s LIMIT $3 + 1) any_of_them', source, condition)
    INTO found USING administration, pattern, few;
  EXECUTE CASE WHEN cardinality(found) > few
    THEN format('SELECT array_agg(id) FROM (
      SELECT id FROM %s WHERE administration_id = $1 AND %s ORDER BY %s LIMIT $3) newest', source, condition, newest)
    ELSE format('SELECT array_agg(id) FROM (
      SELECT id FROM %s WHERE administration_id = $1 AND $2 IS NOT NULL AND id = ANY ($4) ORDER BY %s LIMIT $3) newest', source, newest)
    END INTO found USING administration, pattern, most, found;
  RETURN coalesce(found, '{}');
END $$;
REVOKE ALL ON FUNCTION newest_with_words(text, text, text, bigint, text, integer) FROM PUBLIC;

-- Of each kind the newest that have a pattern in their words (null: too short to look for; then contacts whose name begins so), that are
-- of a contact who has, or that come to an amount (null: none is meant): at most `most`. It reads as the owner for the reason that
-- find_bank_lines does, and asks for the scope itself.
CREATE FUNCTION find_records(administration bigint, pattern text, name_start text, cents bigint, most integer)
RETURNS TABLE (kind text, id bigint, number text, name text, day date, amount_cents bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  people bigint[];
BEGIN
  IF coalesce(current_setting('klopt.scope', true), '') NOT IN ('job', 'system')
    AND administration IS DISTINCT FROM nullif(current_setting('klopt.administration_id', true), '')::bigint
    AND NOT administration = ANY (
      coalesce(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[], '{}')) THEN
    RETURN;
  END IF;
  people := CASE WHEN pattern IS NULL
    THEN ARRAY(SELECT c.id FROM contacts c
      WHERE c.administration_id = administration AND c.archived_at IS NULL
        AND c.name COLLATE list_order >= name_start AND c.name COLLATE list_order < name_start || U&'\FFFF'
      ORDER BY c.name COLLATE list_order, c.id LIMIT most)
    ELSE newest_with_words('contacts',
      'archived_at IS NULL AND (name ILIKE $2 OR address_city ILIKE $2 OR email_address ILIKE $2)',
      'name COLLATE list_order, id', administration, pattern, most) END;

  RETURN QUERY SELECT 'contact', c.id, '', c.name, NULL::date, NULL::bigint FROM contacts c
    WHERE c.administration_id = administration AND c.id = ANY (people) ORDER BY c.name COLLATE list_order, c.id;

  RETURN QUERY SELECT 'invoice', i.id, coalesce(i.number, ''), coalesce(i.snapshot -> 'buyer' ->> 'name', c.name, ''),
      i.invoice_date, i.gross_cents
    FROM invoices i LEFT JOIN contacts c ON c.administration_id = administration AND c.id = i.contact_id
    WHERE i.administration_id = administration AND i.id = ANY (newest_with_words('invoices',
        'deleted_at IS NULL AND (number ILIKE $2 OR reference ILIKE $2)', 'invoice_date DESC, id DESC',
        administration, pattern, most)
      || ARRAY(SELECT f.id FROM unnest(people) who (contact_id) CROSS JOIN LATERAL (SELECT o.id FROM invoices o
        WHERE o.administration_id = administration AND o.contact_id = who.contact_id AND o.deleted_at IS NULL
        ORDER BY o.invoice_date DESC, o.id DESC LIMIT most) f)
      || ARRAY(SELECT o.id FROM invoices o
        WHERE o.administration_id = administration AND o.gross_cents IN (cents, -cents) AND o.deleted_at IS NULL
        ORDER BY o.id DESC LIMIT most))
    ORDER BY i.invoice_date DESC, i.id DESC LIMIT most;

  RETURN QUERY SELECT 'estimate', e.id, coalesce(e.number, ''), coalesce(c.name, ''), e.estimate_date, e.gross_cents
    FROM estimates e LEFT JOIN contacts c ON c.administration_id = administration AND c.id = e.contact_id
    WHERE e.administration_id = administration AND e.id = ANY (newest_with_words('estimates',
        'deleted_at IS NULL AND number ILIKE $2', 'estimate_date DESC, id DESC', administration, pattern, most)
      || ARRAY(SELECT o.id FROM estimates o
        WHERE o.administration_id = administration AND o.gross_cents = cents AND o.deleted_at IS NULL
        ORDER BY o.id DESC LIMIT most))
    ORDER BY e.estimate_date DESC, e.id DESC LIMIT most;

  RETURN QUERY SELECT 'purchase', p.id, p.number, coalesce(c.name, ''), p.invoice_date, p.gross_cents
    FROM purchases p LEFT JOIN contacts c ON c.administration_id = administration AND c.id = p.contact_id
    WHERE p.administration_id = administration AND p.id = ANY (newest_with_words('purchases',
        'deleted_at IS NULL AND number ILIKE $2', 'invoice_date DESC, id DESC', administration, pattern, most)
      || ARRAY(SELECT f.id FROM unnest(people) who (contact_id) CROSS JOIN LATERAL (SELECT o.id FROM purchases o
        WHERE o.administration_id = administration AND o.contact_id = who.contact_id AND o.deleted_at IS NULL
        ORDER BY o.invoice_date DESC, o.id DESC LIMIT most) f)
      || ARRAY(SELECT o.id FROM purchases o
        WHERE o.administration_id = administration AND o.gross_cents IN (cents, -cents) AND o.deleted_at IS NULL
        ORDER BY o.id DESC LIMIT most))
    ORDER BY p.invoice_date DESC, p.id DESC LIMIT most;

  RETURN QUERY SELECT 'bank_line', t.id, '', coalesce(nullif(t.counterparty_name, ''), t.description), t.transaction_date,
      t.amount_cents
    FROM bank_transactions t
    WHERE t.administration_id = administration AND t.id = ANY (newest_with_words('bank_transactions',
        '(counterparty_name ILIKE $2 OR description ILIKE $2 OR counterparty_iban ILIKE $2)',
        'transaction_date DESC, id DESC', administration, pattern, most)
      || ARRAY(SELECT o.id FROM bank_transactions o
        WHERE o.administration_id = administration AND o.amount_cents IN (cents, -cents) ORDER BY o.id DESC LIMIT most))
    ORDER BY t.transaction_date DESC, t.id DESC LIMIT most;

  RETURN QUERY SELECT 'entry', j.id, j.number::text, j.description, j.entry_date, NULL::bigint
    FROM journal_entries j
    WHERE j.administration_id = administration AND j.id = ANY (newest_with_words('journal_entries',
      'source_type = ''general'' AND description ILIKE $2', 'entry_date DESC, id DESC', administration, pattern, most))
    ORDER BY j.entry_date DESC, j.id DESC LIMIT most;
END $$;
REVOKE ALL ON FUNCTION find_records(bigint, text, text, bigint, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_records(bigint, text, text, bigint, integer) TO klopt_app;
