-- Rows of a firm with thousands of clients are seen by a hash of their numbers. The list of before was walked for every row,
-- so that a page cost as much as the square of the clients.
SET LOCAL lock_timeout = '5s';

CREATE FUNCTION klopt_see_clients(target regclass, tenant_column text DEFAULT 'administration_id') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    $policy$ALTER POLICY firm_scope ON %s
      USING (%I IN (SELECT unnest(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])))$policy$,
    target, tenant_column);
END $$;

SELECT klopt_see_clients('administrations', 'id');
SELECT klopt_see_clients('client_states');
SELECT klopt_see_clients('client_managers');
SELECT klopt_see_clients('client_visits');
SELECT klopt_see_clients('questions');
SELECT klopt_see_clients('approvals');
SELECT klopt_see_clients('audit_log');

-- Since when the clients of a firm are as the worklist says: when the last look began that left none of them out.
CREATE TABLE firm_looks (
  firm_id bigint PRIMARY KEY REFERENCES firms,
  looked_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON firm_looks TO klopt_app;
