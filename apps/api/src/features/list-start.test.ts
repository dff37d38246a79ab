import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../testing/index.ts'
import { Books } from './books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('a start that its column cannot hold is told at its field, and one beyond the last row gives none', async () => {
  const books = await Books.open(server)
  await books.contact({ name: 'Alfa' })
  const wrong = [
    [contract.invoices.list, { sort: 'invoiceDate', start: '2026-02-30' }],
    [contract.invoices.list, { sort: 'grossCents', start: '12,50' }],
    [contract.journalEntries.list, { sort: 'number', start: '15' }],
    [contract.documents.list, { sort: 'createdAt', start: 'gisteren' }],
    [contract.contacts.list, { sort: 'name', start: 'A\u0000' }],
  ] as const
  for (const [call, query] of wrong) {
    const answer = await books.client.send(call, { params: books.params, query })
    expect(answer.status, `from ${query.start}`).toBe(422)
    expect(answer.body, `from ${query.start}`).toMatchObject({ fields: { start: expect.any(String) } })
  }
  const page = await books.client.call(contract.contacts.list, {
    params: books.params,
    query: { sort: 'name', start: 'Zzz' },
  })
  expect(page.items).toEqual([])
  expect(page.nextCursor).toBeNull()
})
