import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import {
  beginCorrection,
  buy,
  code,
  decide,
  filedAs330,
  late,
  processIt,
  sell,
  showCorrection,
  submitIt,
} from './corrections.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const fileCode = async (books: Books, period: string) => {
  const { payableEuros } = await books.vatReturn(period)
  return code(await books.client.send(contract.vat.file, { params: books.params, body: { period, payableEuros } }))
}

test('a sale of 6,000 and a purchase of 100 found after 330 was filed ask a suppletie: 1,569, 1,239 more, and Q2 is left', async () => {
  const books = await filedAs330(server)
  await sell(books, '2026-03-12', '6000')
  await buy(books, '2026-02-26', 10_000)
  expect(await late(books)).toMatchObject({
    limitCents: 100_000,
    periods: [
      {
        key: '2026-Q1',
        periodStart: '2026-01-01',
        periodEnd: '2026-03-31',
        waitingCents: 123_900,
        netCents: 123_900,
        yearNetCents: 123_900,
        verdict: 'correction',
        reasons: ['period_amount', 'year_amount'],
        decision: null,
        discoveredOn: '2026-11-16',
        deadline: '2027-01-11',
        correctableUntil: '2031-12-31',
        interestFreeUntil: '2027-04-01',
        documents: [
          { date: '2026-03-12', bookedOn: '2026-11-16', baseCents: 600_000, vatCents: 126_000 },
          { date: '2026-02-26', baseCents: -10_000, vatCents: -2100 },
        ],
      },
    ],
  })
  expect(await fileCode(books, '2026-Q2')).toBe(90070)
  expect(code(await decide(books, 'next_return'))).toBe(90111)
  const id = await beginCorrection(books)
  const draft = await showCorrection(books, id)
  const row = (name: string) => draft.rows.find(({ box }) => box === name)
  expect(row('1a')).toMatchObject({
    declaredBaseEuros: 1693,
    correctedBaseEuros: 7693,
    differenceBaseEuros: 6000,
    declaredVatEuros: 355,
    correctedVatEuros: 1615,
    differenceVatEuros: 1260,
  })
  expect(row('5a')).toMatchObject({ declaredVatEuros: 1107, correctedVatEuros: 2367 })
  expect(row('5b')).toMatchObject({ declaredVatEuros: 777, correctedVatEuros: 798 })
  expect(row('5g')).toMatchObject({ declaredVatEuros: 330, correctedVatEuros: 1569, differenceVatEuros: 1239 })
  expect(draft).toMatchObject({ state: 'draft', differenceEuros: 1239, vatCents: 123_900, deadline: '2027-01-11' })
  // The decision alone lets the next return go, without any of it.
  expect(await books.vatReturn('2026-Q2')).toMatchObject({ payableEuros: 0, lateVatCents: 0 })
  await books.file('2026-Q2')
  expect((await submitIt(books, id)).status).toBe(204)
  expect(await showCorrection(books, id)).toMatchObject({ state: 'submitted', differenceEuros: 1239, rows: draft.rows })
  expect((await late(books)).periods).toEqual([])
  const interest = { assessedOn: '2026-12-10', amountCents: 125_000, interestCents: 1000, fineCents: 100 }
  expect((await processIt(books, id, interest)).status).toBe(204)
  const processed = await showCorrection(books, id)
  expect(processed).toMatchObject({
    state: 'processed',
    assessment: { assessedOn: '2026-12-10', amountCents: 125_000, interestCents: 1000, fineCents: 100 },
  })
  expect(await books.sums(processed.journalEntryId)).toEqual({
    '1500': 126_000,
    '1520': -2100,
    '1530': -125_000,
    '4950': 100,
    '9030': 1000,
  })
  await expectBooksToAddUp(books)
})

test('a sale of 4,000 and a purchase of 100 instead, 819 net, go along: -186 becomes 633', async () => {
  const books = await filedAs330(server)
  await sell(books, '2026-03-12', '4000')
  await buy(books, '2026-02-26', 10_000)
  await buy(books, '2026-05-10', 88_572)
  expect((await late(books)).periods).toMatchObject([{ netCents: 81_900, verdict: 'next_return', decision: null }])
  expect(await books.vatReturn('2026-Q2')).toMatchObject({ lateVatCents: 81_900, payableEuros: 633 })
  // A correction of less may be chosen, and then nothing goes along; the last choice holds.
  await decide(books, 'correction')
  expect(await books.vatReturn('2026-Q2')).toMatchObject({ lateVatCents: 0, payableEuros: -186 })
  await decide(books, 'next_return')
  await books.file('2026-Q2')
  expect(await books.vatReturn('2026-Q2')).toMatchObject({ lateVatCents: 81_900, payableEuros: 633 })
  await expectBooksToAddUp(books)
})

test('1,600 to pay less 900 to reclaim is 700: the next return', async () => {
  const books = await filedAs330(server)
  await sell(books, '2026-03-12', '7619.05')
  await buy(books, '2026-03-13', 428_571)
  expect((await late(books)).periods).toMatchObject([{ netCents: 70_000, verdict: 'next_return' }])
})

