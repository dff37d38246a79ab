import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { mailNotificationsJob } from './mail-notifications.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { notifications, questions } = contract

/** Books of a client with a question of the bookkeeper, and one of somebody else. */
async function open() {
  server.clock.set('2026-05-20T10:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId })
  const keeper = await server.world.as(await server.world.user({ firmId }))
  return { books, keeper }
}
const ask = async (keeper: TestClient, books: Books, text: string) =>
  (await keeper.call(questions.ask, { params: books.params, body: { subject: { kind: 'general' }, text } })).id
const list = (client: TestClient, books: Books) => client.call(notifications.list, { params: books.params })
const told = async (client: TestClient, books: Books) =>
  (await list(client, books)).items.map(({ kind, detail, isRead }) => [kind, detail, isRead])
const read = (client: TestClient, books: Books, keys: readonly string[]) =>
  client.call(notifications.read, { params: books.params, body: { keys: [...keys] } })

test('a question waits for the client and its answer for the bookkeeper, until each has read it or it is done', async () => {
  const { books, keeper } = await open()
  const questionId = await ask(keeper, books, 'Waar is deze voor?')
  expect(await told(books.client, books)).toEqual([['question', 'Waar is deze voor?', false]])
  expect(await told(keeper, books)).toEqual([])

  const { items } = await list(books.client, books)
  await read(books.client, books, [must(items[0], 'the question').key])
  expect(await told(books.client, books)).toEqual([['question', 'Waar is deze voor?', true]])

  await books.client.call(questions.answer, { params: { ...books.params, questionId }, body: { text: 'Voor de hond' } })
  expect(await told(books.client, books)).toEqual([])
  expect(await told(keeper, books)).toEqual([['answer', 'Voor de hond', false]])
  // Asked on it is news again.
  await keeper.call(questions.askAgain, { params: { ...books.params, questionId }, body: { text: 'Welke hond?' } })
  expect(await told(books.client, books)).toEqual([['question', 'Welke hond?', false]])
})

test('what was read is one’s own, and of what waits no more nothing is kept', async () => {
  const { books, keeper } = await open()
  const colleague = await server.world.user()
  await server.world.role({ user: colleague, administrationId: books.id, permissions: ['BOOKING'] })
  await ask(keeper, books, 'Een vraag')
  const { items } = await list(books.client, books)
  await read(books.client, books, ['unknown', ...items.map(({ key }) => key)])
  expect(await told(await server.world.as(colleague), books)).toEqual([['question', 'Een vraag', false]])
  const [kept] = await books.rows<{ read_keys: string[] }>(
    'SELECT read_keys FROM notification_readers WHERE administration_id = $1',
  )
  expect(kept?.read_keys).toEqual(items.map(({ key }) => key))
})

test('who may not see the books is told nothing of them', async () => {
  const { books } = await open()
  const employee = await server.world.user()
  await server.world.role({ user: employee, administrationId: books.id, permissions: ['TIME_TRACKING'] })
  await expect(list(await server.world.as(employee), books)).rejects.toMatchObject({ error: { code: 90_004 } })
})

/** What the clock does at an instant, twice and by two servers at once, and the mails to this user that went out by then. */
async function mailedAt(books: Books, instant: string) {
  server.clock.set(instant)
  await books.asApp(async (db) => {
    const jobs = server.jobs.senderFor(db)
    await jobs.enqueue(mailNotificationsJob, {})
    await jobs.enqueue(mailNotificationsJob, {})
  })
  await Promise.all([server.jobs.drain(), server.jobs.drain()])
  const names = (await mailNames(books)).filter((name) => name.startsWith('notifications-'))
  const mails = await Promise.all(names.map((name) => readMail(books, name)))
  return mails.flatMap(({ text }) => (text?.includes(`/v2/administrations/${books.id}/`) ? [text] : []))
}

test('who wants it is mailed once a day about what is new and unread, by day', async () => {
  const { books, keeper } = await open()
  await ask(keeper, books, 'De eerste')
  expect(await mailedAt(books, '2026-05-20T10:00:00Z')).toHaveLength(0)
  await books.on('2026-05-20')
  await books.client.call(notifications.saveMail, { params: books.params, body: { isWanted: true } })
  expect(await list(books.client, books)).toMatchObject({ wantsMail: true })
  expect(await mailedAt(books, '2026-05-20T03:00:00Z')).toHaveLength(0)
  const [first, ...more] = await mailedAt(books, '2026-05-20T10:10:00Z')
  expect(first).toContain('De eerste')
  expect(more).toEqual([])
  await ask(keeper, books, 'De tweede')
  expect(await mailedAt(books, '2026-05-20T14:00:00Z')).toHaveLength(1)
  const nextDay = await mailedAt(books, '2026-05-21T10:00:00Z')
  expect(nextDay).toHaveLength(2)
  expect(nextDay.filter((text) => text.includes('De tweede') && !text.includes('De eerste'))).toHaveLength(1)
  // Nothing new.
  expect(await mailedAt(books, '2026-05-22T10:00:00Z')).toHaveLength(2)
})

test('who is no longer in the books is not mailed', async () => {
  const { books, keeper } = await open()
  await ask(keeper, books, 'Een vraag')
  const colleague = await server.world.user()
  const role = { user: colleague, administrationId: books.id, permissions: ['BOOKING' as const] }
  await server.world.role(role)
  const client = await server.world.as(colleague)
  await client.call(notifications.saveMail, { params: books.params, body: { isWanted: true } })
  await books.rows('UPDATE roles SET deactivated_at = now() WHERE administration_id = $1 AND user_id = $2', [
    books.id,
    colleague.id,
  ])
  expect(await mailedAt(books, '2026-05-21T10:00:00Z')).toHaveLength(0)
})
