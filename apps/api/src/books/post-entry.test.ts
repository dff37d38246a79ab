import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostingLine } from '@klopt/bookkeeping/ledger'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { Books } from '../features/books.test-support.ts'
import { postEntry, type EntryHeader } from './post-entry.ts'
import { reverseEntry } from './reverse-entry.ts'

let server: KloptTestServer
let books: Books
let others: Books
let journalId: number
let bankId: number
let costsId: number

beforeAll(async () => {
  server = await createTestServer()
  books = await Books.open(server)
  others = await Books.open(server)
  journalId = await generalJournal(books)
  bankId = await books.account('BLimBanRba')
  costsId = await books.account('WBedKanTef')
})
afterAll(() => server.stop())

async function generalJournal(of: Books): Promise<number> {
  const [journal] = await of.rows<{ id: number }>(
    "SELECT id FROM journals WHERE administration_id = $1 AND type = 'general'",
  )
  return journal?.id ?? 0
}

const header = (changes: Partial<EntryHeader> = {}): EntryHeader => ({
  administrationId: books.id,
  journalId,
  entryDate: '2026-05-20',
  description: 'Memoriaal',
  sourceType: 'general',
  createdBy: null,
  at: new Date(),
  ...changes,
})
const lines = (cents = 100): PostingLine[] => [
  { account: { id: costsId }, debitCents: cents, creditCents: 0 },
  { account: { id: bankId }, debitCents: 0, creditCents: cents },
]
const post = (changes: Partial<EntryHeader> = {}, posted = lines()) =>
  books.asApp((db) => postEntry(db, header(changes), posted))

/** What `post_entry` itself is given, past the checks of the application. */
const postRaw = (raw: object[], changes: object = {}) =>
  books.asApp((db) =>
    sql`SELECT * FROM post_entry(${JSON.stringify({
      journal_id: journalId,
      entry_date: '2026-05-20',
      description: 'x',
      source_type: 'general',
      ...changes,
    })}::jsonb, ${JSON.stringify(raw)}::jsonb, now())`.execute(db),
  )
const rawLines = (debit: number, credit: number) => [
  { account_id: costsId, debit_cents: debit },
  { account_id: bankId, credit_cents: credit },
]
const stateOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)),
  )
const counted = async () => {
  const [row] = await books.rows<{ entries: number; lines: number }>(
    `SELECT (SELECT count(*) FROM journal_entries WHERE administration_id = $1) AS entries,
      (SELECT count(*) FROM journal_lines WHERE administration_id = $1) AS lines`,
  )
  return row
}

describe('the database refuses, and leaves nothing behind', () => {
  test.each<[string, () => Promise<unknown>, string]>([
    ['an entry that does not balance', () => postRaw(rawLines(100, 99)), 'KL001'],
    ['an entry without lines', () => postRaw([]), 'KL001'],
    ['an entry of one line', () => postRaw(rawLines(100, 0).slice(0, 1)), 'KL001'],
    ['a line without an amount', () => postRaw(rawLines(0, 0)), '23514'],
    ['a negative amount', () => postRaw(rawLines(-100, -100)), '23514'],
    ['a VAT code without its kind', () => postRaw(rawLines(1, 1).map((line) => ({ ...line, vat_code: 'x' }))), '23514'],
  ])('%s', async (_name, work, state) => {
    const before = await counted()
    expect(await stateOf(work())).toBe(state)
    expect(await counted()).toEqual(before)
  })

  test("another tenant's account, journal, contact and entry", async () => {
    const before = await counted()
    const account = await others.account('WBedKanTef')
    const journal = await generalJournal(others)
    const contact_id = await others.contact()
    const theirs = await others.invoice()
    const reverses_entry_id = (await others.show(theirs.id)).journalEntryId
    const withContact = rawLines(1, 1).map((line) => ({ ...line, contact_id }))
    expect(await stateOf(postRaw([{ account_id: account, debit_cents: 1 }, ...rawLines(0, 1).slice(1)]))).toBe('23503')
    expect(await stateOf(postRaw(rawLines(1, 1), { journal_id: journal }))).toBe('KL003')
    expect(await stateOf(postRaw(withContact))).toBe('23503')
    expect(await stateOf(postRaw(rawLines(1, 1), { reverses_entry_id }))).toBe('23503')
    expect(await counted()).toEqual(before)
  })

  test('posting without the scope of one administration', async () => {
    const { pool } = server.services
    const refused = pool.query(`SELECT * FROM post_entry('{}', '[]', now())`)
    expect(await stateOf(refused)).toBe('KL003')
  })
})

