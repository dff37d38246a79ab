import { timers } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { downloadExport } from '../export/download.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const seconds = () => Math.floor(server.clock.now().getTime() / 1000)

test('a timer runs until it is stopped; stopping it again changes nothing', async () => {
  const { world, clock } = server
  const { id: administrationId, owner } = await world.administration()
  const params = { administrationId }
  const client = await world.as(owner)
  const started = await client.call(timers.start, { params })
  expect(started).toEqual({
    id: started.id,
    started_timestamp: seconds(),
    duration_in_seconds: 0,
    stopped_timestamp: null,
    project: null,
    note: '',
    written: false,
    stoppedElsewhere: null,
  })
  clock.advanceMs(65_000)
  expect(await client.call(timers.list, { params, query: {} })).toMatchObject([
    { id: started.id, duration_in_seconds: 65, stopped_timestamp: null },
  ])
  const stop = () => client.call(timers.stop, { params: { ...params, timerId: started.id } })
  const stopped = await stop()
  expect(stopped).toMatchObject({ duration_in_seconds: 65, stopped_timestamp: seconds() })
  clock.advanceMs(60_000)
  expect(await stop()).toEqual(stopped)
})

test('the timer that runs is found outside of its administration too, by its user alone', async () => {
  const { world, clock } = server
  const { id: administrationId, owner } = await world.administration()
  const colleague = await world.user()
  await world.role({ user: colleague, administrationId, permissions: ['ADMIN', 'TIME_TRACKING'] })
  const [client, other] = [await world.as(owner), await world.as(colleague)]
  expect(await client.call(timers.running)).toBe(null)
  const { id: timerId } = await client.call(timers.start, { params: { administrationId } })
  clock.advanceMs(61_000)
  expect(await client.call(timers.running)).toMatchObject({ id: timerId, duration_in_seconds: 61 })
  expect(await other.call(timers.running)).toBe(null)
  await client.call(timers.stop, { params: { administrationId, timerId } })
  expect(await client.call(timers.running)).toBe(null)
})

test('a user has one running timer, whatever the administration, also when twenty start at once', async () => {
  const { world } = server
  const owner = await world.user()
  const first = await world.administration({ owner })
  const second = await world.administration({ owner })
  const client = await world.as(owner)
  // As a browser sends it: each press with a key of its own.
  const start = (administrationId: number) =>
    client.send(timers.start, { params: { administrationId } }, { idempotencyKey: crypto.randomUUID() })
  await start(first.id)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => start(n % 2 === 0 ? first.id : second.id)))
  expect(answers.map((answer) => codeOf(answer) ?? answer.status)).toEqual(answers.map(() => 200))
  const { rows } = await server.services.pool.query(
    'SELECT count(*) FILTER (WHERE stopped_at IS NULL)::int AS running, count(*)::int AS all FROM timers WHERE user_id = $1',
    [owner.id],
  )
  expect(rows).toEqual([{ running: 1, all: 21 }])
})

test('a timer is its owner’s: others cannot stop it, and see it only as ADMIN', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration()
  const params = { administrationId }
  const employee = await world.user()
  await world.role({ user: employee, administrationId, permissions: ['TIME_TRACKING'] })
  const [asOwner, asEmployee] = [await world.as(owner), await world.as(employee)]
  const own = await asOwner.call(timers.start, { params })
  const theirs = await asEmployee.call(timers.start, { params })

  expect(codeOf(await asEmployee.send(timers.stop, { params: { ...params, timerId: own.id } }))).toBe(90005)
  const peek = (userId: number) => ({ params, query: { user_id: String(userId) } })
  expect(codeOf(await asEmployee.send(timers.list, peek(owner.id)))).toBe(90004)
  expect(await asOwner.call(timers.list, peek(employee.id))).toMatchObject([{ id: theirs.id }])
})

test('staff sees the timers of the user it acts as, and starts none', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration({ accessibleBySupport: true })
  const params = { administrationId }
  const { id } = await (await world.as(owner)).call(timers.start, { params })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(support, { administrationId })
  const client = await world.as(support)
  const headers = { 'x-acting-as': String(owner.id) }
  const seen = await client.send(timers.list, { params }, { headers })
  expect(seen.body).toMatchObject([{ id }])
  expect(codeOf(await client.send(timers.start, { params }, { headers }))).toBe(90032)
})

