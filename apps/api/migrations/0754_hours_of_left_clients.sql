-- A firm keeps the hours it wrote on a client after that client left it, under the name the client then had. Whoever looks
-- after the client next, and the client itself, sees none of them.
SET LOCAL lock_timeout = '5s';

ALTER TABLE client_time_entries ADD COLUMN company_name text NOT NULL DEFAULT '';
UPDATE client_time_entries h SET company_name = a.company_name FROM administrations a WHERE a.id = h.administration_id;

CREATE FUNCTION keep_client_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT company_name INTO STRICT NEW.company_name FROM administrations WHERE id = NEW.administration_id;
  RETURN NEW;
END $$;
CREATE TRIGGER client_time_entries_name BEFORE INSERT OR UPDATE ON client_time_entries
  FOR EACH ROW EXECUTE FUNCTION keep_client_name();

-- Of the firm whose hours they are, also when the client is in nobody's list any more: all of them to who sees every
-- client, and to others their own and those of the clients they enter.
DROP POLICY administration_scope ON client_time_entries;
ALTER POLICY firm_scope ON client_time_entries USING (
  firm_id = (SELECT nullif(current_setting('klopt.firm_id', true), '')::bigint)
  AND (
    administration_id IN (SELECT unnest(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[]))
    OR user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint)
    OR (SELECT firm_sees_all FROM users WHERE id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint))));
-- Hours are written and changed on clients that are there, by who made them.
ALTER POLICY firm_writes ON client_time_entries
  USING (
    firm_id = (SELECT nullif(current_setting('klopt.firm_id', true), '')::bigint)
    AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint)
    AND administration_id IN (SELECT unnest(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])))
  WITH CHECK (
    firm_id = (SELECT nullif(current_setting('klopt.firm_id', true), '')::bigint)
    AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint)
    AND administration_id IN (SELECT unnest(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])));
