import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { Customer, png } from '../tickets/tickets.test-support.ts'
import { Support } from './queue.test-support.ts'

let server: KloptTestServer
let support: Support
let customer: Customer
beforeAll(async () => {
  server = await createTestServer()
  support = await Support.ofNew(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.services.pool.query('TRUNCATE tickets CASCADE')
  customer = await Customer.ofNew(server, await server.world.administration({ companyName: 'Bakkerij Zon' }))
})

const { ticketQueue } = contract
const minute = () => server.clock.advanceMs(60_000)
const idsOf = async (query: Parameters<Support['list']>[0] = {}) =>
  (await support.list(query)).items.map(({ id }) => id)

async function submit(...tags: (1 | 2 | 3 | 6 | 7)[]): Promise<number[]> {
  const ids: number[] = []
  for (const tag of tags) {
    ids.push(await customer.ticket({ tag_id: tag, subject: `Vraag ${tag}` }))
    minute()
  }
  return ids
}

test('who waits longest comes first, and writing again costs no place; the rest follows, the newest first', async () => {
  const [a = 0, b = 0, c = 0, d = 0] = await submit(1, 2, 6, 7)
  await support.answer(b)
  minute()
  await support.answer(c, { close: true })
  minute()
  await customer.reply(a, 'Is er al nieuws?')
  expect(await idsOf()).toEqual([a, d, c, b])
  minute()
  await customer.reply(b, 'Toch nog een vraag')
  expect(await idsOf({ state: 'open' })).toEqual([a, d, b])
  expect(await idsOf({ state: 'closed' })).toEqual([c])
  expect(await idsOf({ state: 'answered' })).toEqual([])
  await support.setState(c, 'open')
  expect(await idsOf({ state: 'open' })).toEqual([a, d, b, c])
  await support.setState(c, 'closed')
  expect((await support.get(c)).state).toBe('closed')
})

test('the queue begins at a day, with the way back to who waits longer', async () => {
  const [first = 0, second = 0, third = 0] = await submit(1, 2, 6)
  const { rows } = await server.services.pool.query<{ day: string }>(
    `UPDATE tickets SET waiting_since = waiting_since - interval '3 days' WHERE id = $1
    RETURNING (waiting_since + interval '1 day')::date::text AS day`,
    [first],
  )
  const day = must(rows[0], 'the ticket').day
  const page = await support.list({ start: day })
  expect(page.items.map(({ id }) => id)).toEqual([second, third])
  const before = await support.list({ start: day, cursor: must(page.previousCursor, 'a page before the day') })
  expect(before.items.map(({ id }) => id)).toEqual([first])
})

test('a ticket says since when its customer waits, and nothing once nobody does', async () => {
  const [id = 0] = await submit(1)
  const { createdAt } = await support.get(id)
  await customer.reply(id, 'Is er al nieuws?')
  expect(await support.get(id)).toMatchObject({ waitingSince: createdAt })
  expect((await support.list({})).items[0]).toMatchObject({ id, waitingSince: createdAt })
  await support.answer(id)
  expect(await support.get(id)).toMatchObject({ waitingSince: null })
  expect((await support.list({})).items[0]).toMatchObject({ id, waitingSince: null })
  minute()
  await customer.reply(id, 'Toch nog iets')
  const { waitingSince } = await support.get(id)
  expect(waitingSince).toBeGreaterThan(createdAt)
})

test('the queue is narrowed by tag, by who answers and by words', async () => {
  const [a = 0, b = 0] = await submit(1, 6)
  const other = await Customer.ofNew(server)
  const elsewhere = await other.ticket({ tag_id: 6, subject: 'Foutmelding 100%_\\' })
  expect((await support.assign(a, support.userId)).status).toBe(200)
  expect((await support.get(a)).assignedTo).toEqual({ id: support.userId, name: 'Saar Support' })
  expect(await idsOf({ tag: '6' })).toEqual([b, elsewhere])
  expect(await idsOf({ assigned: 'me' })).toEqual([a])
  expect(await idsOf({ assigned: 'nobody' })).toEqual([b, elsewhere])
  expect(await idsOf({ search: 'bakkerij' })).toEqual([a, b])
  expect(await idsOf({ search: '100%_\\' })).toEqual([elsewhere])
  expect(await idsOf({ search: `#${b}` })).toEqual([b])
  await support.assign(a, null)
  expect(await idsOf({ assigned: 'me' })).toEqual([])
})

test('only staff can be given a ticket', async () => {
  const [id = 0] = await submit(1)
  const colleague = await Support.ofNew(server, 'Bo')
  const compliance = await server.world.user({ globalPermissions: ['COMPLIANCE'] })
  const gone = await server.world.user({ globalPermissions: ['ADMIN'], deactivated: true })
  const staff = (await support.client.call(ticketQueue.staff)).map((member) => member.id)
  expect(staff).toEqual(expect.arrayContaining([support.userId, colleague.userId]))
  for (const user of [compliance, gone]) {
    expect(staff).not.toContain(user.id)
    expect((await support.assign(id, user.id)).body).toMatchObject({
      code: 90001,
      fields: { userId: expect.any(String) },
    })
  }
  expect((await support.assign(id, colleague.userId)).status).toBe(200)
})

test('a ticket shows who asks, whether support may look, and its files', async () => {
  const owner = await server.world.user({ firstName: 'Eva', lastName: 'Eigenaar' })
  const books = await server.world.administration({ owner, companyName: 'Studio', accessibleBySupport: true })
  const asker = await Customer.ofNew(server, books)
  const id = await asker.ticket({ subject: 'Fout', message: '<script>alert(1)</script>', tag_id: 6 })
  await asker.attach(await asker.firstResponse(id), png(), 'scherm.png')
  const ticket = await support.get(id)
  expect(ticket).toMatchObject({
    id,
    administrationId: books.id,
    companyName: 'Studio',
    isAccessible: true,
    subject: 'Fout',
    author: { id: owner.id, name: 'Eva Eigenaar', emailAddress: owner.emailAddress, isMainUser: true },
    thread: [
      {
        kind: 'message',
        content: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
        attachments: [{ name: 'scherm.png', mimeType: 'image/png', sizeBytes: png().length }],
      },
    ],
  })
  const attachmentId = ticket.thread[0]?.attachments[0]?.id ?? 0
  const download = (id: number) => support.client.send(ticketQueue.downloadAttachment, { params: { attachmentId: id } })
  const file = await download(attachmentId)
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="scherm.png"')
  expect((await download(999_999)).body).toMatchObject({ code: 90005 })
})

test('2,000 tickets are read page by page, none twice and none left out, with as many statements for each', async () => {
  const [first = 0] = await submit(1)
  await server.services.pool.query(
    `INSERT INTO tickets (administration_id, tag_id, subject, created_by, state, created_at, last_response_at,
       waiting_since, closed_at)
     SELECT administration_id, 1, 'Ticket ' || n, created_by, s.state, created_at, created_at + m * interval '1 s',
       CASE s.state WHEN 'open' THEN created_at + m * interval '1 s' END, CASE s.state WHEN 'closed' THEN created_at END
     FROM tickets, generate_series(1, 1999) n, LATERAL (SELECT n % 700 AS m) o,
       LATERAL (SELECT (ARRAY['open', 'answered', 'closed'])[n % 3 + 1] AS state) s
     WHERE id = $1`,
    [first],
  )
  const seen: number[] = []
  const statements = new Set<number>()
  let cursor: string | undefined
  do {
    let page: Awaited<ReturnType<Support['list']>> | undefined
    statements.add(await countStatements(async () => (page = await support.list({ cursor }))))
    seen.push(...(page?.items.map(({ id }) => id) ?? []))
    cursor = page?.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(seen).toHaveLength(2000)
  expect(new Set(seen).size).toBe(2000)
  // The first page has the segments too, and a page across both parts reads each of them.
  expect(Math.max(...statements) - Math.min(...statements)).toBeLessThanOrEqual(2)
}, 30_000)

test('a cursor of elsewhere is refused', async () => {
  for (const values of [['closed', 'x', 1], ['open', 'geen tijd', 1], [1]]) {
    const cursor = Buffer.from(JSON.stringify(values)).toString('base64url')
    expect((await support.client.send(ticketQueue.list, { query: { cursor } })).body).toMatchObject({ code: 90014 })
  }
})

test('figures count what is open now, and how long a first answer took in the last 30 days', async () => {
  const [first = 0, second = 0] = await submit(6, 6, 7)
  expect(await support.figures()).toMatchObject({
    created: 3,
    answered: 0,
    firstAnswerMedian_seconds: null,
    firstAnswerSlowest10Percent_seconds: null,
  })
  await support.assign(first, support.userId)
  // Closed ones of today, answered after 10, 20, … 110 minutes, and one that was answered 31 days ago.
  await server.services.pool.query(
    `INSERT INTO tickets (administration_id, tag_id, subject, created_by, state, created_at, last_response_at,
       first_answered_at, closed_at)
     SELECT administration_id, 2, 'Beantwoord', created_by, 'closed', o.at, o.at, o.at + n * interval '10 min', o.at
     FROM tickets, generate_series(0, 11) n, LATERAL (
       SELECT $2::timestamptz - CASE n WHEN 0 THEN interval '31 days' ELSE interval '1 day' END AS at) o
     WHERE id = $1`,
    [first, server.clock.now()],
  )
  expect(await support.figures()).toEqual({
    open: 3,
    unassigned: 2,
    openByTag: [
      { tagId: 1, count: 0 },
      { tagId: 2, count: 0 },
      { tagId: 3, count: 0 },
      { tagId: 6, count: 2 },
      { tagId: 7, count: 1 },
    ],
    created: 14,
    answered: 11,
    firstAnswerMedian_seconds: 60 * 60,
    firstAnswerSlowest10Percent_seconds: 100 * 60,
  })
  expect((await support.get(second)).assignedTo).toBeNull()
})

test('the first answer is what counts, however often somebody answers', async () => {
  const [id = 0] = await submit(1)
  await support.answer(id)
  minute()
  await customer.reply(id)
  minute()
  await support.answer(id, { close: true })
  expect(await support.figures()).toMatchObject({ open: 0, answered: 1, firstAnswerMedian_seconds: 60 })
})
