import { contract, type QuestionSubject } from '@klopt/api-client/contract'
import type { KloptTestServer, TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

const { questions } = contract

/** Books of a client, with the bookkeeper of its firm. */
export async function open(server: KloptTestServer, day = '2026-05-20') {
  server.clock.set(`${day}T10:00:00Z`)
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId, companyName: 'Aannemer A' })
  const keeper = await server.world.as(await server.world.user({ firmId, firstName: 'Bo', lastName: 'Balans' }))
  return { firmId, books, keeper }
}
/** Asks the client about its books, in general unless said otherwise. */
export const ask = (
  client: TestClient,
  books: Books,
  changes: { subject?: QuestionSubject; text?: string; dueOn?: string } = {},
) =>
  client.call(questions.ask, {
    params: books.params,
    body: { subject: { kind: 'general' }, text: 'Waar is deze voor?', ...changes },
  })
export const list = async (client: TestClient, books: Books, query = {}) =>
  (await client.call(questions.list, { params: books.params, query })).items
export const answer = (books: Books, questionId: number, body: object) =>
  books.client.call(questions.answer, { params: { ...books.params, questionId }, body })
