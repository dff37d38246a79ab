import { xaf } from '@klopt/bookkeeping/testing'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { aLine } from '../../bank/statements.test-support.ts'
import { Books } from '../../books.test-support.ts'
import { balances, take, upload } from './audit-file.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** One booking of the file on two accounts of its profit and loss. */
const booking = (description: string, amount: string) =>
  xaf({
    transactions: `<transactions><journal><jrnID>1</jrnID><desc>Memoriaal</desc><transaction><nr>7</nr>
<desc>${description}</desc><trDt>2025-05-01</trDt>${['D', 'C']
      .map(
        (side) =>
          `<trLine><nr>${side}</nr><accID>${side === 'D' ? '8000' : '9999'}</accID><effDate>2025-05-01</effDate><desc>${description}</desc><amnt>${amount}</amnt><amntTp>${side}</amntTp></trLine>`,
      )
      .join('')}</transaction></journal></transactions>`,
  })

test('an amount beyond what books hold is named by its booking', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { id, entries } = await upload(books, booking('Groot', '1000000000.00'))
  expect(entries.whyNot).toBe(
    'Boeking 7 in dagboek Memoriaal heeft een bedrag van meer dan € 999.999.999,99. Meer kan Klopt niet boeken.',
  )
  expect(await take(books, id)).toMatchObject({ status: 422, body: { code: 90167 } })
})

test('a text that is too long is cut, also in the middle of a character', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { id } = await upload(books, booking(`${'a'.repeat(499)}😀`, '1.00'))
  expect(await take(books, id)).toMatchObject({ status: 200, body: { entries: 1 } })
})

test('turnover of a booking is of the only contact that it names', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  await take(books, (await upload(books)).id)
  const query = { from: '2025-01-01', to: '2025-12-31', side: 'customer' as const }
  const { rows } = await books.client.call(contract.reports.turnover, { params: books.params, query })
  expect(rows).toMatchObject([{ contactName: 'Café De Zon', amountsCents: [10_000, 0] }])
})

test('a year that was declared elsewhere asks no return, and its turnover is laid beside no box', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  await books.rows('UPDATE administrations SET vat_starts_on = NULL WHERE id = $1')
  await take(books, (await upload(books)).id)
  const periods = await books.client.call(contract.vat.periods, { params: books.params })
  expect(periods.map(({ key }) => key)).toEqual(['2026-Q1'])
  // Who says that VAT of it is declared here is shown what no box has.
  await books.settings({ vatStartsOn: '2025-01-01' })
  const query = { from: '2025-01-01', to: '2025-03-31' }
  const report = await books.client.call(contract.reports.vatReconciliation, { params: books.params, query })
  expect(report.periods.map(({ boxes, turnover }) => [boxes, turnover])).toEqual([
    [
      [],
      expect.objectContaining({ ledgerCents: 10_000, boxesCents: 0, outsideBoxesCents: 10_000, unexplainedCents: 0 }),
    ],
  ])
})

test('the year is closed over it, and is said to be declared elsewhere', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  await take(books, (await upload(books)).id)
  const params = { ...books.params, year: 2025 }
  const { checks, equity } = await books.client.call(contract.fiscalYears.get, { params })
  expect(checks.filter(({ state }) => state !== 'ok').map(({ key, state, title }) => [key, state, title])).toEqual([
    [expect.stringMatching(/^bank-/), 'notice', 'ING 4567 heeft geen afschrift in dit boekjaar'],
    ['taken-over', 'notice', 'De btw over 4 boekingen uit je oude pakket is daar aangegeven'],
  ])
  // 100.00 of turnover less 50.00 of costs.
  expect(equity).toMatchObject({ startCents: 163_700, resultCents: 5000, movements: [], endCents: 168_700 })
  await books.client.call(contract.fiscalYears.close, { params, body: {} })
  expect(await balances(books)).toMatchObject({ '0500': -168_700, '1100': 231_000, '1300': 2100, '1600': -42_350 })
  const query = { from: '2025-01-01', to: '2025-12-31' }
  const report = await books.client.call(contract.reports.vatReconciliation, { params: books.params, query })
  expect([report.takenOver, report.periods]).toEqual([4, []])
})

test('a statement of the day after it goes on where the bookings of the bank ended', async () => {
  const books = await Books.openOn(server, '2026-01-10')
  await take(books, (await upload(books)).id)
  // 1,000.00 to begin with, 1,210.00 and 100.00 in the year.
  await books.import([aLine({ date: '2026-01-05', amountCents: 100 })], { openingBalanceCents: 231_000 })
  const shown = await books.client.call(contract.bank.books, { params: books.params })
  expect(shown.map(({ missingOpening, ledgerBalanceCents }) => [missingOpening, ledgerBalanceCents])).toEqual([
    [null, 231_000],
  ])
})

test('who declares VAT with payments, or is a small business, is told what does not come along', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  await books.settings({ vatScheme: 'cash', vatSchemeFrom: '2026-01-01' })
  expect((await upload(books)).entries.notes.join(' ')).toContain('(kasstelsel)')
  const small = await Books.openOn(server, '2026-01-02')
  await small.rows(
    `UPDATE administrations SET small_business_spans = '[{"from":"2026-01-01","until":null}]' WHERE id = $1`,
  )
  const notes = (await upload(small)).entries.notes.join(' ')
  expect(notes).toContain('kleineondernemersregeling')
  expect(notes).not.toContain('(kasstelsel)')
})
