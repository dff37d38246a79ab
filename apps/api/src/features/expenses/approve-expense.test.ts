import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookLock } from '../../books/lock-books.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Receipts } from './expenses.test-support.ts'

const { expenses } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { fields: object }).fields)

describe('approved', () => {
  test('it is costs and input VAT, owed to who paid', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const id = await own.approved(await own.employee())
    expect(await own.sums(id)).toEqual({ '4500': 10_000, '1520': 2_100, '1600': -12_100 })
    const shown = await own.show(id)
    expect(shown).toMatchObject({ state: 'approved', openCents: 12_100, description: 'Verf' })
    const entry = await own.books.entry(shown.journalEntryId)
    expect(entry).toMatchObject({ sourceType: 'expense', sourceId: id, date: '2026-06-10' })
    await expectBooksToAddUp(own.books)
  })

  test('of the owner of a one-man business it is a contribution, and nothing is owed', async () => {
    const own = await Receipts.openOn(server, '2026-06-15', 'zzp')
    const id = await own.approved()
    expect(await own.sums(id)).toEqual({ '4500': 10_000, '1520': 2_100, '0510': -12_100 })
    expect(await own.show(id)).toMatchObject({ state: 'reimbursed', openCents: 0, contactId: null })
    await expectBooksToAddUp(own.books)
  })

  test('of an employee of a one-man business it is owed', async () => {
    const own = await Receipts.openOn(server, '2026-06-15', 'zzp')
    const id = await own.approved(await own.employee())
    expect(await own.sums(id)).toMatchObject({ '1600': -12_100 })
  })

  test('without VAT that comes back it is costs as a whole', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const id = await own.submit()
    await own.approve(id, { vatCode: 'purchase_none' })
    expect(await own.sums(id)).toEqual({ '4500': 12_100, '1600': -12_100 })
  })

  test('in locked books it goes on the first open day', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const id = await own.submit()
    const lock = {
      lockedUntil: '2026-06-12',
      reason: 'test',
      userId: own.books.owner.id,
      asFirm: false,
      at: server.clock.now(),
    }
    await own.books.asApp((db) => setBookLock(db, lock))
    await own.approve(id)
    expect((await own.books.entry((await own.show(id)).journalEntryId)).date).toBe('2026-06-13')
  })

  test('it is booked once, also when twenty approve it at once', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const id = await own.submit()
    const answers = await Promise.all(Array.from({ length: 20 }, () => own.approve(id, { version: 1 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await expectBooksToAddUp(own.books)
  })

  test('several of one person are owed to one contact, also at once', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const client = await own.employee()
    const ids = [await own.submit(client), await own.submit(client), await own.submit(client)]
    const answers = await Promise.all(ids.map((id) => own.approve(id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const contacts = await Promise.all(ids.map(async (id) => (await own.show(id)).contactId))
    expect(new Set(contacts).size).toBe(1)
  })

  test('it changes no more, and taken back it is reversed and waits again', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const id = await own.approved()
    const { version, journalEntryId, ...before } = await own.show(id)
    const body = { ...before, description: 'Anders', version }
    const save = await own.books.client.send(expenses.save, { params: own.params(id), body })
    expect(save.body).toMatchObject({ code: 90198 })
    expect((await own.reopen(id)).status).toBe(200)
    expect(await own.show(id)).toMatchObject({ state: 'submitted', openCents: 0, journalEntryId: null })
    const [reversal] = await own.books.rows<{ id: number }>(
      `SELECT id FROM journal_entries WHERE administration_id = $1 AND reverses_entry_id = ${must(journalEntryId, 'its entry')}`,
    )
    expect(await own.books.sums(must(reversal, 'the reversal').id)).toEqual({
      '4500': -10_000,
      '1520': -2_100,
      '1600': 12_100,
    })
    await expectBooksToAddUp(own.books)
    expect((await own.approve(id)).status).toBe(200)
    await expectBooksToAddUp(own.books)
  })

  test.each([
    [{ amountCents: 0 }, 'amountCents'],
    [{ spentOn: '2026-06-16' }, 'spentOn'],
    [{ description: ' ' }, 'description'],
    [{ accountId: 999_999_999 }, 'accountId'],
  ])('%j is refused at its field', async (changes, field) => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const answer = await own.approve(await own.submit(), changes)
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toEqual([field])
  })
})
