import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Books } from '../features/books.test-support.ts'
import { nodesOf, plansOf } from '../features/plans.test-support.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** Of the scopes: what else has policies is of other columns, and named apart. */
const telling = `
  SELECT polrelid::regclass || '.' || polname AS name FROM pg_policy
  WHERE polname IN ('administration_scope', 'firm_scope', 'server_scope')
    AND pg_get_expr(polqual, polrelid) NOT LIKE 'COALESCE(%, false)'`

test('no policy of a scope tells the planner which share of its table it leaves, nor does one of a new table', async () => {
  const { pool } = server.services
  for (const name of ['latest', 'latest_of_firms'])
    await pool.query(`CREATE TABLE ${name} (administration_id bigint NOT NULL); SELECT klopt_protect('${name}')`)
  await pool.query("SELECT klopt_see_clients('latest_of_firms')")
  expect((await pool.query(telling)).rows).toEqual([])
  const { rows } = await pool.query(
    "SELECT polname FROM pg_policy WHERE polrelid = 'latest'::regclass ORDER BY polname",
  )
  expect(rows.map(({ polname }) => polname)).toEqual(['administration_scope', 'firm_scope', 'server_scope'])
})

const OTHERS = 40
const OF_EACH = 25
const OWN = 1_000

test('behind row security the planner counts on as many rows of one administration as it has', async () => {
  const books = await Books.open(server)
  for (let place = 0; place < OTHERS; place += 1) await server.world.administration()
  await books.rows(
    `INSERT INTO products (administration_id, number, name, unit_price, vat_code, created_at)
    SELECT a.id, 'P' || n, 'Artikel ' || n, n, 'sale_high', now()
    FROM administrations a, generate_series(1, CASE a.id WHEN $1 THEN ${OWN} ELSE ${OF_EACH} END) n`,
  )
  await books.rows('ANALYZE products', [])
  const list = () => books.client.call(contract.products.list, { params: books.params, query: {} })
  const plans = await plansOf(list, { having: 'AS sort_key' })
  const expected = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'products')
  const { 'Plan Rows': rows } = must(expected[0], 'where the list reads products')
  expect(rows).toBeGreaterThan(OWN / 2)
  expect(rows).toBeLessThan(OWN * 2)
})
