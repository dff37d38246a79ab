import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Books } from '../features/books.test-support.ts'
import { sharedTestServer, type KloptTestServer } from '../testing/index.ts'
import { accountSums, type SummedAccounts } from './account-sums.ts'
import { administrationsToFold, foldBalances } from './fold-balances.ts'
import { generalJournal } from './general-journal.ts'
import { postEntry } from './post-entry.ts'
import { vatSums } from './vat-sums.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const faults = (books: Books) => books.rows('SELECT * FROM balance_faults($1)')
const deltaCount = async (books: Books) =>
  (await books.rows('SELECT id FROM balance_deltas WHERE administration_id = $1')).length

interface Posted {
  readonly entryDate: string
  readonly cents: number
  readonly sourceType?: 'general' | 'year_close'
}

/** Books from rent to private deposits. */
async function post(books: Books, { entryDate, cents, sourceType = 'general' }: Posted): Promise<void> {
  const [cost, funds] = [await books.account('WBedHuiBeh'), await books.account('BEivKapPrs')]
  await books.asApp(async (db) => {
    const header = {
      administrationId: books.id,
      journalId: await generalJournal(db, books.id),
      entryDate,
      description: 'Huur',
      sourceType,
      createdBy: books.owner.id,
      at: server.clock.now(),
    }
    await postEntry(db, header, [
      { account: { id: cost }, debitCents: cents, creditCents: 0 },
      { account: { id: funds }, debitCents: 0, creditCents: cents },
    ])
  })
}

/** What each account comes to by the lines alone, in the form of `accountSums`. */
async function bySumOfLines(books: Books, from: string, to: string, withYearClose: boolean) {
  return books.rows<{ number: string; debit: number; credit: number }>(
    `SELECT a.number, sum(l.debit_cents)::bigint AS debit, sum(l.credit_cents)::bigint AS credit
     FROM journal_lines l JOIN accounts a ON a.id = l.account_id JOIN journal_entries e ON e.id = l.entry_id
     WHERE l.administration_id = $1 AND l.entry_date BETWEEN $2 AND $3 AND ($4 OR e.source_type <> 'year_close')
     GROUP BY a.number ORDER BY a.number`,
    [books.id, from, to, withYearClose],
  )
}

test('sums are those of the lines before, between and after folding, in whole months and in days', async () => {
  const books = await Books.openOn(server, '2026-12-31')
  const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-14', '2026-02-28', '2026-03-01']
  for (const [index, entryDate] of days.entries()) {
    await post(books, { entryDate, cents: 10 ** index })
    if (index === 2) expect(await books.asApp(foldBalances)).toBe(6)
  }
  await post(books, { entryDate: '2026-02-28', cents: 7, sourceType: 'year_close' })
  const ranges = [
    ['2026-01-01', '2026-01-31'],
    ['2026-01-02', '2026-02-27'],
    ['2026-01-15', '2026-01-20'],
    ['2025-12-31', '2026-03-01'],
    ['2026-02-01', '2026-02-28'],
    ['2026-02-15', '2026-02-28'],
  ] as const
  const check = async () => {
    expect(await faults(books)).toEqual([])
    for (const withYearClose of [true, false]) {
      const sums = await books.asApp((db) =>
        accountSums(
          db,
          books.id,
          ranges.map(([from, to]) => ({ from, to, withYearClose })),
        ),
      )
      for (const [index, [from, to]] of ranges.entries()) {
        const found = sums.map(({ number, debitCents, creditCents }) => ({
          number,
          debit: debitCents[index],
          credit: creditCents[index],
        }))
        expect(found.filter(({ debit, credit }) => debit !== 0 || credit !== 0)).toEqual(
          await bySumOfLines(books, from, to, withYearClose),
        )
      }
    }
  }
  await check()
  expect(await books.asApp(foldBalances)).toBe(8)
  expect(await deltaCount(books)).toBe(0)
  await check()
})