describe('what is posted stays as it is', () => {
  const changes = [
    'UPDATE journal_entries SET description = $$x$$',
    'UPDATE journal_lines SET debit_cents = 1',
    'DELETE FROM journal_entries',
    'DELETE FROM journal_lines',
    'TRUNCATE journal_entries CASCADE',
    'TRUNCATE journal_lines CASCADE',
  ]

  test.each(changes)('for the owner of the tables: %s', async (statement) => {
    await post()
    expect(await stateOf(server.services.pool.query(statement))).toBe('KL004')
  })

  test.each(changes)('for the application: %s', async (statement) => {
    expect(await stateOf(books.asApp((db) => sql.raw(statement).execute(db)))).toBe('42501')
  })

  test('no lines are added to an entry, not even balanced ones by the owner', async () => {
    const { id } = await post()
    const added = `INSERT INTO journal_lines
      (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents, entry_date, vat_date)
      VALUES (${books.id}, ${id}, 3, ${costsId}, 5, 0, '2026-05-20', '2026-05-20'),
        (${books.id}, ${id}, 4, ${bankId}, 0, 5, '2026-05-20', '2026-05-20')`
    expect(await stateOf(server.services.pool.query(added))).toBe('KL001')
    expect(await stateOf(books.asApp((db) => sql.raw(added).execute(db)))).toBe('42501')
  })

  test('no entry is written past post_entry, not even by the owner when it has no lines', async () => {
    const bare = `INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date,
        fiscal_year, number, description, source_type, created_at)
      VALUES (${books.id}, ${journalId}, '2026-05-20', '2026-05-20', '2026-05-20', 2026, 99999, 'x', 'general', now())`
    expect(await stateOf(server.services.pool.query(bare))).toBe('KL001')
    expect(await stateOf(books.asApp((db) => sql.raw(bare).execute(db)))).toBe('42501')
  })
})

test('numbers have no gaps per journal and year: what was rolled back gives its number back', async () => {
  const year = (n: number) => ({ entryDate: `${n}-05-20` })
  expect((await post(year(2031))).number).toBe(1)
  await expect(
    books.asApp(async (db) => {
      await postEntry(db, header(year(2031)), lines())
      throw new Error('broken off')
    }),
  ).rejects.toThrow('broken off')
  expect((await post(year(2031))).number).toBe(2)
  expect((await post(year(2032))).number).toBe(1)
  const parallel = await Promise.all(Array.from({ length: 20 }, () => post(year(2031))))
  expect(parallel.map((entry) => entry.number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 3),
  )
})

test('an entry is reversed at most once, also by two at the same moment, and the reversal takes back each line', async () => {
  const { id } = await post({ vatDate: '2026-02-03' }, lines(777))
  const reverse = () =>
    books.asApp((db) =>
      reverseEntry(db, {
        administrationId: books.id,
        entryId: id,
        description: 'Terug',
        createdBy: null,
        at: new Date(),
      }),
    )
  const states = await Promise.all([reverse(), reverse(), reverse()].map(stateOf))
  expect(states.toSorted()).toEqual(['23505', '23505', 'done'])
  const original = await books.entry(id)
  const reversal = await books.entry(original.reversedByEntryId)
  expect(reversal).toMatchObject({ reversesEntryId: id, date: '2026-05-20', documentDate: '2026-05-20' })
  expect(reversal.lines.map((line) => [line.accountId, line.debitCents, line.creditCents])).toEqual(
    original.lines.map((line) => [line.accountId, line.creditCents, line.debitCents]),
  )
})