test('a supply to another EU country that comes late is a correction, whatever its amount', async () => {
  const books = await filedAs330(server)
  const contactId = await books.contact({ country: 'DE', postcode: '10115', vatNumber: 'DE136695976' })
  await books.invoice({
    contactId,
    invoiceDate: '2026-03-12',
    lines: [anInvoiceLine({ vatCode: 'sale_eu_services' })],
  })
  expect((await late(books)).periods).toMatchObject([{ netCents: 0, verdict: 'correction', reasons: ['icp'] }])
  expect(await fileCode(books, '2026-Q2')).toBe(errorCatalogue.late_icp_undecided.code)
  const id = await beginCorrection(books)
  expect(await showCorrection(books, id)).toMatchObject({ differenceEuros: 0 })
  await submitIt(books, id)
  await processIt(books, id)
  expect((await showCorrection(books, id)).journalEntryId).toBeNull()
  await expectBooksToAddUp(books)
})

test('what no return follows for says so when filing waits for it, and not that it is above 1,000 euro', async () => {
  const books = await Books.openOn(server, '2026-11-16')
  await sell(books, '2026-02-10', '100')
  for (const period of ['2026-Q1', '2026-Q2']) await books.file(period)
  const from = '2026-10-01'
  await books.client.call(contract.smallBusinessScheme.save, { params: books.params, body: { from } })
  await sell(books, '2026-03-12', '100')
  expect((await late(books)).periods).toMatchObject([{ verdict: 'correction', reasons: ['no_next_return'] }])
  expect(await fileCode(books, '2026-Q3')).toBe(errorCatalogue.late_without_next_return.code)
})

test('a period of more than five years ago cannot be corrected any more, and holds up no return', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  await books.settings({ vatFrequency: 'year' })
  await sell(books, '2020-02-10', '100')
  for (const year of ['2020', '2021', '2022', '2023', '2024']) await books.file(year)
  await sell(books, '2020-03-12', '6000')
  expect((await late(books)).periods).toMatchObject([{ verdict: 'expired', correctableUntil: '2025-12-31' }])
  expect(code(await decide(books, 'correction', '2020-01-01'))).toBe(90110)
  const body = { periodStart: '2020-01-01' }
  expect(code(await books.client.send(contract.vatCorrections.start, { params: books.params, body }))).toBe(90110)
  expect(await books.vatReturn('2025')).toMatchObject({ payableEuros: 0, lateVatCents: 0 })
  await books.file('2025')
  await expectBooksToAddUp(books)
})

// 6,000 with 1,260 of VAT of 15 December 2020, and a purchase of 100 with 21 of March 2021 that can still be declared.
test('VAT of more than five years ago is in no return, however late the older ones are filed', async () => {
  const books = await Books.openOn(server, '2026-11-16')
  await sell(books, '2020-10-10', '100')
  for (const period of ['2020-Q4', '2021-Q1']) await books.file(period)
  await sell(books, '2020-12-15', '6000')
  await buy(books, '2021-03-15', 10_000)
  const old = await books.vatReturn('2021-Q2')
  expect(old).toMatchObject({ payableEuros: -21, lateVatCents: -2100, lateLines: 'include' })
  expect(old.checks.find(({ kind }) => kind === 'late_vat')).toMatchObject({
    tone: 'success',
    text: expect.stringContaining(
      '4e kwartaal 2020 komt in geen aangifte meer: dat kon tot en met 31 december 2025',
    ) as string,
  })
  await books.file('2021-Q2')
  expect(await books.vatReturn('2021-Q2')).toMatchObject({ payableEuros: -21 })
  expect((await late(books)).periods).toMatchObject([{ key: '2020-Q4', waitingCents: 126_000, verdict: 'expired' }])
  await expectBooksToAddUp(books)
})

test('the return of a period of more than five years ago says that it only keeps what was declared then', async () => {
  const books = await Books.openOn(server, '2026-11-16')
  const expired = async (period: string) =>
    (await books.vatReturn(period)).checks.find(({ kind }) => kind === 'expired')
  expect(await expired('2020-Q4')).toMatchObject({
    tone: 'warning',
    text: expect.stringContaining('31 december 2025') as string,
  })
  expect(await expired('2021-Q1')).toBeUndefined()
})

test('a suppletie over a year that can hardly be corrected any more is due before it cannot', async () => {
  const books = await Books.openOn(server, '2025-12-15')
  await books.settings({ vatFrequency: 'year' })
  for (const year of ['2020', '2021', '2022', '2023', '2024']) await books.file(year)
  await sell(books, '2020-03-12', '6000')
  const { periods } = await late(books)
  expect(periods).toMatchObject([{ verdict: 'correction', discoveredOn: '2025-12-15', deadline: '2025-12-31' }])
  const { id } = await books.client.call(contract.vatCorrections.start, {
    params: books.params,
    body: { periodStart: '2020-01-01' },
  })
  expect(await showCorrection(books, id)).toMatchObject({ deadline: '2025-12-31', correctableUntil: '2025-12-31' })
})

test('what is to be set aside counts what was decided or handed in, before it is booked', async () => {
  const books = await filedAs330(server)
  const setAside = async () =>
    (await books.client.call(contract.dashboard.get, { params: books.params, query: {} })).vat.setAsideCents
  expect(await setAside()).toBe(33_000)
  await sell(books, '2026-03-12', '6000')
  expect(await setAside()).toBe(33_000 + 126_000)
  const id = await beginCorrection(books)
  expect(await setAside()).toBe(33_000 + 126_000)
  await submitIt(books, id)
  expect(await setAside()).toBe(33_000 + 126_000)
  await processIt(books, id)
  expect(await setAside()).toBe(33_000 + 126_000)
})