test('a delta is of its own administration, and nobody but the books writes one', async () => {
  const [books, other] = [await Books.open(server), await Books.open(server)]
  await post(books, { entryDate: '2026-05-01', cents: 100 })
  expect(await other.asApp(foldBalances)).toBe(0)
  expect(
    await books.rows('SELECT DISTINCT administration_id AS id FROM balance_deltas WHERE administration_id = $1'),
  ).toEqual([{ id: books.id }])
  expect(await other.asApp(administrationsToFold)).toEqual([])
  for (const statement of [sql`DELETE FROM balance_deltas`, sql`UPDATE balances SET debit_cents = 0`])
    await expect(books.asApp((db) => statement.execute(db))).rejects.toThrow('permission denied')
})

test('what VAT lines come to is kept through posting, filing and taking back, folded or not', async () => {
  const books = await Books.openOn(server, '2026-12-31')
  const vatFaults = () => books.rows('SELECT * FROM vat_balance_faults($1)')
  const setAside = async (withLate: boolean) => {
    const days = { start: '2026-04-01', end: '2026-06-30' }
    const sums = await books.asApp((db) => vatSums(db, books.id, { days, lateOn: withLate ? '2026-12-31' : null }))
    return sums.reduce((total, { vatKind, balanceCents }) => total + (vatKind === 'base' ? 0 : balanceCents), 0)
  }
  await books.invoice({ invoiceDate: '2026-02-10' })
  await books.invoice({ invoiceDate: '2026-05-10' })
  expect([await setAside(false), await vatFaults()]).toEqual([2100, []])
  const returnId = await books.file('2026-Q1')
  await books.invoice({ invoiceDate: '2026-03-20' })
  // What came late is of no return; it goes along when it is asked.
  expect([await setAside(false), await setAside(true)]).toEqual([2100, 4200])
  expect(await books.asApp((db) => vatSums(db, books.id, { returnId }))).toEqual(
    expect.arrayContaining([{ vatCode: 'sale_high', vatKind: 'output', isLate: false, balanceCents: 2100 }]),
  )
  expect(await books.asApp(foldBalances)).toBeGreaterThan(0)
  expect([await setAside(false), await setAside(true), await vatFaults()]).toEqual([2100, 4200, []])
  await books.deleteReturn(returnId)
  expect([await setAside(true), await vatFaults()]).toEqual([2100, []])
  await books.asApp(foldBalances)
  expect([await setAside(true), await vatFaults()]).toEqual([2100, []])
  await expect(
    books.asApp((db) =>
      vatSums(db, books.id, { days: { start: '2026-04-02', end: '2026-06-30' }, lateOn: '2026-12-31' }),
    ),
  ).rejects.toThrow('no whole months')
})

test('months that are nearly whole, and a range within one, are the sums of their lines', async () => {
  const books = await Books.openOn(server, '2026-12-31')
  const days = ['01', '14', '15', '16', '17', '28', '31']
  for (const [index, day] of days.entries()) await post(books, { entryDate: `2026-05-${day}`, cents: 10 ** index })
  await post(books, { entryDate: '2026-05-16', cents: 3, sourceType: 'year_close' })
  for (const first of days) {
    for (const last of days.filter((day) => day >= first)) {
      for (const withYearClose of [true, false]) {
        const [from, to] = [`2026-05-${first}`, `2026-05-${last}`]
        const sums = await books.asApp((db) => accountSums(db, books.id, [{ from, to, withYearClose }]))
        expect(
          sums.map(({ number, debitCents, creditCents }) => ({ number, debit: debitCents[0], credit: creditCents[0] })),
        ).toEqual(await bySumOfLines(books, from, to, withYearClose))
      }
    }
  }
})

test('accounts are summed by their kind, their code or their id, and the others are left out', async () => {
  const books = await Books.openOn(server, '2026-12-31')
  await post(books, { entryDate: '2026-05-16', cents: 700 })
  const range = { from: null, to: '2026-05-16', withYearClose: true }
  const namesOf = async (summed: SummedAccounts) =>
    (await books.asApp((db) => accountSums(db, books.id, [range], summed))).map(({ rgsCode }) => rgsCode)
  expect(await namesOf({ types: ['expense'] })).toEqual(['WBedHuiBeh'])
  expect(await namesOf({ rgsCodes: ['BEivKapPrs'] })).toEqual(['BEivKapPrs'])
  expect(await namesOf({ ids: [await books.account('WBedHuiBeh')] })).toEqual(['WBedHuiBeh'])
  expect(await namesOf({ ids: [] })).toEqual([])
})
