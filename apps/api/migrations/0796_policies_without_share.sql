-- The policies of the scopes no longer tell the planner which share of a table they leave. What is read of one administration
-- says so itself, since only that can use an index (the three policies are alternatives, and one of them names no column). The
-- planner took the share of that condition and the policy's once more on top of it, as if they were independent: it counted on
-- one row of an administration where there are thousands, and joined them one by one. What is inside `coalesce` it counts as
-- half of the rows, so that all three together leave nearly all.
SET LOCAL lock_timeout = '5s';

CREATE OR REPLACE FUNCTION klopt_protect(target regclass, tenant_column text DEFAULT 'administration_id') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format(
    $policy$CREATE POLICY administration_scope ON %s TO klopt_app
      USING (coalesce(%I = (SELECT nullif(current_setting('klopt.administration_id', true), '')::bigint), false))$policy$,
    target, tenant_column);
  EXECUTE format(
    $policy$CREATE POLICY firm_scope ON %s FOR SELECT TO klopt_app
      USING (coalesce(%I = ANY ((SELECT string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])::bigint[]), false))$policy$,
    target, tenant_column);
  EXECUTE format(
    $policy$CREATE POLICY server_scope ON %s TO klopt_app
      USING (coalesce((SELECT current_setting('klopt.scope', true)) IN ('job', 'system'), false))$policy$,
    target);
END $$;

CREATE OR REPLACE FUNCTION klopt_see_clients(target regclass, tenant_column text DEFAULT 'administration_id') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    $policy$ALTER POLICY firm_scope ON %s
      USING (coalesce(%I IN (SELECT unnest(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])), false))$policy$,
    target, tenant_column);
END $$;

DO $$
DECLARE
  policy record;
BEGIN
  FOR policy IN
    SELECT polname, polrelid::regclass AS target, pg_get_expr(polqual, polrelid) AS condition
    FROM pg_policy
    WHERE polname IN ('administration_scope', 'firm_scope', 'server_scope') AND polwithcheck IS NULL
    ORDER BY polrelid, polname
  LOOP
    EXECUTE format('ALTER POLICY %I ON %s USING (coalesce(%s, false))', policy.polname, policy.target, policy.condition);
  END LOOP;
END $$;
