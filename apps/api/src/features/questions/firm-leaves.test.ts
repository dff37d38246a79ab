import { booksFirm, contract, firms } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import type { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { somebodyWaits } from '../somebody-waits.test-support.ts'
import { mailQuestionsJob } from './mail-questions.ts'
import { answer, ask, list, open } from './questions.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** What the client is told of at an instant: under the bell, and by mail. */
async function toldOf(books: Books, instant: string) {
  server.clock.set(instant)
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(mailQuestionsJob, {}))
  const names = (await mailNames(books)).filter((name) => name.startsWith('questions-'))
  const mails = await Promise.all(names.map((name) => readMail(books, name)))
  const { items } = await books.client.call(contract.notifications.list, { params: books.params })
  return {
    bell: items.filter(({ kind }) => kind === 'question').length,
    mails: mails.filter(({ text }) => text?.includes(`/v2/administrations/${books.id}/questions`)).length,
  }
}

test.each(['the client takes the books back', 'the firm lets the client go'])(
  'what was asked is put away when %s, and nobody is mailed about it any more',
  async (way) => {
    const { firmId, books, keeper } = await open(server)
    await ask(keeper, books, { text: 'Waar is deze voor?' })
    const { id } = await ask(keeper, books, { text: 'En de bon?' })
    await answer(books, id, { text: 'Die is zoek' })
    expect(await toldOf(books, '2026-05-20T10:05:00Z')).toEqual({ bell: 1, mails: 0 })
    await (way.startsWith('the client')
      ? books.client.call(booksFirm.remove, { params: books.params })
      : keeper.call(firms.releaseClient, { params: { firmId, administrationId: books.id } }))
    expect(await toldOf(books, '2026-05-20T10:30:00Z')).toEqual({ bell: 0, mails: 0 })
    const [asked, answered] = await list(books.client, books)
    const closed = { state: 'closed', firmLeftAt: Date.parse('2026-05-20T10:05:00Z') / 1000 }
    expect(answered).toMatchObject({ ...closed, messages: [{ text: 'En de bon?' }, { text: 'Die is zoek' }] })
    expect(asked).toMatchObject({ ...closed, messages: [{ text: 'Waar is deze voor?' }] })
    const { rows } = await server.services.pool.query(
      "SELECT count(*)::integer AS count FROM audit_log WHERE administration_id = $1 AND action = 'close' AND entity = 'question'",
      [books.id],
    )
    expect(rows).toEqual([{ count: 2 }])
  },
)

test('a question that was closed before its firm left stays as it was, and a next firm asks on', async () => {
  const { books, keeper } = await open(server)
  const { id } = await ask(keeper, books)
  const standing = await ask(keeper, books)
  await keeper.call(contract.questions.close, { params: { ...books.params, questionId: id } })
  await books.client.call(booksFirm.remove, { params: books.params })
  const left = async () =>
    Object.fromEntries((await list(books.client, books)).map((each) => [each.id, each.firmLeftAt !== null]))
  expect(await left()).toEqual({ [id]: false, [standing.id]: true })
  const next = await server.world.firm()
  await server.services.pool.query('UPDATE administrations SET firm_id = $1 WHERE id = $2', [next, books.id])
  const other = await server.world.as(await server.world.user({ firmId: next }))
  await other.call(contract.questions.askAgain, {
    params: { ...books.params, questionId: standing.id },
    body: { text: 'En nu?' },
  })
  expect(await left()).toEqual({ [id]: false, [standing.id]: false })
  expect(await toldOf(books, '2026-05-20T10:30:00Z')).toEqual({ bell: 1, mails: 1 })
})

test('a question whose firm is gone is not mailed about, however that came', async () => {
  const { books, keeper } = await open(server)
  await ask(keeper, books)
  await server.services.pool.query('UPDATE administrations SET firm_id = NULL WHERE id = $1', [books.id])
  expect(await toldOf(books, '2026-05-20T10:30:00Z')).toMatchObject({ mails: 0 })
})

test('what is asked while the firm leaves is not asked', async () => {
  const { books, keeper } = await open(server)
  const asked = await books.asApp(async (db) => {
    await changeAdministration(db, books.id, { firm_id: null })
    const body = { subject: { kind: 'general' as const }, text: 'En deze?' }
    const asking = keeper.send(contract.questions.ask, { params: books.params, body })
    await somebodyWaits(server)
    return { asking }
  })
  expect((await asked.asking).status).toBe(404)
  expect(await list(books.client, books)).toEqual([])
})
