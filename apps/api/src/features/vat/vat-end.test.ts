import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { Assets } from '../assets/assets.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const keys = async (books: Books) =>
  (await books.client.call(contract.vat.periods, { params: books.params })).map(({ key }) => key)
const file = (books: Books, period: string, payableEuros: number) =>
  books.client.send(contract.vat.file, { params: books.params, body: { period, payableEuros } })
const endOn = async (books: Books, vatEndsOn: string | null) => {
  const profile = await books.client.call(contract.administrations.profile, { params: books.params })
  return books.client.send(contract.administrations.saveProfile, {
    params: books.params,
    body: { ...profile, vatEndsOn },
  })
}
const checksOf = async (books: Books, period: string) =>
  (await books.client.call(contract.vat.return, { params: books.params, query: { period } })).checks

// Rule: who stops files a last return, over the period that holds the last day, and none after it.
test('the period of the last day is the last that is listed, and nothing is asked after it', async () => {
  const books = await Books.openOn(server, '2026-02-01')
  await books.invoice({ invoiceDate: '2026-01-20' })
  await books.on('2026-11-20')
  expect((await endOn(books, '2026-05-31')).status).toBe(200)
  expect(await keys(books)).toEqual(['2026-Q2', '2026-Q1'])
  expect((await file(books, '2026-Q1', 21)).status).toBe(200)
  expect((await file(books, '2026-Q2', 0)).status).toBe(200)
  expect(await keys(books)).toEqual(['2026-Q2', '2026-Q1'])
  const shown = await books.client.call(contract.vat.return, { params: books.params, query: {} })
  expect(shown.key).toBe('2026-Q2')
  expect((await endOn(books, null)).status).toBe(200)
  expect(await keys(books)).toEqual(['2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1'])
})

test('VAT of a later day is declared all the same, and what is late after the last return asks a correction', async () => {
  const books = await Books.openOn(server, '2026-05-01')
  await books.invoice({ invoiceDate: '2026-04-20' })
  await books.on('2026-08-01')
  await endOn(books, '2026-06-30')
  expect((await file(books, '2026-Q2', 21)).status).toBe(200)
  // 21.00 is far below 1,000, but there is no return that it could go along with.
  await books.invoice({ invoiceDate: '2026-06-10' })
  const { periods } = await books.client.call(contract.vatCorrections.late, { params: books.params })
  expect(periods).toMatchObject([{ verdict: 'correction' }])
  await books.invoice({ invoiceDate: '2026-07-15', lines: [anInvoiceLine({ unitPrice: '100' })] })
  expect(await keys(books)).toEqual(['2026-Q3', '2026-Q2'])
})

test('the last return asks for VAT on what is kept, with the assets that are in the books', async () => {
  const books = await Books.openOn(server, '2026-06-20')
  await new Assets(books).create({ name: 'Laptop', inUseOn: '2026-01-01' })
  expect((await checksOf(books, '2026-Q2')).find(({ kind }) => kind === 'last_return')).toBeUndefined()
  await endOn(books, '2026-06-30')
  expect((await checksOf(books, '2026-Q2')).find(({ kind }) => kind === 'last_return')).toMatchObject({
    tone: 'warning',
    count: 1,
    text: expect.stringContaining('rubriek 1d. In je activa staan nog: Laptop.') as string,
  })
  expect((await checksOf(books, '2026-Q1')).find(({ kind }) => kind === 'last_return')).toBeUndefined()
})

describe('the day is refused', () => {
  test.each([
    ['2028-01-01', /^Deze dag ligt meer dan een jaar vooruit/],
    ['2025-12-31', /^Deze dag ligt voor de eerste dag van je btw-aangifte/],
    ['2026-02-15', /^Over een latere periode is al btw-aangifte gedaan/],
  ])('when it is %s', async (day, text) => {
    const books = await Books.openOn(server, '2026-07-20')
    const profile = await books.client.call(contract.administrations.profile, { params: books.params })
    const body = { ...profile, vatStartsOn: '2026-01-01' }
    await books.client.call(contract.administrations.saveProfile, { params: books.params, body })
    await file(books, '2026-Q1', 0)
    await file(books, '2026-Q2', 0)
    expect(await endOn(books, day)).toMatchObject({
      status: 422,
      body: { fields: { vatEndsOn: expect.stringMatching(text) as string } },
    })
  })
})
