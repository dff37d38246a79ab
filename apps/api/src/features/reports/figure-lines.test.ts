import { contract, type QueryOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { aYear } from './a-year.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await aYear(server)
})
afterAll(() => server.stop())

const year = { from: '2026-01-01', to: '2026-12-31' }
type Query = QueryOf<typeof contract.reports.figureLines>
const linesOf = (query: Query, of = books) => of.client.call(contract.reports.figureLines, { params: of.params, query })
const sumOf = (lines: readonly { debitCents: number; creditCents: number }[]) =>
  lines.reduce((sum, { debitCents, creditCents }) => sum + debitCents - creditCents, 0)

test('every figure of a profit and loss is what its lines come to, of an account and of a group', async () => {
  const { columns, lines } = await books.client.call(contract.reports.profitAndLoss, {
    params: books.params,
    query: { ...year, by: 'quarter' },
  })
  for (const { accounts, amountsCents } of lines.filter(({ level }) => level === 'group')) {
    const accountIds = accounts.map(({ accountId }) => must(accountId, 'an account')).join(',')
    for (const [index, { from, to }] of columns.entries()) {
      const { items, count } = await linesOf({ from, to, accountIds, yearClose: 'without' })
      expect(sumOf(items)).toBe(0 - must(amountsCents[index], 'an amount'))
      expect(count).toBe(items.length)
    }
  }
})

test('a line says its account, its document and who it was for', async () => {
  const accountIds = String(await books.account('WOmzNodOdh'))
  const { items, openingCents } = await linesOf({ ...year, accountIds })
  // What was earned in the year before is no part of this one.
  expect(openingCents).toBe(0)
  expect(items).toMatchObject([
    {
      date: '2026-02-10',
      accountNumber: '8000',
      contactName: 'Bakkerij Bos',
      creditCents: 100_000,
      sourceType: 'invoice',
    },
    { date: '2026-08-20', creditCents: 40_000 },
  ])
})

test('what accounts held before the first day is told, and one side alone when it is asked', async () => {
  const receivables = await books.account('BVorDebHad')
  expect(await linesOf({ ...year, accountIds: String(receivables) })).toMatchObject({ openingCents: 12_100, count: 3 })
  const paid = await linesOf({ ...year, accountIds: String(receivables), side: 'credit' })
  expect(paid.items.map(({ creditCents }) => creditCents)).toEqual([121_000])
})

test('the lines of a contact are those that turnover counts for them', async () => {
  const accountIds = [await books.account('WOmzNodOdh'), await books.account('WBedHuiBeh')].join(',')
  const contactId = await books.contact({ name: 'Slagerij Smit' })
  await books.invoice({ contactId, invoiceDate: '2026-10-01', lines: [anInvoiceLine({ unitPrice: '30' })] })
  const of = async (contact: string) => (await linesOf({ ...year, accountIds, contact })).items
  expect((await of(String(contactId))).map(({ creditCents }) => creditCents)).toEqual([3000])
  expect((await of('none')).map(({ debitCents }) => debitCents)).toEqual([50_000])
})

test('what closed a year is left out when it is asked', async () => {
  const closed = await Books.openOn(server, '2027-03-01')
  await closed.invoice({ invoiceDate: '2026-05-01' })
  for (const period of ['2026-Q2', '2026-Q3', '2026-Q4']) await closed.file(period)
  await closed.client.call(contract.fiscalYears.close, { params: { ...closed.params, year: 2026 }, body: {} })
  const accountIds = String(await closed.account('WOmzNodOdh'))
  const counts = [
    (await linesOf({ ...year, accountIds }, closed)).items.map(({ sourceType }) => sourceType),
    (await linesOf({ ...year, accountIds, yearClose: 'without' }, closed)).items.map(({ sourceType }) => sourceType),
  ]
  expect(counts).toEqual([['invoice', 'year_close'], ['invoice']])
})

test('pages follow each other over the accounts together, and nothing stands on two of them', async () => {
  const many = await Books.openOn(server, '2026-06-15')
  const [bank, rent] = [await many.account('BEivKapPrs'), await many.account('WBedHuiBeh')]
  for (let index = 0; index < 30; index++) {
    await many.client.call(contract.journalEntries.create, {
      params: many.params,
      body: {
        entryDate: `2026-05-${String((index % 28) + 1).padStart(2, '0')}`,
        description: `Boeking ${index}`,
        lines: [
          { accountId: rent, debitCents: 100, creditCents: 0 },
          { accountId: bank, debitCents: 0, creditCents: 100 },
        ],
      },
    })
  }
  const query = { ...year, accountIds: `${bank},${rent}` }
  const first = await linesOf(query, many)
  const second = await linesOf({ ...query, cursor: must(first.nextCursor, 'a next page') }, many)
  const all = [...first.items, ...second.items]
  expect([first.count, first.isCapped, first.items.length, second.nextCursor]).toEqual([60, false, 50, null])
  expect(new Set(all.map(({ lineId }) => lineId)).size).toBe(60)
  expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted())
})

test.each([
  [{ ...year, accountIds: 'x' }],
  [{ ...year, accountIds: '' }],
  [{ from: '2026-02-01', to: '2026-01-01', accountIds: '1' }],
  [{ from: '1999-12-31', to: '2026-01-01', accountIds: '1' }],
  [{ ...year, accountIds: '1', contact: 'x' }],
])('what cannot be a figure is refused: %o', async (query) => {
  const answer = await books.client.send(contract.reports.figureLines, { params: books.params, query })
  expect(answer.status).toBe(422)
})

test('accounts of another administration have no lines here', async () => {
  const other = await Books.openOn(server, '2027-01-15')
  const accountIds = String(await books.account('WOmzNodOdh'))
  expect(await linesOf({ ...year, accountIds }, other)).toMatchObject({ count: 0, openingCents: 0, items: [] })
})
