import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { vat, worklist } = contract

/** A firm of two, with a client whose first quarter is over. */
async function openFirm() {
  server.clock.set('2026-04-10T10:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId, companyName: 'Aannemer A' })
  await books.invoice({ invoiceDate: '2026-02-05', lines: [anInvoiceLine({ quantity: '1', unitPrice: '1000' })] })
  const [bo, cor] = [
    await server.world.as(await server.world.user({ firmId })),
    await server.world.as(await server.world.user({ firmId })),
  ]
  return { firmId, books, bo, cor }
}

const agree = async (keeper: TestClient, books: Books) => {
  const body = { kind: 'vat_return', period: '2026-Q1' } as const
  const { id } = await keeper.call(contract.approvals.ask, { params: books.params, body })
  await books.client.call(contract.approvals.approve, { params: { ...books.params, approvalId: id } })
}
const filed = (books: Books) =>
  books.rows('SELECT id FROM vat_returns WHERE administration_id = $1 AND deleted_at IS NULL')

test('of two colleagues who file one return at once, one does', async () => {
  const { books, bo, cor } = await openFirm()
  const body = { period: '2026-Q1', payableEuros: 210 }
  const answers = await Promise.all([bo, cor].map((by) => by.send(vat.file, { params: books.params, body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await filed(books)).toHaveLength(1)
})

test('of two who file at once what clients agreed on, one does and the other is told why not', async () => {
  const { firmId, books, bo, cor } = await openFirm()
  await agree(bo, books)
  const body = { administrationIds: [books.id], action: { kind: 'file_approved' as const } }
  const done = await Promise.all([bo, cor].map((by) => by.call(worklist.bulk, { params: { firmId }, body })))
  expect(done.map((answer) => answer.done).toSorted()).toEqual([0, 1])
  expect(done.flatMap(({ refused }) => refused)).toMatchObject([{ administrationId: books.id }])
  expect(await filed(books)).toHaveLength(1)
})

test('a client who leaves while their row is open is out of the list and out of reach, and nothing is done for them', async () => {
  const { firmId, books, bo } = await openFirm()
  const params = { firmId }
  expect((await bo.call(worklist.list, { params, query: {} })).items).toHaveLength(1)
  await books.client.call(contract.booksFirm.remove, { params: books.params })
  const body = { administrationIds: [books.id], action: { kind: 'lock_books' as const, lockedUntil: '2026-03-31' } }
  const bulk = await bo.send(worklist.bulk, { params, body })
  expect(bulk.body).toMatchObject({ done: 0, refused: [{ administrationId: books.id, reason: /geen klant/ }] })
  expect((await bo.send(contract.administrations.login, { params: { administrationId: books.id } })).status).toBe(404)
  expect((await bo.send(contract.dashboard.get, { params: books.params, query: {} })).status).toBe(404)
  expect(await bo.call(worklist.list, { params, query: {} })).toMatchObject({
    items: [],
    segments: { all: { count: 0 } },
  })
  expect(
    await books.rows('SELECT 1 FROM book_locks WHERE administration_id = $1 AND locked_until IS NOT NULL'),
  ).toEqual([])
})
