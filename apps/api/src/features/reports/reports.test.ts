import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const trialBalance = (books: Books, from: string, to: string) =>
  books.client.call(contract.reports.trialBalance, { params: books.params, query: { from, to } })
const card = (books: Books, accountId: number, from: string, to: string, cursor?: string) =>
  books.client.call(contract.reports.accountCard, {
    params: { ...books.params, accountId },
    query: { from, to, ...(cursor !== undefined && { cursor }) },
  })

test('over the border of a year the balance is carried over, revenue and costs begin at nothing, and all adds up', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact()
  await books.invoice({ contactId, invoiceDate: '2024-12-31' })
  await books.invoice({ contactId, invoiceDate: '2025-01-01' })
  await books.invoice({ contactId, invoiceDate: '2025-12-31' })
  const old = await trialBalance(books, '2024-01-01', '2024-12-31')
  const next = await trialBalance(books, '2025-01-01', '2025-12-31')
  const of = (report: typeof old, number: string) => report.rows.find((row) => row.number === number)
  expect(of(old, '1300')).toMatchObject({ openingCents: 0, debitCents: 12_100, creditCents: 0, closingCents: 12_100 })
  expect(of(next, '1300')).toMatchObject({ openingCents: 12_100, debitCents: 24_200, closingCents: 36_300 })
  for (const row of old.rows)
    expect(of(next, row.number)?.openingCents).toBe(row.type === 'revenue' ? 0 : row.closingCents)
  expect(of(old, '')).toBeUndefined()
  // What 2024 earned is equity in 2025.
  expect(of(next, '')).toEqual({
    accountId: null,
    number: '',
    name: 'Resultaat voorgaande jaren',
    type: 'equity',
    openingCents: -10_000,
    debitCents: 0,
    creditCents: 0,
    closingCents: -10_000,
    lastYearCents: 0,
  })
  for (const { totals } of [old, next]) {
    expect([totals.openingCents, totals.closingCents]).toEqual([0, 0])
    expect(totals.debitCents).toBe(totals.creditCents)
  }
  expect((await trialBalance(books, '2023-01-01', '2023-12-31')).rows).toEqual([])
})

test('within a year revenue opens with what the year earned before, and the card of the account says the same', async () => {
  const books = await Books.open(server)
  await books.settings({ fiscalYearStartMonth: 7 })
  const contactId = await books.contact()
  for (const invoiceDate of ['2025-06-30', '2025-07-01', '2025-09-30', '2025-10-01'])
    await books.invoice({ contactId, invoiceDate })
  const revenue = await books.account('WOmzNodOdh')
  const [from, to] = ['2025-10-01', '2025-12-31']
  const { rows, totals } = await trialBalance(books, from, to)
  const row = rows.find(({ accountId }) => accountId === revenue)
  expect(row).toMatchObject({ openingCents: -20_000, creditCents: 10_000, closingCents: -30_000 })
  expect(rows.find(({ accountId }) => accountId === null)).toMatchObject({ openingCents: -10_000 })
  expect([totals.openingCents, totals.closingCents]).toEqual([0, 0])
  expect(await card(books, revenue, from, to)).toMatchObject({ openingCents: -20_000, closingCents: -30_000 })
  const receivables = await books.account('BVorDebHad')
  expect(await card(books, receivables, from, to)).toMatchObject({ openingCents: 36_300, closingCents: 48_400 })
})

test('lists take the years 0 to 9999, reports those that books have', async () => {
  const books = await Books.open(server)
  const [from, to] = ['0000-01-01', '9999-12-31']
  const { reports } = contract
  const text = 'Kies een datum van 2000 tot en met 2100'
  const outside = [
    [{ from: '1990-01-01', to: '2025-12-31' }, { from: text }],
    [{ from: '2025-01-01', to: '2300-12-31' }, { to: text }],
  ] as const
  const accountId = await books.account('BLimBanRba')
  for (const [query, fields] of outside) {
    const { params } = books
    expect(await books.client.send(reports.trialBalance, { params, query })).toMatchObject({
      status: 422,
      body: { fields },
    })
    const one = { params: { ...params, accountId }, query }
    expect(await books.client.send(reports.accountCard, one)).toMatchObject({ status: 422, body: { fields } })
  }
  expect((await trialBalance(books, '2000-01-01', '2100-12-31')).totals.closingCents).toBe(0)
  const input = { params: books.params, query: { from, to } }
  expect((await books.client.call(contract.invoices.list, input)).items).toEqual([])
  expect((await books.client.call(contract.purchases.list, input)).items).toEqual([])
})

test('an entry tells its book, number, author, dates, lines and what reverses it', async () => {
  const books = await Books.open(server)
  const line = await books.line(-1000, { counterpartyName: 'KPN', description: 'juni' })
  const accountId = await books.account('WBedKanTef')
  const done = await books.process(line, {
    bookings: [{ accountId, amountCents: -1000, vatCode: null, description: 'Bellen' }],
  })
  const entry = await books.entry(done.journalEntryId)
  expect(entry).toMatchObject({
    journalCode: 'BNK1',
    number: 1,
    description: 'KPN · juni',
    sourceType: 'bank_transaction',
    sourceId: line.id,
    reversesEntryId: null,
    reversedByEntryId: null,
    createdBy: expect.stringContaining('Sam') as unknown,
  })
  expect(entry.lines).toMatchObject([
    { accountNumber: '1100', debitCents: 0, creditCents: 1000 },
    { accountNumber: '4510', debitCents: 1000, creditCents: 0, description: 'Bellen' },
  ])
  await books.undo({ id: line.id, version: done.version })
  const reversed = await books.entry(done.journalEntryId)
  expect(await books.entry(reversed.reversedByEntryId)).toMatchObject({ reversesEntryId: entry.id, number: 2 })
})

test("another administration's account and entry do not exist, and a range that ends before it begins is refused", async () => {
  const books = await Books.open(server)
  const other = await Books.open(server)
  const theirs = await other.show((await other.invoice()).id)
  await expect(books.entry(theirs.journalEntryId)).rejects.toMatchObject({ status: 404 })
  const account = await other.account('BLimBanRba')
  await expect(card(books, account, '2026-01-01', '2026-12-31')).rejects.toMatchObject({ status: 404 })
  await expect(trialBalance(books, '2026-02-01', '2026-01-31')).rejects.toMatchObject({
    status: 422,
    error: { fields: { to: 'Kies een einddatum na de begindatum' } },
  })
})
