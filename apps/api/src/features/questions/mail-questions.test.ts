import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { mailQuestionsJob } from './mail-questions.ts'
import { answer, ask, list, open } from './questions.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** What the clock does at an instant, and the mails to this client about questions that went out by then. */
async function mailedAt(books: Books, instant: string) {
  server.clock.set(instant)
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(mailQuestionsJob, {}))
  const names = (await mailNames(books)).filter((name) => name.startsWith('questions-'))
  const mails = await Promise.all(names.map((name) => readMail(books, name)))
  return mails.filter(({ text }) => text?.includes(`/v2/administrations/${books.id}/questions`))
}

test('the client is mailed once what is asked rests, by day, and reminded twice until it is answered', async () => {
  const { books, keeper } = await open(server, '2026-05-20')
  const sent = (instant: string) => mailedAt(books, instant)
  const { id } = await ask(keeper, books, { text: 'Waar is deze voor?' })
  await ask(keeper, books, { text: 'En de bon?' })
  expect(await sent('2026-05-20T10:05:00Z')).toHaveLength(0)
  const [first, ...more] = await sent('2026-05-20T10:15:00Z')
  expect(more).toEqual([])
  expect(first?.subject).toBe('Je boekhouder heeft 2 vragen voor je')
  expect(first?.text).toContain('- Algemeen: Waar is deze voor?')
  expect(await sent('2026-05-21T10:00:00Z')).toHaveLength(1)
  // Half past nine at night, and then twelve in the afternoon.
  expect(await sent('2026-05-23T19:30:00Z')).toHaveLength(1)
  expect(await sent('2026-05-24T10:00:00Z')).toHaveLength(2)
  for (const questionId of (await list(books.client, books)).map((question) => question.id))
    if (questionId !== id) await answer(books, questionId, { text: 'Zie bon' })
  expect(await sent('2026-05-31T10:00:00Z')).toHaveLength(3)
  expect(await sent('2026-06-30T10:00:00Z')).toHaveLength(3)
})

test('the mail comes from the firm, and an answer to it goes to who looks after the client', async () => {
  const { firmId, books, keeper } = await open(server, '2026-05-20')
  await ask(keeper, books, { text: 'Waar is deze voor?' })
  const [nobody] = await mailedAt(books, '2026-05-20T10:15:00Z')
  expect(nobody?.from).toMatchObject({ name: 'Kantoor De Balans' })
  expect(nobody?.text).toContain('Groet,\nKantoor De Balans')
  expect(nobody?.replyTo ?? []).toEqual([])

  const { id: managerId } = await server.world.user({ firmId, emailAddress: 'bo@balans.example' })
  await server.services.pool.query('INSERT INTO client_managers (administration_id, user_id) VALUES ($1, $2)', [
    books.id,
    managerId,
  ])
  const mails = await mailedAt(books, '2026-05-23T12:00:00Z')
  expect(mails.map(({ replyTo }) => replyTo?.[0]?.address)).toContain('bo@balans.example')
})

test('two servers at once mail once', async () => {
  const { books, keeper } = await open(server, '2026-05-20')
  await ask(keeper, books)
  server.clock.set('2026-05-20T10:30:00Z')
  await books.asApp(async (db) => {
    const jobs = server.jobs.senderFor(db)
    await jobs.enqueue(mailQuestionsJob, {})
    await jobs.enqueue(mailQuestionsJob, {})
  })
  await Promise.all([server.jobs.drain(), server.jobs.drain()])
  expect(await mailedAt(books, '2026-05-20T10:31:00Z')).toHaveLength(1)
})
