import { must } from '@klopt/bookkeeping/money'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const lock = (books: Books, lockedUntil: string | null, reason?: string) =>
  books.client.send(contract.bookLocks.set, {
    params: books.params,
    body: { lockedUntil, ...(reason !== undefined && { reason }) },
  })
const current = async (books: Books) =>
  (await books.client.call(contract.bookLocks.list, { params: books.params })).items
const day = (books: Books, date: string, received: { receivedOn?: string } = {}) =>
  books.client.call(contract.bookLocks.day, { params: books.params, query: { date, ...received } })

describe('locking', () => {
  test('holds up to a day that is over, says who and why, and is opened with a reason', async () => {
    const books = await Books.openOn(server, '2026-02-10')
    expect(await current(books)).toEqual([])
    expect((await lock(books, '2026-02-10')).status).toBe(422)
    expect((await lock(books, '2025-12-31', 'Jaar is klaar')).status).toBe(204)
    expect(await current(books)).toEqual([
      {
        lockedUntil: '2025-12-31',
        reason: 'Jaar is klaar',
        lockedBy: expect.stringMatching(/\w+ \w+/) as string,
        byFirm: false,
        firmLockedUntil: null,
        lockedAt: server.clock.now().getTime() / 1000,
      },
    ])
    expect((await lock(books, null)).status).toBe(422)
    expect((await lock(books, '2025-11-30', 'Bon gevonden')).status).toBe(204)
    expect((await lock(books, null, 'Alles open')).status).toBe(204)
    expect(await current(books)).toEqual([])
    const audit = await books.rows<{ action: string; until: string | null }>(
      "SELECT action, details ->> 'until' AS until FROM audit_log WHERE administration_id = $1 AND entity = 'book_lock' ORDER BY id",
    )
    expect(audit.map(({ action, until }) => [action, until])).toEqual([
      ['lock', '2025-12-31'],
      ['lock', '2025-11-30'],
      ['unlock', null],
    ])
  })

  test('is refused while bank lines up to that day wait, and says which; opening never is', async () => {
    const books = await Books.openOn(server, '2026-02-10')
    const line = await books.line(-1000, { date: '2025-12-29' })
    const refused = await lock(books, '2025-12-31')
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 90073,
        details: { books: [{ count: 1, from: '2025-12-29' }] },
      },
    })
    expect((refused.body as { fields: { lockedUntil: string } }).fields.lockedUntil).toMatch(
      /^Nog te verwerken t\/m 31-12-2025: 1 regel van .+, vanaf 29-12-2025$/,
    )
    expect((await lock(books, '2025-12-28')).status).toBe(204)
    const accountId = await books.account('WBedKanTef')
    await books.process(line, { bookings: [{ accountId, amountCents: -1000, vatCode: null, description: '' }] })
    expect((await lock(books, '2025-12-31')).status).toBe(204)
    await books.line(-500, { date: '2025-12-30' })
    expect((await lock(books, null, 'Open')).status).toBe(204)
  })

  test("by the firm is the firm's to open", async () => {
    server.clock.set('2026-02-10T10:00:00Z')
    const firmId = await server.world.firm()
    const books = await Books.open(server, { firmId })
    const client = await server.world.as(await server.world.user({ firmId }))
    const params = books.params
    await client.call(contract.bookLocks.set, { params, body: { lockedUntil: '2025-12-31' } })
    expect((await current(books))[0]?.byFirm).toBe(true)
    expect((await lock(books, null, 'Ik wil erin')).body).toMatchObject({ code: 90072 })
    await client.call(contract.bookLocks.set, { params, body: { lockedUntil: null, reason: 'Correctie' } })
    expect(await current(books)).toEqual([])
  })

  test('beyond the day of the firm is taken back by whoever did so, and no further', async () => {
    server.clock.set('2026-02-10T10:00:00Z')
    const firmId = await server.world.firm()
    const books = await Books.open(server, { firmId })
    const firm = await server.world.as(await server.world.user({ firmId }))
    const { params } = books
    await firm.call(contract.bookLocks.set, { params, body: { lockedUntil: '2025-06-30', reason: 'Half jaar klaar' } })
    const said = (await current(books)).map(({ reason, lockedBy, lockedAt }) => ({ reason, lockedBy, lockedAt }))
    expect((await lock(books, '2025-09-30')).status).toBe(204)
    const ofFirm = { firmLockedUntil: '2025-06-30' }
    expect(await current(books)).toMatchObject([{ lockedUntil: '2025-09-30', byFirm: false, ...ofFirm }])
    expect((await lock(books, '2025-06-29', 'Te ver')).body).toMatchObject({ code: 90072 })
    expect((await lock(books, null, 'Te ver')).body).toMatchObject({ code: 90072 })
    expect((await lock(books, '2025-06-30')).status).toBe(422)
    expect((await lock(books, '2025-06-30', 'Nog een bon')).status).toBe(204)
    // It says what the firm said of it.
    expect(await current(books)).toMatchObject([{ lockedUntil: '2025-06-30', byFirm: true, ...ofFirm, ...said[0] }])
    expect(said).toMatchObject([{ reason: 'Half jaar klaar' }])
    expect((await lock(books, '2025-05-31', 'Te ver')).body).toMatchObject({ code: 90072 })
    // The firm that opens in part, or locks what the owner locked, has that day from then on.
    await lock(books, '2025-09-30')
    await firm.call(contract.bookLocks.set, { params, body: { lockedUntil: '2025-09-30' } })
    expect((await lock(books, '2025-08-31', 'Te ver')).body).toMatchObject({ code: 90072 })
    await firm.call(contract.bookLocks.set, { params, body: { lockedUntil: '2025-03-31', reason: 'Correctie' } })
    expect(await current(books)).toMatchObject([{ lockedUntil: '2025-03-31', firmLockedUntil: '2025-03-31' }])
  })
})

