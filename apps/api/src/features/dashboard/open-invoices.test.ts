import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('what is open has the invoices of less than nothing in it, as their list and the ledger do', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  await books.invoice({ lines: [anInvoiceLine({ unitPrice: '100' })] })
  await books.invoice({ lines: [anInvoiceLine({ unitPrice: '-40' })] })
  const { receivable } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
  expect(receivable).toMatchObject({ openCents: 7_260, count: 2 })
})
