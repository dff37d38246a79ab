import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { Books } from '../features/books.test-support.ts'
import { catalogueNameOf } from '../database/errors.ts'
import { generalJournal } from './general-journal.ts'
import { readBookLock, setBookLock, type NewBookLock } from './lock-books.ts'
import { firstOpenDate, postEntry } from './post-entry.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const at = new Date('2026-06-15T10:00:00Z')
const lock = (books: Books, changes: Partial<NewBookLock>) =>
  books.asApp((db) =>
    setBookLock(db, { lockedUntil: null, reason: '', userId: books.owner.id, asFirm: false, at, ...changes }),
  )
const nameOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => 'done',
    (error: unknown) => catalogueNameOf(error),
  )
const post = (books: Books, entryDate: string, vatCode?: 'sale_high') =>
  books.asApp(async (db) => {
    const journalId = await generalJournal(db, books.id)
    const header = { description: 'x', sourceType: 'general', createdBy: null, at } as const
    return postEntry(db, { ...header, administrationId: books.id, journalId, entryDate }, [
      { account: { rgs: 'WBedKanTef' }, debitCents: 1, creditCents: 0 },
      {
        account: { rgs: 'BLimBanRba' },
        debitCents: 0,
        creditCents: 1,
        ...(vatCode && { vatCode, vatKind: 'base' as const }),
      },
    ])
  })
const firstOpen = (books: Books, day: string) => books.asApp((db) => firstOpenDate(db, books.id, day))

test('an entry dated on or before the locked day is refused, and the first open day is the one after it', async () => {
  const books = await Books.open(server)
  expect(await firstOpen(books, '2025-12-31')).toBe('2025-12-31')
  await lock(books, { lockedUntil: '2025-12-31', reason: 'Jaar is klaar' })
  expect(await firstOpen(books, '2025-03-10')).toBe('2026-01-01')
  expect(await firstOpen(books, '2026-01-01')).toBe('2026-01-01')
  expect(await nameOf(post(books, '2025-12-31'))).toBe('period_locked')
  expect(await nameOf(post(books, '2025-12-31', 'sale_high'))).toBe('period_locked')
  expect(await nameOf(post(books, '2026-01-01', 'sale_high'))).toBe('done')
})

test('unlocking asks a reason, and each change leaves an audit row with what was before', async () => {
  const books = await Books.open(server)
  await lock(books, { lockedUntil: '2025-12-31' })
  expect(await nameOf(lock(books, { lockedUntil: '2025-11-30', reason: ' ' }))).toBe('invalid_input')
  expect(await nameOf(lock(books, { lockedUntil: null }))).toBe('invalid_input')
  await lock(books, { lockedUntil: null, reason: 'Bon van december gevonden' })
  expect(await books.asApp((db) => readBookLock(db, books.id))).toMatchObject({ locked_until: null })
  const audit = await books.rows<{ action: string; details: object }>(
    "SELECT action, details FROM audit_log WHERE administration_id = $1 AND entity = 'book_lock' ORDER BY id",
  )
  expect(audit).toEqual([
    { action: 'lock', details: { from: null, until: '2025-12-31', reason: '', byFirm: false } },
    {
      action: 'unlock',
      details: { from: '2025-12-31', until: null, reason: 'Bon van december gevonden', byFirm: false },
    },
  ])
})

test('what the firm locked, the firm unlocks; a later day of the owner does not loosen it', async () => {
  const books = await Books.open(server, { firmId: await server.world.firm() })
  await lock(books, { lockedUntil: '2025-09-30', asFirm: true })
  await lock(books, { lockedUntil: '2025-12-31' })
  expect(await nameOf(lock(books, { lockedUntil: '2025-09-29', reason: 'Terug' }))).toBe('books_locked_by_firm')
  expect(await nameOf(lock(books, { lockedUntil: '2025-11-30', reason: 'Terug' }))).toBe('done')
  expect(await nameOf(lock(books, { lockedUntil: null, reason: 'Terug' }))).toBe('books_locked_by_firm')
  await lock(books, { lockedUntil: null, reason: 'Open', asFirm: true })
  await lock(books, { lockedUntil: '2025-10-31' })
  expect(await nameOf(lock(books, { lockedUntil: null, reason: 'Van ons zelf' }))).toBe('done')
})

test('what a firm locked that is gone since, the main user unlocks', async () => {
  const books = await Books.open(server, { firmId: await server.world.firm() })
  await lock(books, { lockedUntil: '2025-12-31', asFirm: true })
  const { id: userId } = await server.world.user()
  await books.rows('UPDATE administrations SET firm_id = NULL WHERE id = $1')
  expect(await nameOf(lock(books, { reason: 'Open', userId }))).toBe('books_locked_by_firm')
  expect(await nameOf(lock(books, { reason: 'Open' }))).toBe('done')
})

test('the application cannot move a lock, a member or a filed box past the functions', async () => {
  const books = await Books.open(server)
  const states = await Promise.all(
    [
      `UPDATE book_locks SET locked_until = NULL`,
      `INSERT INTO vat_return_lines VALUES (${books.id}, 1, 1, '2026-01-01', false)`,
      `DELETE FROM undeclared_vat_lines`,
      `UPDATE vat_returns SET boxes = '[]'`,
      `UPDATE periods SET locked_at = now()`,
    ].map((statement) =>
      books
        .asApp((db) => sql.raw(statement).execute(db))
        .then(
          () => 'done',
          (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)),
        ),
    ),
  )
  expect(states).toEqual(['42501', '42501', '42501', '42501', '42501'])
})

test('of a lock and postings at one moment, nothing is dated in the locked books afterwards that was not before', async () => {
  const books = await Books.open(server)
  for (let month = 1; month <= 9; month += 1) {
    const until = `2025-0${month}-28`
    const [, ...posted] = await Promise.all([
      lock(books, { lockedUntil: until }),
      ...Array.from({ length: 6 }, () => nameOf(post(books, until))),
    ])
    const [kept] = await books.rows<{ count: number }>(
      'SELECT count(*) AS count FROM journal_entries WHERE administration_id = $1 AND entry_date = $2',
      [books.id, until],
    )
    expect(kept?.count).toBe(posted.filter((name) => name === 'done').length)
    expect(posted.filter((name) => name !== 'done' && name !== 'period_locked')).toEqual([])
    expect(await nameOf(post(books, until))).toBe('period_locked')
  }
})
