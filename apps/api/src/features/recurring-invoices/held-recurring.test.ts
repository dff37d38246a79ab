import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookLock } from '../../books/lock-books.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { daysOf, expectOneOfTwoServers, madeOf, running, show, work } from './recurring.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const todoOf = async (books: Books) =>
  (await books.client.call(contract.dashboard.get, { params: books.params, query: {} })).todo

describe('what cannot be made is told, holds up no other, and is tried again', () => {
  test('for a customer that was archived', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const contactId = await books.contact({ name: 'Bakkerij Smit' })
    const key = await running(books, { contactId })
    await running(books)
    const archived = (at: string | null) =>
      server.services.pool.query('UPDATE contacts SET archived_at = $2 WHERE id = $1', [contactId, at])
    await archived('2026-01-20T10:00:00Z')
    await work(books, '2026-01-31')
    expect(await daysOf(books)).toEqual(['2026-01-31'])
    expect((await show(books, key)).held).toMatchObject({ from: '2026-01-31' })
    expect(await todoOf(books)).toContainEqual(
      expect.objectContaining({ kind: 'held_recurring', title: 'De herhaalfactuur van Bakkerij Smit is niet gemaakt' }),
    )
    await archived(null)
    await work(books, '2026-02-28')
    expect(await daysOf(books)).toEqual(['2026-01-31', '2026-01-31', '2026-02-28', '2026-02-28'])
    expect((await show(books, key)).held).toBeNull()
    expect(await todoOf(books)).not.toContainEqual(expect.objectContaining({ kind: 'held_recurring' }))
  })

  test('without the VAT number that the law asks of the seller', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await running(books, { mode: 'send' })
    await server.services.pool.query('UPDATE administrations SET vat_number = NULL WHERE id = $1', [books.id])
    await work(books, '2026-01-31')
    expect(await madeOf(books)).toEqual([])
    expect((await show(books, key)).held?.reason).toBe('Vul bij Instellingen het btw-id in')
    await server.services.pool.query("UPDATE administrations SET vat_number = 'NL001234567B01' WHERE id = $1", [
      books.id,
    ])
    await work(books, '2026-02-01')
    expect(await daysOf(books)).toEqual(['2026-01-31'])
  })

  test('for a fault of ours, which is reported too', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await running(books, { mode: 'send' })
    const [journal] = await books.rows<{ id: number }>(
      "UPDATE journals SET type = 'general' WHERE administration_id = $1 AND type = 'sales-book' RETURNING id",
    )
    const journalId = must(journal, 'the sales book').id
    await expect(work(books, '2026-01-31')).rejects.toThrow(`recurring invoices failed: ${key.id}`)
    expect((await show(books, key)).held?.reason).toContain('Er ging bij ons iets mis')
    expect(await madeOf(books)).toEqual([])
    await server.services.pool.query("UPDATE journals SET type = 'sales-book' WHERE id = $1", [journalId])
    await work(books, '2026-02-01')
    expect(await daysOf(books)).toEqual(['2026-01-31'])
    expect((await show(books, key)).held).toBeNull()
  })

  test('until it ends, after which nobody asks any more whether it may end', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    await running(books, { schedule: { times: 1 } })
    await server.services.pool.query(
      "UPDATE recurring_invoices SET cancel_requested_at = now(), cancel_reason = '' WHERE administration_id = $1",
      [books.id],
    )
    expect(await todoOf(books)).toContainEqual(expect.objectContaining({ kind: 'cancel_request' }))
    await work(books, '2026-01-31')
    expect(await todoOf(books)).not.toContainEqual(expect.objectContaining({ kind: 'cancel_request' }))
  })

  test('in books that are locked it is made all the same, and posted on the first open day', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    await running(books, { mode: 'send', schedule: { times: 1 } })
    await books.asApp((db) =>
      setBookLock(db, {
        lockedUntil: '2026-02-28',
        reason: 'test',
        userId: books.owner.id,
        asFirm: false,
        at: server.clock.now(),
      }),
    )
    await work(books, '2026-03-10')
    expect(await daysOf(books)).toEqual(['2026-01-31'])
    const [entry] = await books.rows<{ day: string }>(
      `SELECT entry_date::text AS day FROM journal_entries WHERE administration_id = $1 AND source_type = 'invoice'`,
    )
    expect(entry).toEqual({ day: '2026-03-01' })
  })

  test('in books that can be viewed alone nothing is made, until they go on', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    await running(books)
    const [before] = await books.rows<{ type: string }>(
      'SELECT subscription_type AS type FROM administrations WHERE id = $1',
    )
    const subscribed = (type: string | undefined) =>
      server.services.pool.query('UPDATE administrations SET subscription_type = $2 WHERE id = $1', [books.id, type])
    await subscribed('NONE')
    await work(books, '2026-02-28')
    expect(await daysOf(books)).toEqual([])
    await subscribed(before?.type)
    await work(books, '2026-02-28')
    expect(await daysOf(books)).toEqual(['2026-01-31', '2026-02-28'])
  })
})

test('goes without VAT from the day on which the small-business scheme begins', async () => {
  const books = await Books.openOn(server, '2026-01-15')
  await running(books)
  await server.services.pool.query('UPDATE administrations SET small_business_spans = $2 WHERE id = $1', [
    books.id,
    JSON.stringify([{ from: '2026-02-01', until: null }]),
  ])
  await work(books, '2026-02-28')
  expect((await madeOf(books)).map(({ gross }) => gross)).toEqual([12_100, 10_000])
})

test('two servers at once make one invoice, each of three times', () => expectOneOfTwoServers(server, 3))
