import { contract, type JournalDraftLine } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookLock } from '../../../books/lock-books.ts'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { blankLine, draftLine } from '../drafts/drafts.test-support.ts'
import {
  bookedOn,
  press,
  create,
  created,
  monthly,
  paramsOf,
  repeat,
  rentOf,
  runOnce,
  show,
  work,
  type Key,
} from './templates.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { journalTemplates } = contract

const lock = (books: Books, lockedUntil: string | null) =>
  books.asApp((db) =>
    setBookLock(db, { lockedUntil, reason: 'test', userId: books.owner.id, asFirm: false, at: server.clock.now() }),
  )

describe('a template that books itself', () => {
  test('needs to be whole: a blank, unequal sides and a wrong account are told by their line', async () => {
    const books = await Books.openOn(server, '2026-06-30')
    const [cost, funds] = await rentOf(books)
    const refused = async (name: string, lines: JournalDraftLine[]) => {
      const key = (await create(books, lines, name)).body as Key
      const answer = await repeat(books, key, monthly('2026-07-01'))
      expect(answer).toMatchObject({ status: 409, body: { code: 90095 } })
      return (answer.body as { fields: Record<string, string> }).fields
    }
    if (!cost || !funds) throw new Error('no lines')
    expect(await refused('leeg', [blankLine(), cost])).toEqual({
      'lines.0.accountId': 'Regel 1: kies een grootboekrekening.',
      'lines.0.debitCents': 'Regel 1: vul een bedrag in bij debet of credit.',
    })
    expect(await refused('scheef', [cost, { ...funds, creditCents: 1 }])).toHaveProperty('lines')
    const control = { ...funds, accountId: await books.account('BVorDebHad') }
    expect(await refused('debiteuren', [cost, control])).toHaveProperty(['lines.1.accountId'])
  })

  test.each([
    [{ every: 'month', startsOn: '1999-12-31', endsOn: null }, 'startsOn'],
    [{ every: 'month', startsOn: '2026-07-01', endsOn: '2026-06-30' }, 'endsOn'],
  ] as const)('with wrong days %j is refused', async (repetition, field) => {
    const books = await Books.openOn(server, '2026-06-30')
    const answer = await repeat(books, await created(books), repetition)
    expect(answer.status).toBe(422)
    expect((answer.body as { fields: object }).fields).toHaveProperty(field)
  })

  test('books each period once on its day, and what a server that was off for two months left', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await created(books)
    await repeat(books, key, monthly('2026-01-31', '2026-05-31'))
    await work(books, '2026-01-30')
    expect(await bookedOn(books)).toEqual([])
    await work(books, '2026-01-31')
    await work(books, '2026-01-31')
    expect(await bookedOn(books)).toEqual(['2026-01-31'])
    expect((await show(books, key)).repetition).toMatchObject({ nextOn: '2026-02-28', held: null })
    await work(books, '2026-03-31')
    expect(await bookedOn(books)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
    await work(books, '2026-12-31')
    expect(await bookedOn(books)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
    expect((await show(books, key)).repetition).toMatchObject({ nextOn: null })
    const entries = await books.rows<{ id: number }>(
      "SELECT id FROM journal_entries WHERE administration_id = $1 AND source_type = 'general' ORDER BY id",
    )
    expect(await books.sums(entries[0]?.id ?? null)).toEqual(await books.sums(entries[4]?.id ?? null))
    expect(await books.entry(entries[0]?.id ?? null)).toMatchObject({ description: 'Huur loods', createdBy: null })
  })

  test('books a period once, also with four servers at once', async () => {
    const books = await Books.openOn(server, '2026-06-30')
    const key = await created(books)
    await books.asApp(async (db) => {
      await db
        .updateTable('journal_templates')
        .set({ repeats: 'quarter', starts_on: '2026-02-01' })
        .where('administration_id', '=', books.id)
        .where('id', '=', key.id)
        .execute()
    })
    await Promise.all([1, 2, 3, 4].map(() => runOnce(server)))
    expect(await bookedOn(books)).toEqual(['2026-02-01', '2026-05-01'])
    await expect(
      server.services.pool.query(
        `INSERT INTO journal_template_runs (administration_id, template_id, period, due_on, created_at)
        VALUES ($1, $2, '2026-04-01', '2026-06-15', now())`,
        [books.id, key.id],
      ),
    ).rejects.toMatchObject({ code: '23505' })
  })

  test('is not booked a second time in a period when its day is moved', async () => {
    const books = await Books.openOn(server, '2026-06-01')
    const key = await created(books)
    await repeat(books, key, monthly('2026-06-01'))
    await work(books, '2026-06-02')
    await repeat(books, key, monthly('2026-06-15'))
    await work(books, '2026-07-15')
    expect(await bookedOn(books)).toEqual(['2026-06-01', '2026-07-15'])
  })

  test('is never booked in locked books: it is told, tried again, and booked once they are open', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await created(books)
    await repeat(books, key, monthly('2026-01-31'))
    await lock(books, '2026-02-28')
    await work(books, '2026-03-31')
    // What is due in open books is not held up by what is not.
    expect(await bookedOn(books)).toEqual(['2026-03-31'])
    const { repetition } = await show(books, key)
    expect(repetition?.held).toEqual({
      reason: 'De boekingen van die dag zijn vastgezet. Zet ze open of sla de dag over.',
      dueOn: ['2026-01-31', '2026-02-28'],
    })
    const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
    expect(todo).toContainEqual(
      expect.objectContaining({ kind: 'held_template', title: 'Sjabloon Huur is niet geboekt' }),
    )
    await lock(books, '2026-01-31')
    await work(books, '2026-04-01')
    expect(await bookedOn(books)).toEqual(['2026-02-28', '2026-03-31'])
    const skipped = await books.client.send(journalTemplates.skip, {
      params: paramsOf(books, key),
      body: { version: (await show(books, key)).version, dueOn: '2026-01-31' },
    })
    expect(skipped.status).toBe(200)
    await work(books, '2026-04-01')
    expect((await show(books, key)).repetition).toMatchObject({ held: null, nextOn: '2026-04-30' })
    expect(await bookedOn(books)).toEqual(['2026-02-28', '2026-03-31'])
  })

  test('is told why when an account went out of use, and holds up no other template', async () => {
    const books = await Books.openOn(server, '2026-06-01')
    const [first, second] = [await created(books, 'Eerst'), await created(books, 'Tweede')]
    const account = await books.account('WBedVkkRel')
    const [, funds] = await rentOf(books)
    if (!funds) throw new Error('no lines')
    const lines = [draftLine(account, 125_000, null), funds]
    await books.client.call(journalTemplates.save, {
      params: paramsOf(books, first),
      body: { name: 'Eerst', description: '', lines, version: first.version },
    })
    for (const key of [first, second]) await repeat(books, key, monthly('2026-06-05'))
    await books.client.call(contract.ledgerAccounts.deactivate, { params: { ...books.params, accountId: account } })
    await work(books, '2026-06-05')
    expect(await bookedOn(books)).toEqual(['2026-06-05'])
    expect((await show(books, first)).repetition?.held?.reason).toBe(
      'Regel 1: Relatiegeschenken is niet meer in gebruik. Kies een andere rekening.',
    )
    expect((await show(books, second)).repetition?.held).toBeNull()
  })

  test('stays whole when its lines are changed, and what held it up is tried again at once', async () => {
    const books = await Books.openOn(server, '2026-06-01')
    const key = await created(books)
    await repeat(books, key, monthly('2026-06-05'))
    const [cost, funds] = await rentOf(books)
    if (!cost || !funds) throw new Error('no lines')
    const save = async (lines: JournalDraftLine[]) => {
      const { name, version } = await show(books, key)
      const body = { name, description: '', lines, version }
      return books.client.send(journalTemplates.save, { params: paramsOf(books, key), body })
    }
    const blank = await save([blankLine(), funds])
    expect(blank).toMatchObject({ status: 409, body: { code: 90095 } })
    expect((blank.body as { fields: object }).fields).toHaveProperty(['lines.0.accountId'])
    expect((await show(books, key)).lines[0]).toMatchObject({ accountId: cost.accountId })

    const account = await books.account('WBedVkkRel')
    expect((await save([draftLine(account, 125_000, null), funds])).status).toBe(200)
    await books.client.call(contract.ledgerAccounts.deactivate, { params: { ...books.params, accountId: account } })
    await work(books, '2026-06-05')
    expect((await show(books, key)).repetition?.held?.reason).toContain('niet meer in gebruik')
    expect((await save([cost, funds])).status).toBe(200)
    expect((await show(books, key)).repetition?.held).toBeNull()
    await work(books, '2026-06-05')
    expect(await bookedOn(books)).toEqual(['2026-06-05'])
  })

  test('paused it books nothing, and what fell in the pause is passed over', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await created(books)
    await repeat(books, key, monthly('2026-01-31'))
    await work(books, '2026-01-31')
    await books.on('2026-02-10')
    expect((await press(books, key, journalTemplates.pause)).status).toBe(200)
    await work(books, '2026-04-15')
    expect(await bookedOn(books)).toEqual(['2026-01-31'])
    expect((await show(books, key)).repetition).toMatchObject({ pausedOn: '2026-02-10', nextOn: null })
    expect((await press(books, key, journalTemplates.resume)).status).toBe(200)
    await work(books, '2026-04-30')
    expect(await bookedOn(books)).toEqual(['2026-01-31', '2026-04-30'])
  })

  test('books nothing once it is thrown away or repeats no more', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const [gone, never] = [await created(books, 'Weg'), await created(books, 'Nooit')]
    for (const key of [gone, never]) await repeat(books, key, monthly('2026-02-01'))
    await press(books, gone, journalTemplates.delete)
    await repeat(books, never, null)
    await work(books, '2026-03-01')
    expect(await bookedOn(books)).toEqual([])
    expect((await show(books, never)).repetition).toBeNull()
  })

  test('books nothing in books that can be viewed alone, and catches up once they go on', async () => {
    const books = await Books.openOn(server, '2026-01-15')
    const key = await created(books)
    await repeat(books, key, monthly('2026-01-31'))
    const subscribed = (type: string) =>
      server.services.pool.query('UPDATE administrations SET subscription_type = $2 WHERE id = $1', [books.id, type])
    const { rows } = await server.services.pool.query<{ type: string }>(
      'SELECT subscription_type AS type FROM administrations WHERE id = $1',
      [books.id],
    )
    await subscribed('NONE')
    await work(books, '2026-02-28')
    expect(await bookedOn(books)).toEqual([])
    await subscribed(must(rows[0], 'the subscription').type)
    await work(books, '2026-02-28')
    expect(await bookedOn(books)).toEqual(['2026-01-31', '2026-02-28'])
  })
})