test('what is older than five years is told apart: its VAT can be in no return any more', async () => {
  const books = await Books.openOn(server, '2026-01-20')
  expect(await day(books, '2020-12-31')).toMatchObject({
    vatPeriodLabel: '4e kwartaal 2020',
    vatIsLate: false,
    vatExpiredOn: '2025-12-31',
  })
  expect(await day(books, '2021-01-01')).toMatchObject({ vatExpiredOn: null })
})

test('of a purchase that came in later VAT counts on receipt, until the five years are over', async () => {
  const books = await Books.openOn(server, '2026-01-20')
  expect(await day(books, '2020-03-10', { receivedOn: '2020-06-01' })).toMatchObject({
    vatPeriodLabel: '2e kwartaal 2020',
    vatExpiredOn: '2025-12-31',
  })
  expect(await day(books, '2020-03-10', { receivedOn: '2025-12-30' })).toMatchObject({
    vatPeriodLabel: '4e kwartaal 2025',
    vatExpiredOn: null,
  })
  expect(await day(books, '2020-03-10', { receivedOn: '2026-01-19' })).toMatchObject({
    vatPeriodLabel: '1e kwartaal 2020',
    vatExpiredOn: '2025-12-31',
  })
})

describe('the year-end', () => {
  test('what is processed after the return of Q4 counts in December: bank 7,401.00 and profit 901.00', async () => {
    const books = await Books.openOn(server, '2026-01-20')
    const account = (rgs: string) => books.account(rgs)
    // A sale of 1,000 + 210 paid on 10-12, and 8,790 of own money: 10,000 on the bank.
    const sale = await books.invoice({ invoiceDate: '2025-12-01', lines: [anInvoiceLine({ unitPrice: '1000' })] })
    const item = await books.openItem(sale.number)
    const paid = await books.line(121_000, { date: '2025-12-10' })
    await books.process(paid, { items: [{ openItemId: item.id, amountCents: 121_000 }] })
    const own = await books.line(879_000, { date: '2025-12-11' })
    const capital = await account('BEivKapOnd')
    const book = (accountId: number, amountCents: number) => ({
      bookings: [{ accountId, amountCents, vatCode: null, description: '' }],
    })
    await books.process(own, book(capital, 879_000))
    await books.file('2025-Q4')
    const filed = await books.vatReturn('2025-Q4')
    expect(filed.payableEuros).toBe(210)

    // Bank costs of 29-12 and a drawing of 30-12, processed after filing: they keep their days.
    await books.process(await books.line(-9_900, { date: '2025-12-29' }), book(await account('WBedKanTef'), -9_900))
    await books.process(await books.line(-250_000, { date: '2025-12-30' }), book(capital, -250_000))
    expect(await balances(books, '2025-12-31')).toEqual({ bank: 740_100, profit: 90_100 })

    // A purchase of 100 + 21 of December, found now: a cost of December, whose VAT waits.
    const purchases = new Purchases(books)
    const dates = { invoiceDate: '2025-12-15', dueDate: '2026-01-15' }
    expect(await day(books, '2025-12-15')).toMatchObject({
      entryDate: '2025-12-15',
      vatPeriodLabel: '4e kwartaal 2025',
      vatIsLate: true,
    })
    await purchases.booked(dates)
    expect(await balances(books, '2025-12-31')).toEqual({ bank: 740_100, profit: 80_100 })
    const { late, ...after } = await books.vatReturn('2025-Q4')
    expect({ ...after, late: [] }).toEqual(filed)
    expect(late).toMatchObject([{ key: '2025-Q4', vatCents: -2_100 }])

    // With the books locked to 31-12 it counts on 1-1, and that is said before.
    await lock(books, '2025-12-31')
    expect(await day(books, '2025-12-16')).toMatchObject({ entryDate: '2026-01-01', vatIsLate: true })
    const { id } = await purchases.booked({ ...dates, invoiceDate: '2025-12-16' })
    expect(await books.entry((await purchases.show(id)).journalEntryId)).toMatchObject({ date: '2026-01-01' })
    expect(await balances(books, '2025-12-31')).toEqual({ bank: 740_100, profit: 80_100 })
    expect((await books.vatReturn('2025-Q4')).late).toMatchObject([{ vatCents: -4_200 }])
    await expectBooksToAddUp(books)
  })

  test('a return of locked months is filed: its entry and its reversal count on the first open day', async () => {
    const books = await Books.openOn(server, '2026-01-20')
    await books.invoice({ invoiceDate: '2025-11-05' })
    await lock(books, '2025-12-31')
    const returnId = await books.file('2025-Q4')
    const [filed] = await books.rows<{ id: number }>(
      'SELECT journal_entry_id AS id FROM vat_returns WHERE administration_id = $1',
    )
    const entryId = must(filed, 'the return that was filed').id
    const entry = await books.entry(entryId)
    expect(entry).toMatchObject({ date: '2026-01-01', documentDate: '2025-12-31' })
    await books.deleteReturn(returnId)
    const reversal = await books.entry((await books.entry(entryId)).reversedByEntryId)
    expect(reversal).toMatchObject({ date: '2026-01-01' })
    // What filing booked on the VAT accounts in January is no difference of January.
    const { checks } = await books.vatReturn('2026-Q1')
    expect(checks.find(({ kind }) => kind === 'ledger_difference')).toMatchObject({ tone: 'success' })
    await expectBooksToAddUp(books)
  })
})

/** What the bank account holds on a day, and the profit of its year up to then, in cents. */
async function balances(books: Books, until: string) {
  const [row] = await books.rows<{ bank: number; profit: number }>(
    `SELECT coalesce(sum(l.debit_cents - l.credit_cents) FILTER (WHERE a.rgs_code = 'BLimBanRba'), 0)::bigint AS bank,
      coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE a.type IN ('revenue', 'expense')), 0)::bigint AS profit
    FROM journal_lines l JOIN accounts a ON a.id = l.account_id
    WHERE l.administration_id = $1 AND l.entry_date <= $2`,
    [books.id, until],
  )
  return row
}
