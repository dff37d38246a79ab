import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { somebodyWaits } from '../somebody-waits.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { approvals, booksFirm, vat } = contract

/** A client with a sale of 1,000 and 210 of VAT in the first quarter, which is over, and somebody of its firm. */
async function open() {
  server.clock.set('2026-04-10T10:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId, companyName: 'Aannemer A' })
  await sale(books, '2026-02-05')
  const keeper = await server.world.as(await server.world.user({ firmId }))
  return { books, keeper }
}
const sale = (books: Books, invoiceDate: string) =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ quantity: '1', unitPrice: '1000' })] })
const ask = (keeper: TestClient, books: Books) =>
  keeper.send(approvals.ask, { params: books.params, body: { kind: 'vat_return', period: '2026-Q1' } })
const file = async (books: Books, payableEuros: number) => {
  const body = { period: '2026-Q1', payableEuros }
  const { status, body: told } = await books.client.send(vat.file, { params: books.params, body })
  return status < 300 ? 'filed' : (told as { code?: number }).code
}
const list = (books: Books) => books.client.call(approvals.list, { params: books.params, query: {} })
const leave = (books: Books) => books.client.call(booksFirm.remove, { params: books.params })

test('when the firm leaves nothing waits for an agreement any more, and the client files alone', async () => {
  const { books, keeper } = await open()
  await keeper.call(approvals.saveSettings, { params: books.params, body: { isRequired: true } })
  await ask(keeper, books)
  expect(await file(books, 210)).toBe(90192)
  await leave(books)
  expect(await list(books)).toMatchObject({ items: [{ state: 'withdrawn', usedAt: null }], isRequired: false })
  const { rows } = await server.services.pool.query<{ deed: string }>(
    "SELECT action || ' ' || entity AS deed FROM audit_log WHERE administration_id = $1 AND entity LIKE 'approval%' ORDER BY id",
    [books.id],
  )
  expect(rows.map(({ deed }) => deed).slice(-2)).toEqual(['withdraw approval', 'update approval_settings'])
  expect(await file(books, 210)).toBe('filed')
})

test('what was agreed on before the firm left does not hold up figures that changed since', async () => {
  const { books, keeper } = await open()
  await ask(keeper, books)
  const approvalId = must((await list(books)).items[0], 'an approval').id
  await books.client.call(approvals.approve, { params: { ...books.params, approvalId } })
  await leave(books)
  await sale(books, '2026-03-05')
  expect(await file(books, 420)).toBe('filed')
})

test('what is wanted while the firm leaves is not wanted', async () => {
  const { books, keeper } = await open()
  const wanted = await books.asApp(async (db) => {
    await changeAdministration(db, books.id, { firm_id: null })
    const saving = keeper.send(approvals.saveSettings, { params: books.params, body: { isRequired: true } })
    await somebodyWaits(server)
    return { saving }
  })
  expect((await wanted.saving).status).toBe(404)
  expect(await list(books)).toMatchObject({ isRequired: false })
})
