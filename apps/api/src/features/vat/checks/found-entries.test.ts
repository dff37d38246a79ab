import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { SHIFTED } from './found-entries.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('the index of shifted purchases has the codes that the check asks, or it would read every line of the books', async () => {
  const { rows } = await server.services.pool.query<{ condition: string }>(
    "SELECT pg_get_expr(indpred, indrelid) AS condition FROM pg_index WHERE indexrelid = 'journal_lines_shifted'::regclass",
  )
  const named = [...must(rows[0], 'the index').condition.matchAll(/'(purchase_\w+)'/g)].map(([, code]) => code)
  expect(named.toSorted()).toEqual(SHIFTED.toSorted())
})
