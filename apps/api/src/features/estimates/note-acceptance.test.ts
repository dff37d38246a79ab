import { contract, type BodyOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type RawAnswer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { accept, Estimates } from './estimates.test-support.ts'

const { estimates, customerDashboard, customerEstimates } = contract

let server: KloptTestServer
let books: Books
let own: Estimates
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-11-22')
  own = new Estimates(books)
})

const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code
type Noted = BodyOf<typeof estimates.noteAcceptance>
const note = async (id: number, changes: Partial<Noted> = {}) => {
  const { version } = await own.show(id)
  const body = { version, acceptedOn: '2026-11-22', name: 'Anna de Vries', ...changes }
  return books.client.send(estimates.noteAcceptance, { params: own.params(id), body })
}

test('what a customer agreed to by telephone is accepted with their options, the day, and who noted it', async () => {
  const { id, visitor, link } = await own.sent()
  await books.on('2026-11-25')
  const answer = await note(id, { acceptedOn: '2026-11-24', note: 'Belde om 16 uur', chosen: [2] })
  expect(answer).toMatchObject({ status: 200, body: { grossCents: 393_250 } })
  const shown = await own.show(id)
  expect(shown).toMatchObject({
    status: 'accepted',
    totals: { grossCents: 393_250 },
    accepted: {
      name: 'Anna de Vries',
      networkAddress: null,
      noted: { by: expect.stringMatching(/\S \S/), note: 'Belde om 16 uur' },
    },
  })
  expect(new Date(must(shown.accepted, 'the acceptance').at * 1000).toISOString().slice(0, 10)).toBe('2026-11-24')
  const [seen] = (await visitor.call(customerDashboard.get, { params: link })).estimates
  expect(seen).toMatchObject({ status: 'accepted', accepted: { name: 'Anna de Vries' } })
  await server.jobs.drain()
  const [kept] = await books.rows<{ pdf: number | null }>(
    'SELECT pdf_file_id AS pdf FROM estimates WHERE administration_id = $1',
  )
  expect(kept?.pdf).not.toBe(null)
})

test('it is invoiced as one that was accepted online, and told in the audit log', async () => {
  const { id } = await own.sent()
  expect((await note(id)).status).toBe(200)
  const made = await books.client.call(estimates.toInvoice, { params: own.params(id), body: {} })
  expect(made.leftCents).toBe(0)
  const rows = await books.rows<{ details: object; user_id: number }>(
    "SELECT details, user_id FROM audit_log WHERE administration_id = $1 AND action = 'note_acceptance'",
  )
  expect(rows).toMatchObject([
    { user_id: books.owner.id, details: { name: 'Anna de Vries', acceptedOn: '2026-11-22' } },
  ])
})

test('one that was answered, taken back, past or changed is refused as for its customer', async () => {
  const answered = await own.sent()
  await accept(answered.visitor, answered.params, { name: 'Anna', version: answered.seen.version })
  expect(codeOf(await note(answered.id))).toBe(90153)
  const declined = await own.sent()
  await declined.visitor.call(customerEstimates.decline, {
    params: declined.params,
    body: { version: declined.seen.version, reason: '' },
  })
  expect(codeOf(await note(declined.id))).toBe(90153)
  const draft = await own.start()
  expect(codeOf(await note(draft.id))).toBe(90152)
  const open = await own.sent()
  expect(codeOf(await note(open.id, { version: 99 }))).toBe(90152)
  await books.on('2026-12-13')
  expect(codeOf(await note(open.id, { acceptedOn: '2026-12-12' }))).toBe(90154)
})

test('nobody agreed before it was sent, or tomorrow', async () => {
  const { id } = await own.sent()
  for (const acceptedOn of ['2026-11-21', '2026-11-23']) {
    expect(await note(id, { acceptedOn })).toMatchObject({ status: 422, body: { fields: { acceptedOn: /dag/ } } })
  }
  expect((await own.show(id)).status).toBe('viewed')
})

test('of the customer and who notes it at once one is heard', async () => {
  const { id, visitor, params, seen } = await own.sent()
  const answers = await Promise.all([note(id), accept(visitor, params, { name: 'Bram', version: seen.version })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a consumer is mailed what they agreed to, by its day alone; a company is not', async () => {
  const person = await own.sent({ contactId: await books.contact({ kind: 'person', name: 'Noor Jansen' }) })
  const before = new Set(await mailNames(books))
  await note(person.id, { name: 'Noor Jansen' })
  const [confirmation] = (await mailNames(books)).filter((name) => !before.has(name))
  const { text } = await readMail(books, must(confirmation, 'the confirmation'))
  expect(text).toContain('Op 22 november 2026 is akkoord gegeven')
  const company = await own.sent()
  const then = (await mailNames(books)).length
  await note(company.id)
  expect(await mailNames(books)).toHaveLength(then)
})

test('the database keeps who noted it, and refuses an acceptance that came from nowhere', async () => {
  const { id } = await own.sent()
  const set = (values: object) =>
    books.asApp((db) => db.updateTable('estimates').set(values).where('id', '=', id).execute())
  const moment = new Date('2026-11-22T12:00:00Z')
  await expect(set({ accepted_at: moment, accepted_by_name: 'Anna' })).rejects.toMatchObject({ code: '23514' })
  await note(id)
  await expect(set({ accepted_noted_by: null, accepted_from: '127.0.0.1' })).rejects.toMatchObject({ code: 'KL004' })
})
