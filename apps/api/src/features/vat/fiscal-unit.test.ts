import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const finalise = async (books: Books, contactId: number, vatCode: 'sale_high' | 'sale_outside_scope') => {
  const lines = [anInvoiceLine({ unitPrice: '1000', vatCode })]
  const { id, version } = await books.draft({ contactId, invoiceDate: '2026-02-10', lines })
  const params = { ...books.params, invoiceId: id }
  return { id, ...(await books.client.send(contract.invoices.finalise, { params, body: { version } })) }
}

test('the return of a member of a fiscal unit is a worksheet', async () => {
  const books = await Books.openOn(server, '2026-03-20')
  expect((await books.vatReturn('2026-Q1')).isWorksheet).toBe(false)
  await books.settings({ isInVatUnit: true })
  expect((await books.vatReturn('2026-Q1')).isWorksheet).toBe(true)
  // What a writer does not know of stays.
  const { isInVatUnit: _known, ...profile } = await books.client.call(contract.administrations.profile, {
    params: books.params,
  })
  await books.client.call(contract.administrations.saveProfile, { params: books.params, body: profile })
  expect((await books.vatReturn('2026-Q1')).isWorksheet).toBe(true)
})

test('what members invoice each other bears no VAT, and is in no box', async () => {
  const books = await Books.openOn(server, '2026-03-20')
  await books.settings({ isInVatUnit: true })
  const member = await books.contact({ name: 'Zuster bv', isInVatUnit: true })
  expect(await finalise(books, member, 'sale_high')).toMatchObject({
    status: 422,
    body: { fields: { lines: expect.stringContaining('fiscale eenheid') as string } },
  })
  const sold = await finalise(books, member, 'sale_outside_scope')
  expect(sold.status).toBe(200)
  expect((await books.show(sold.id)).paper).toMatchObject({ mentions: [] })
  expect((await finalise(books, await books.contact(), 'sale_high')).status).toBe(200)
  const { boxes } = await books.vatReturn('2026-Q1')
  expect(boxes.find(({ box }) => box === '1a')).toMatchObject({ baseCents: 100_000, vatCents: 21_000 })
})

test('without a fiscal unit of its own a mark on a customer changes nothing', async () => {
  const books = await Books.openOn(server, '2026-03-20')
  const member = await books.contact({ name: 'Zuster bv', isInVatUnit: true })
  expect((await finalise(books, member, 'sale_high')).status).toBe(200)
})

test('joining and leaving a unit changes no period that was filed', async () => {
  const books = await Books.openOn(server, '2026-07-20')
  await books.invoice({ invoiceDate: '2026-02-10' })
  const isWorksheet = async (period: string) => (await books.vatReturn(period)).isWorksheet
  await books.file('2026-Q1')
  await books.settings({ isInVatUnit: true })
  expect([await isWorksheet('2026-Q1'), await isWorksheet('2026-Q2')]).toEqual([false, true])
  await books.file('2026-Q2')
  await books.settings({ isInVatUnit: false })
  expect([await isWorksheet('2026-Q1'), await isWorksheet('2026-Q2'), await isWorksheet('2026-Q3')]).toEqual([
    false,
    true,
    false,
  ])
  await books.settings({ isInVatUnit: true })
  expect([await isWorksheet('2026-Q2'), await isWorksheet('2026-Q3')]).toEqual([true, true])
})
