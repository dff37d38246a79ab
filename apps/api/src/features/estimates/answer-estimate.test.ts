import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type RawAnswer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { accept, Estimates } from './estimates.test-support.ts'

const { estimates, customerEstimates } = contract

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

test('somebody without an account accepts it with their own options, by name, and its PDF is kept', async () => {
  const { id, visitor, params, seen } = await own.sent()
  const price = { params, body: { chosen: [2] } }
  expect(await visitor.call(customerEstimates.price, price)).toEqual({
    netCents: 325_000,
    vatCents: 68_250,
    grossCents: 393_250,
  })
  const answer = await accept(visitor, params, { name: 'Anna de Vries', version: seen.version, chosen: [2] })
  expect(answer).toMatchObject({ status: 200, body: { status: 'accepted', grossCents: 393_250 } })
  expect(await own.show(id)).toMatchObject({
    status: 'accepted',
    totals: { grossCents: 393_250 },
    accepted: { name: 'Anna de Vries', networkAddress: expect.stringContaining('127.0.0.1') as string },
  })
  await server.jobs.drain()
  const [kept] = await books.rows<{ size: number }>(
    'SELECT f.size_bytes AS size FROM estimates e JOIN files f ON f.id = e.pdf_file_id WHERE e.administration_id = $1',
  )
  expect(kept?.size).toBeGreaterThan(1_000)
  // What was accepted is what the database keeps.
  await expect(
    books.asApp((db) => db.updateTable('estimates').set({ gross_cents: 1, net_cents: 1, vat_cents: 0 }).execute()),
  ).rejects.toMatchObject({ code: 'KL004' })
})

test('of two that accept at once one does, and the other is told', async () => {
  const { id, visitor, params, seen } = await own.sent()
  const answers = await Promise.all(
    ['Anna', 'Bram'].map((name) => accept(visitor, params, { name, version: seen.version })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.map(codeOf)).toContain(90153)
  const winner = answers[0]?.status === 200 ? 'Anna' : 'Bram'
  expect((await own.show(id)).accepted?.name).toBe(winner)
})

test('what changed meanwhile is not accepted: taken back, or sent anew', async () => {
  const { id, visitor, params, seen } = await own.sent()
  const now = await own.show(id)
  const { version } = await books.client.call(estimates.revise, {
    params: own.params(id),
    body: { version: now.version },
  })
  expect(codeOf(await accept(visitor, params, { name: 'Anna', version: seen.version }))).toBe(90152)
  const saved = await books.client.call(estimates.save, {
    params: own.params(id),
    body: { ...(await own.input({ contactId: now.contactId, note: 'Nieuw' })), version },
  })
  await own.send({ id, version: saved.version })
  expect((await own.show(id)).number).toBe('2026-O-001')
  expect(codeOf(await accept(visitor, params, { name: 'Anna', version: seen.version }))).toBe(90152)
  const [again] = (await visitor.call(contract.customerDashboard.get, { params })).estimates
  expect((await accept(visitor, params, { name: 'Anna', version: again?.version })).status).toBe(200)
})

test('declining says why, and ends it', async () => {
  const { id, visitor, params, seen } = await own.sent()
  const answer = await visitor.send(customerEstimates.decline, {
    params,
    body: { version: seen.version, reason: 'Te duur' },
  })
  expect(answer).toMatchObject({ status: 200, body: { status: 'declined' } })
  expect(await own.show(id)).toMatchObject({ status: 'declined', declined: { reason: 'Te duur' } })
  expect(codeOf(await accept(visitor, params, { name: 'Anna', version: seen.version }))).toBe(90153)
  const { version } = await own.show(id)
  expect(codeOf(await books.client.send(estimates.revise, { params: own.params(id), body: { version } }))).toBe(90153)
})

test('after its last day it is neither accepted nor sent', async () => {
  const { id, visitor, params, seen } = await own.sent()
  await books.on('2026-12-13')
  expect((await own.show(id)).status).toBe('expired')
  expect(codeOf(await accept(visitor, params, { name: 'Anna', version: seen.version }))).toBe(90154)
  const { version } = await own.show(id)
  expect(codeOf(await books.client.send(estimates.send, { params: own.params(id), body: own.sendBody(version) }))).toBe(
    90154,
  )
})

test("another's estimate is 204002, one that was never sent or is not there 204003", async () => {
  const { visitor, link, seen } = await own.sent()
  const other = await own.sent()
  const draft = await own.start()
  const ask = (estimateId: number) =>
    accept(visitor, { token: link.token, estimateId }, { name: 'Anna', version: seen.version })
  expect(await ask(other.id)).toMatchObject({ status: 403, body: { code: 204002 } })
  for (const id of [draft.id, 999_999]) expect(await ask(id)).toMatchObject({ status: 404, body: { code: 204003 } })
  expect((await own.show(other.id)).status).toBe('viewed')
})

test('without a name, or with an option that is not there, nothing is accepted that was not offered', async () => {
  const { visitor, params, seen } = await own.sent()
  expect(codeOf(await accept(visitor, params, { name: '  ', version: seen.version }))).toBe(90001)
  expect(codeOf(await accept(visitor, params, { name: 'Anna', version: seen.version, chosen: [-1] }))).toBe(90001)
  // The first line is no option, and there is no hundredth.
  const answer = await accept(visitor, params, { name: 'Anna', version: seen.version, chosen: [0, 99] })
  expect(answer.body).toMatchObject({ grossCents: 338_800 })
})
