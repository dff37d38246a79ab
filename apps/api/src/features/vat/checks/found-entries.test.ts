import { contract } from '@klopt/api-client/contract'
import { VAT_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { plansOf, rowsRead } from '../../plans.test-support.ts'
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

test('in books that were just made, which nothing was counted of yet, no line is read once for each entry', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact()
  for (let count = 0; count < 12; count += 1) await books.invoice({ contactId })
  const shown = () => books.client.call(contract.vat.return, { params: books.params, query: { period: '2026-Q2' } })
  const plans = await plansOf(shown, { having: "NOT IN ('vat_return', 'opening', 'audit_file')", isRun: true })
  const [lines] = await books.rows<{ count: number }>(
    'SELECT count(*)::int AS count FROM journal_lines WHERE administration_id = $1',
  )
  expect(plans).not.toEqual([])
  // Once for each account at most.
  const most = must(lines, 'the lines').count * VAT_ACCOUNTS.length
  expect(rowsRead(plans, 'journal_lines')).toBeLessThanOrEqual(most)
})
