import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const keys = async (books: Books) =>
  (await books.client.call(contract.vat.periods, { params: books.params })).map(({ key }) => key)
const file = (books: Books, period: string, payableEuros: number) =>
  books.client.send(contract.vat.file, { params: books.params, body: { period, payableEuros } })
const startOn = async (books: Books, vatStartsOn: string | null) => {
  const profile = await books.client.call(contract.administrations.profile, { params: books.params })
  const body = { ...profile, vatStartsOn }
  return books.client.send(contract.administrations.saveProfile, { params: books.params, body })
}
const openInThePast = async (books: Books) => {
  const [bankId, capitalId] = await Promise.all([books.account('BLimBanRba'), books.account('BEivKapOnd')])
  await books.client.call(contract.openingBalances.save, {
    params: books.params,
    body: {
      startDate: '2020-01-01',
      lines: [
        { accountId: bankId, debitCents: 100_000, creditCents: 0 },
        { accountId: capitalId, debitCents: 0, creditCents: 100_000 },
      ],
      openItems: [],
    },
  })
}

// Rule: VAT of before the books was declared elsewhere, and a period without turnover is declared too.
test('an opening balance of years ago makes no returns to file', async () => {
  const books = await Books.open(server)
  await openInThePast(books)
  expect(await keys(books)).toEqual(['2026-Q2'])
  await books.invoice({ invoiceDate: '2026-02-01' })
  expect(await keys(books)).toEqual(['2026-Q2', '2026-Q1'])
})

test('from the day on that somebody said, also what holds nothing is listed and filed, one after the other', async () => {
  const books = await Books.open(server)
  expect(await startOn(books, '2025-10-01')).toMatchObject({ status: 200 })
  expect(await keys(books)).toEqual(['2026-Q2', '2026-Q1', '2025-Q4'])
  expect(await file(books, '2026-Q1', 0)).toMatchObject({ status: 409, body: { code: 90020 } })
  expect((await file(books, '2025-Q4', 0)).status).toBe(200)
  expect((await file(books, '2026-Q1', 0)).status).toBe(200)
})

test('VAT of before that day that no return holds is declared all the same', async () => {
  const books = await Books.open(server)
  await books.invoice({ invoiceDate: '2025-11-01', lines: [anInvoiceLine({ unitPrice: '100' })] })
  expect(await startOn(books, '2026-04-01')).toMatchObject({ status: 200 })
  expect(await keys(books)).toEqual(['2026-Q2', '2026-Q1', '2025-Q4'])
})

test('who begins anew declares from the quarter of that day on', async () => {
  const client = await server.world.as(await server.world.user())
  const { redirect_url } = await client.call(contract.administrations.create, {
    body: { subscription_variant_id: null },
  })
  const params = { administrationId: Number(/administrations\/(\d+)/.exec(redirect_url)?.[1]) }
  expect(await client.call(contract.administrations.profile, { params })).toMatchObject({
    vatStartsOn: '2026-04-01',
  })
})

describe('the day is refused', () => {
  test.each([
    ['2026-05-01', 'Btw-aangifte begint op de eerste dag van een btw-periode. Kies zo’n dag.'],
    ['2026-07-01', 'Deze dag moet nog komen. Kies de eerste dag van een btw-periode die begonnen is.'],
    ['2020-01-01', 'Btw gaat hoogstens vijf jaar terug. Kies een latere dag.'],
  ])('when it is %s', async (day, text) => {
    const books = await Books.open(server)
    expect(await startOn(books, day)).toMatchObject({ status: 422, body: { fields: { vatStartsOn: text } } })
  })

  test('when a period before it was filed', async () => {
    const books = await Books.open(server)
    await books.invoice({ invoiceDate: '2025-11-01' })
    expect((await file(books, '2025-Q4', 21)).status).toBe(200)
    expect(await startOn(books, '2026-01-01')).toMatchObject({
      status: 422,
      body: { fields: { vatStartsOn: expect.stringMatching(/^Over een eerdere periode/) as string } },
    })
    expect(await startOn(books, '2025-10-01')).toMatchObject({ status: 200 })
  })
})

test('a profile that says nothing of the day leaves it as it is', async () => {
  const books = await Books.open(server)
  await startOn(books, '2025-10-01')
  const { vatStartsOn: _left, ...profile } = await books.client.call(contract.administrations.profile, {
    params: books.params,
  })
  await books.client.call(contract.administrations.saveProfile, { params: books.params, body: profile })
  expect(await keys(books)).toEqual(['2026-Q2', '2026-Q1', '2025-Q4'])
})
