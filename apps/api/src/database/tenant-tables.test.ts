import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

async function named(sql: string): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ name: string }>(`SELECT name FROM (${sql}) q ORDER BY name`)
  return rows.map(({ name }) => name)
}

/** Which tables say of whom their rows are. */
const tenantTables = `
  SELECT c.oid, c.relname AS name, c.relrowsecurity, a.attnum AS tenant
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'administration_id'
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`

test('every table with rows of an administration is behind row security', async () => {
  // Grants of staff are looked at to find out what a request may see, so before it has a scope.
  expect(await named(`SELECT name FROM (${tenantTables}) t WHERE NOT relrowsecurity`)).toEqual(['access_grants'])
})

test('every protected table opens to the server itself, so that its policies were not forgotten', async () => {
  const isOpenToServer = `EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = t.oid AND p.polname = 'server_scope')`
  expect(await named(`SELECT name FROM (${tenantTables}) t WHERE relrowsecurity AND NOT ${isOpenToServer}`)).toEqual([])
})

test('no row points at a row of another administration: foreign keys between tenant tables carry it', async () => {
  expect(
    await named(`
      SELECT k.conname AS name FROM pg_constraint k
      JOIN (${tenantTables}) own ON own.oid = k.conrelid JOIN (${tenantTables}) other ON other.oid = k.confrelid
      WHERE k.contype = 'f' AND NOT (own.tenant = ANY (k.conkey) AND other.tenant = ANY (k.confkey))`),
  ).toEqual([])
})

test('who belongs to a firm or an administration, and what a firm keeps, is found by an index', async () => {
  const isIndexed = `EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indkey[0] = a.attnum)`
  expect(
    await named(`
      SELECT c.relname || '.' || a.attname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.oid IN ('users'::regclass, 'roles'::regclass, 'administrations'::regclass)
        AND a.attname IN ('firm_id', 'administration_id') AND NOT ${isIndexed}`),
  ).toEqual([])
})

test('what the policies of a customer look for is found by that customer, however much others have', async () => {
  const lookedIn = `SELECT DISTINCT (regexp_matches(pg_get_expr(polqual, polrelid), 'FROM (\\w+)\\s+WHERE \\(\\1\\.contact_id =', 'g'))[1] AS name
    FROM pg_policy`
  expect(await named(lookedIn)).toEqual(['estimates', 'invoices', 'open_items', 'reminder_letters'])
  const isIndexed = `EXISTS (SELECT FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
    WHERE i.indrelid = name::regclass AND a.attname = 'contact_id')`
  expect(await named(`SELECT name FROM (${lookedIn}) l WHERE NOT ${isIndexed}`)).toEqual([])
})
