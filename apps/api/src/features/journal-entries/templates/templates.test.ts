import { contract, type BodyOf, type JournalDraftLine } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookLock } from '../../../books/lock-books.ts'
import { civilDate } from '../../../kernel/clock.ts'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { aDraft, blankLine, draftLine } from '../drafts/drafts.test-support.ts'
import { credit, debit, write } from '../journal.test-support.ts'
import { bookTemplatesJob } from './book-templates.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { journalTemplates } = contract
type Key = { readonly id: number; readonly version: number }
type Repetition = BodyOf<typeof journalTemplates.repeat>['repetition']

const rentOf = async (books: Books): Promise<JournalDraftLine[]> => [
  draftLine(await books.account('WBedKanTef'), 125_000, null),
  draftLine(await books.account('BEivKapPrs'), null, 125_000),
]
const create = (books: Books, lines: JournalDraftLine[], name = 'Huur') =>
  books.client.send(journalTemplates.create, { params: books.params, body: { name, description: 'Huur loods', lines } })
const created = async (books: Books, name = 'Huur') => (await create(books, await rentOf(books), name)).body as Key
const paramsOf = (books: Books, { id }: Key) => ({ ...books.params, templateId: id })
const show = (books: Books, key: Key) => books.client.call(journalTemplates.get, { params: paramsOf(books, key) })
const repeat = async (books: Books, key: Key, repetition: Repetition) =>
  books.client.send(journalTemplates.repeat, {
    params: paramsOf(books, key),
    body: { version: (await show(books, key)).version, repetition },
  })
const monthly = (startsOn: string, endsOn: string | null = null): Repetition => ({ every: 'month', startsOn, endsOn })
/** The days on which entries stand that a template booked. */
const bookedOn = async (books: Books) =>
  (
    await books.rows<{ day: string }>(
      `SELECT e.entry_date::text AS day FROM journal_template_runs r JOIN journal_entries e ON e.id = r.journal_entry_id
      WHERE r.administration_id = $1 ORDER BY r.due_on`,
    )
  ).map(({ day }) => day)
const lock = (books: Books, lockedUntil: string | null) =>
  books.asApp((db) =>
    setBookLock(db, { lockedUntil, reason: 'test', userId: books.owner.id, asFirm: false, at: server.clock.now() }),
  )
/** What the clock or the start of a server does on a day. */
async function work(books: Books, day: string): Promise<void> {
  await books.on(day)
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(bookTemplatesJob, {}))
  await server.jobs.drain()
}
/** One run of the job, of a server that others run beside. */
const runOnce = () =>
  bookTemplatesJob.run(
    {
      services: server.services,
      now: server.clock.now(),
      today: civilDate(server.clock.now()),
      log: server.app.log,
      jobName: 'journal.templates',
      jobId: 'test',
      isLastTry: false,
      senderFor: (db) => server.jobs.senderFor(db),
    },
    {},
  )
const press = async (books: Books, key: Key, call: typeof journalTemplates.pause) =>
  books.client.send(call, { params: paramsOf(books, key), body: { version: (await show(books, key)).version } })

describe('a template', () => {
  test('is kept with amounts or with blanks, called otherwise, and thrown away', async () => {
    const books = await Books.openOn(server, '2026-06-30')
    const { number } = await books.invoice({ invoiceDate: '2026-05-20' })
    const item = await books.openItem(number)
    const lines = [
      {
        ...draftLine(await books.account('WBedKanTef'), null, null),
        vatCode: 'purchase_high',
        description: 'bedrag invullen',
      },
      { ...blankLine(), openItemId: item.id },
    ]
    const key = (await create(books, lines)).body as Key
    expect(await show(books, key)).toMatchObject({
      name: 'Huur',
      description: 'Huur loods',
      hasBlanks: true,
      repetition: null,
      // What is settled once is not settled again.
      lines: [lines[0], { ...lines[1], openItemId: null }],
    })
    const params = paramsOf(books, key)
    const rename = (name: string, version: number) =>
      books.client.send(journalTemplates.rename, { params, body: { name, version } })
    expect((await rename(' Huur loods ', 1)).body).toEqual({ version: 2 })
    expect((await rename('Anders', 1)).status).toBe(409)
    const saved = { name: 'Huur loods', description: '', lines: await rentOf(books), version: 2 }
    expect((await books.client.send(journalTemplates.save, { params, body: saved })).body).toEqual({ version: 3 })
    expect(await books.client.call(journalTemplates.list, { params: books.params })).toMatchObject([
      { name: 'Huur loods', amountCents: 125_000, lineCount: 2, hasBlanks: false },
    ])
    expect((await books.client.send(journalTemplates.delete, { params, body: { version: 3 } })).status).toBe(204)
    expect((await books.client.send(journalTemplates.get, { params })).status).toBe(404)
    expect((await rename('Terug', 4)).status).toBe(404)
  })

  test('has a name of its own, which is free again once it is gone', async () => {
    const books = await Books.openOn(server, '2026-06-30')
    const key = await created(books)
    expect(await create(books, [], 'huur')).toMatchObject({
      status: 422,
      body: { fields: { name: 'Er is al een sjabloon met deze naam. Kies een andere naam' } },
    })
    await books.client.send(journalTemplates.delete, { params: paramsOf(books, key), body: { version: key.version } })
    expect((await create(books, [], 'huur')).status).toBe(200)
  })

  test('of other books is not seen and not changed', async () => {
    const key = await created(await Books.openOn(server, '2026-06-30'))
    const other = await Books.open(server)
    const params = paramsOf(other, key)
    expect((await other.client.send(journalTemplates.get, { params })).status).toBe(404)
    const body = { version: 1 }
    for (const call of [journalTemplates.delete, journalTemplates.pause, journalTemplates.resume]) {
      expect((await other.client.send(call, { params, body })).status).toBe(404)
    }
  })
})

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
    await Promise.all([1, 2, 3, 4].map(() => runOnce()))
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

test('a year is not closed while an entry of it is a draft or a template of it is not booked', async () => {
  const books = await Books.openOn(server, '2026-01-15')
  const lines = [debit(await books.account('WBedKanTef'), 100), credit(await books.account('BEivKapPrs'), 100)]
  await write(books, { entryDate: '2025-06-30', lines })
  const check = async () => {
    const { checks } = await books.client.call(contract.fiscalYears.get, { params: { ...books.params, year: 2025 } })
    return checks.find(({ key }) => key === 'journal')
  }
  expect(await check()).toMatchObject({ state: 'ok' })
  const draft = await books.client.call(contract.journalDrafts.create, {
    params: books.params,
    body: aDraft({ entryDate: '2025-12-31' }),
  })
  expect(await check()).toMatchObject({ state: 'open', title: '1 memoriaal is nog een concept' })
  const params = { ...books.params, draftId: draft.id }
  await books.client.call(contract.journalDrafts.delete, { params, body: { version: draft.version } })
  await repeat(books, await created(books), monthly('2025-12-31'))
  expect(await check()).toMatchObject({ state: 'open', title: '1 sjabloon is nog niet geboekt', detail: 'Huur' })
  await work(books, '2026-01-15')
  expect(await check()).toMatchObject({ state: 'ok' })
})
