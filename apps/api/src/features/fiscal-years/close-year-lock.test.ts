import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookLock } from '../../books/lock-books.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { aYear, closed, entries, lockedUntil, reopen, show } from './close-year.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

describe('the lock', () => {
  const lockOf = async (books: Books) => {
    const { items } = await books.client.call(contract.bookLocks.list, { params: books.params })
    return items.map(({ lockedUntil: until, reason, lockedBy, byFirm }) => ({ until, reason, lockedBy, byFirm }))
  }
  const lock = (books: Books, lockedUntil: string, reason: string) =>
    books.client.call(contract.bookLocks.set, { params: books.params, body: { lockedUntil, reason } })

  test('of later days keeps its reason, its name and its day', async () => {
    const books = await aYear(server, 2024)
    await books.on('2025-12-10')
    await lock(books, '2025-09-30', 'Derde kwartaal is klaar')
    const before = await lockOf(books)
    expect(before).toMatchObject([{ until: '2025-09-30', reason: 'Derde kwartaal is klaar' }])
    await closed(books, 2024)
    expect(await lockOf(books)).toEqual(before)
  })

  test('of before stands again with its own reason once the year is opened', async () => {
    const books = await aYear(server)
    await lock(books, '2025-06-30', 'Half jaar')
    const before = await lockOf(books)
    await closed(books, 2025)
    expect(await lockOf(books)).toMatchObject([{ until: '2025-12-31', reason: 'Boekjaar 2025 afgesloten' }])
    expect((await reopen(books, 2025)).status).toBe(204)
    expect(await lockOf(books)).toEqual(before)
  })

  test('is that of the year before, when books locked beyond the year are opened', async () => {
    const books = await aYear(server, 2024)
    await books.on('2026-01-10')
    await entries(books, 2025)
    await closed(books, 2024)
    await lock(books, '2026-01-05', 'Eerste week')
    await closed(books, 2025)
    expect(await lockOf(books)).toMatchObject([{ until: '2026-01-05', reason: 'Eerste week' }])
    // It is said before.
    expect((await show(books, 2025)).reopenNote).toBe(
      'De boekingen t/m 5 januari 2026 zijn vastgezet. Die gaan mee open: daarna staat alleen t/m 31 december 2024 vast. Zet ze na het afsluiten zelf weer vast.',
    )
    expect((await reopen(books, 2025)).status).toBe(204)
    expect(await lockOf(books)).toMatchObject([{ until: '2024-12-31', reason: 'Boekjaar 2024 afgesloten' }])
  })

  test('names a broken year as all else does', async () => {
    const books = await Books.open(server)
    await books.settings({ fiscalYearStartMonth: 7 })
    await books.on('2026-07-10')
    const [cash, costs] = [await books.account('BLimKasKas'), await books.account('WBedKanTef')]
    await write(books, { entryDate: '2025-07-01', lines: [debit(costs, 1000), credit(cash, 1000)] })
    const { entryId } = await closed(books, 2026)
    expect(await lockOf(books)).toMatchObject([{ reason: 'Boekjaar 2025/2026 afgesloten' }])
    await reopen(books, 2026)
    const { reversedByEntryId } = await books.entry(entryId)
    expect((await books.entry(reversedByEntryId)).description).toBe('Heropening boekjaar 2025/2026')
  })
})

test('books that somebody locked beyond the year are closed, and stay locked as far as they were', async () => {
  const books = await aYear(server)
  const lock = { reason: 'x', userId: books.owner.id, asFirm: false, at: server.clock.now() }
  await books.asApp((db) => setBookLock(db, { ...lock, lockedUntil: '2026-01-05' }))
  await closed(books, 2025)
  expect(await lockedUntil(books)).toEqual([{ day: '2026-01-05' }])
  const opened = books.asApp((db) => setBookLock(db, { ...lock, lockedUntil: '2025-12-30' }))
  await expect(opened).rejects.toMatchObject({ code: 'KL010' })
  expect((await reopen(books, 2025)).status).toBe(204)
  expect(await lockedUntil(books)).toEqual([{ day: null }])
})

describe('what the firm locked within the year, and what it closed', () => {
  const ofFirm = async () => {
    const firmId = await server.world.firm()
    const books = await aYear(server)
    await books.rows('UPDATE administrations SET firm_id = $2 WHERE id = $1', [books.id, firmId])
    return { books, firm: await server.world.as(await server.world.user({ firmId })) }
  }

  test('stays locked when the owner opens the year that they closed themselves', async () => {
    const { books, firm } = await ofFirm()
    await firm.call(contract.bookLocks.set, { params: books.params, body: { lockedUntil: '2025-06-30' } })
    await closed(books, 2025)
    expect(await show(books, 2025)).toMatchObject({ mayReopen: true, blockReason: null })
    expect((await reopen(books, 2025)).status).toBe(204)
    expect(await lockedUntil(books)).toEqual([{ day: '2025-06-30' }])
    const open = { lockedUntil: null, reason: 'Alles open' }
    expect(await books.client.send(contract.bookLocks.set, { params: books.params, body: open })).toMatchObject({
      body: { code: 90072 },
    })
  })

  test('is opened by the firm, and by the main user once there is no firm', async () => {
    const { books, firm } = await ofFirm()
    const params = { ...books.params, year: 2025 }
    await firm.call(contract.fiscalYears.close, { params, body: {} })
    expect(await show(books, 2025)).toMatchObject({
      mayReopen: false,
      blockReason: 'Je boekhouder heeft dit boekjaar vastgezet en kan het ook weer openen. Vraag het je boekhouder.',
    })
    expect(await reopen(books, 2025)).toMatchObject({ status: 409, body: { code: 90072 } })
    expect(await firm.call(contract.fiscalYears.get, { params })).toMatchObject({ mayReopen: true, blockReason: null })
    await firm.call(contract.fiscalYears.reopen, { params, body: { reason: 'Vergeten factuur' } })
    expect(await lockedUntil(books)).toEqual([{ day: null }])
    await firm.call(contract.fiscalYears.close, { params, body: {} })
    await books.rows('UPDATE administrations SET firm_id = NULL WHERE id = $1')
    expect(await show(books, 2025)).toMatchObject({ mayReopen: true })
    expect((await reopen(books, 2025)).status).toBe(204)
    expect(await lockedUntil(books)).toEqual([{ day: null }])
  })
})