test('a clock that changes for summer time does not change how long a timer ran', async () => {
  const { world, clock } = server
  const { id: administrationId, owner } = await world.administration()
  clock.set('2027-03-28T00:30:00Z')
  const client = await world.as(owner)
  const { id: timerId } = await client.call(timers.start, { params: { administrationId } })
  clock.set('2027-03-28T01:30:00Z')
  const stopped = await client.call(timers.stop, { params: { administrationId, timerId } })
  expect(stopped.duration_in_seconds).toBe(3600)
})

test('a start that came in before the running timer began, but had to wait for it, stops it at its beginning', async () => {
  const { world, clock, services } = server
  const { id: administrationId, owner } = await world.administration()
  const params = { administrationId }
  const client = await world.as(owner)
  const { id } = await client.call(timers.start, { params })
  await services.pool.query('UPDATE timers SET started_at = $2 WHERE id = $1', [
    id,
    new Date(clock.now().getTime() + 50),
  ])
  expect((await client.send(timers.start, { params })).status).toBe(200)
  expect(await client.call(timers.list, { params, query: {} })).toMatchObject([{}, { id, duration_in_seconds: 0 }])
})

test('whoever starts a timer hears where another one ran that stops by it', async () => {
  const { world } = server
  const owner = await world.user()
  const first = await world.administration({ owner, companyName: 'Atelier Zuid' })
  const second = await world.administration({ owner })
  const client = await world.as(owner)
  const start = async (administrationId: number) =>
    (await client.call(timers.start, { params: { administrationId } })).stoppedElsewhere
  expect(await start(first.id)).toBe(null)
  expect(await start(first.id)).toBe(null)
  expect(await start(second.id)).toEqual({ administrationId: first.id, companyName: 'Atelier Zuid' })
  expect(await start(second.id)).toBe(null)
})

test('a timer that a start elsewhere stops leaves an audit row where it ran', async () => {
  const { world, services } = server
  const owner = await world.user()
  const [first, second] = [await world.administration({ owner }), await world.administration({ owner })]
  const client = await world.as(owner)
  const { id } = await client.call(timers.start, { params: { administrationId: first.id } })
  const { id: next } = await client.call(timers.start, { params: { administrationId: second.id } })
  const { id: last } = await client.call(timers.start, { params: { administrationId: second.id } })
  const { rows } = await services.pool.query(
    'SELECT administration_id AS at, action, entity_id AS timer FROM audit_log WHERE user_id = $1 ORDER BY entity_id, id',
    [owner.id],
  )
  expect(rows).toEqual([
    { at: first.id, action: 'start', timer: id },
    { at: first.id, action: 'stop', timer: id },
    { at: second.id, action: 'start', timer: next },
    { at: second.id, action: 'stop', timer: next },
    { at: second.id, action: 'start', timer: last },
  ])
})

test('a timer in books that the user cannot enter any more stops as well, and whose they are is not said', async () => {
  const { world, services } = server
  const firmId = await world.firm()
  const client = await world.administration({ firmId })
  const bookkeeper = await world.user({ firmId })
  const own = await world.administration({ owner: bookkeeper })
  const asBookkeeper = await world.as(bookkeeper)
  const { id } = await asBookkeeper.call(timers.start, { params: { administrationId: client.id } })
  await services.pool.query('UPDATE administrations SET firm_id = NULL WHERE id = $1', [client.id])
  const answer = await asBookkeeper.send(timers.start, { params: { administrationId: own.id } })
  expect(answer).toMatchObject({ status: 200, body: { stoppedElsewhere: null } })
  const { rows } = await services.pool.query('SELECT stopped_at IS NULL AS running FROM timers WHERE id = $1', [id])
  expect(rows).toEqual([{ running: false }])
})

test('timers come along when somebody takes their books with them', async () => {
  const books = await Books.open(server)
  await books.client.call(timers.start, { params: books.params })
  const { table } = await downloadExport(server, books)
  expect(table('timers.csv')).toHaveLength(2)
})
