import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { clientVisits, worklist } = contract

/** A firm with a client, and two who work there; their sessions are made anew for each day. */
async function openClient() {
  server.clock.set('2026-05-20T09:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId })
  const bo = await server.world.user({ firmId, firstName: 'Bo', lastName: 'Balans' })
  const visit = async (user = bo) =>
    (await server.world.as(user)).call(clientVisits.begin, { params: { administrationId: books.id } })
  const counted = async (user = bo) => {
    const client = await server.world.as(user)
    const { items } = await client.call(worklist.list, { params: { firmId }, query: {} })
    return items.find(({ id }) => id === books.id)?.changes
  }
  return { firmId, books, bo, visit, counted }
}
const at = (instant: string) => server.clock.set(instant)
const draft = (books: Books) => new Purchases(books).draft({ invoiceDate: '2026-05-15' })

test('what others did since the visit before is told by kind and by whom, and counted in the worklist until it was seen', async () => {
  const { books, visit, counted } = await openClient()
  await draft(books)
  expect(await counted()).toBeNull()
  expect(await visit()).toEqual({ since: null, changes: [], isCapped: false })
  expect(await counted()).toBe(0)
  at('2026-05-21T09:00:00Z')
  await books.on('2026-05-21')
  await draft(books)
  await draft(books)
  const before = await counted()
  expect(before).toBeGreaterThanOrEqual(2)
  at('2026-05-21T14:00:00Z')
  const { since, changes, isCapped } = await visit()
  expect({ since, isCapped }).toEqual({ since: Date.parse('2026-05-20T09:00:00Z') / 1000, isCapped: false })
  expect(changes).toContainEqual({ kind: 'purchases', by: expect.any(String), count: 2, lastAt: expect.any(Number) })
  expect(changes.reduce((sum, { count }) => sum + count, 0)).toBe(before)
  expect(await counted()).toBe(0)
})

test('within the hour it is the same visit, in which nothing is forgotten; each colleague has their own', async () => {
  const { firmId, books, visit, counted } = await openClient()
  const cas = await server.world.user({ firmId })
  await visit()
  at('2026-05-22T09:00:00Z')
  await books.on('2026-05-22')
  at('2026-05-22T09:00:00Z')
  await draft(books)
  const first = await visit()
  at('2026-05-22T09:40:00Z')
  const again = await visit()
  expect(again).toEqual(first)
  expect(again.changes).toContainEqual(expect.objectContaining({ kind: 'purchases', count: 1 }))
  expect(await counted(cas)).toBeNull()
  expect((await visit(cas)).since).toBeNull()
  at('2026-05-22T10:41:00Z')
  expect((await visit()).changes).toEqual([])
})

test('what one did oneself, looking and going in are no changes', async () => {
  const { books, bo, visit, counted } = await openClient()
  await visit()
  at('2026-05-22T09:00:00Z')
  const client = await server.world.as(bo)
  const params = { administrationId: books.id }
  await client.call(contract.questions.ask, { params, body: { subject: { kind: 'general' }, text: 'Waar is de bon?' } })
  const owner = books.client
  await owner.call(contract.administrations.login, { params })
  expect(await counted()).toBe(0)
  expect((await visit()).changes).toEqual([])
})

test('of busy books the newest are looked through, and that is said', async () => {
  const { books, visit, counted } = await openClient()
  await visit()
  at('2026-05-22T09:00:00Z')
  await server.services.pool.query(
    `INSERT INTO audit_log (administration_id, action, entity, created_at)
     SELECT $1, 'create', 'invoice', $2 FROM generate_series(1, 700)`,
    [books.id, server.services.clock.now()],
  )
  expect(await counted()).toBe(200)
  expect(await visit()).toMatchObject({ isCapped: true, changes: [{ kind: 'invoices', by: null, count: 500 }] })
})

test('who does not work at the firm has no visits (only_firm_visits), nor has another firm', async () => {
  const { books } = await openClient()
  const other = await openClient()
  const params = { administrationId: books.id }
  const asOwner = await books.client.send(clientVisits.begin, { params })
  expect([asOwner.status, asOwner.body]).toEqual([403, expect.objectContaining({ code: 90146 })])
  expect(errorCatalogue.only_firm_visits.status).toBe(403)
  expect((await (await server.world.as(other.bo)).send(clientVisits.begin, { params })).status).toBe(404)
})
