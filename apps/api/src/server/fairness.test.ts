import { authentication } from '@klopt/api-client/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '../embedded-postgres/wait-until.ts'
import { somebodyWaits } from '../features/somebody-waits.test-support.ts'
import { defaultLimits } from '../kernel/limits.ts'
import { createTestDatabase } from '../testing/database.ts'
import {
  createTestServer,
  TestClient,
  TestSchedule,
  type KloptTestServer,
  type TestAdministration,
} from '../testing/index.ts'
import { quickRead, routes, slow, slowRead, slowWrite } from './fairness.test-support.ts'

let server: KloptTestServer
let busy: Visitor
let other: Visitor
interface Visitor {
  readonly books: TestAdministration
  readonly client: TestClient
}
async function visitor(): Promise<Visitor> {
  const books = await server.world.administration()
  return { books, client: await server.world.as(books.owner) }
}

beforeAll(async () => {
  server = await createTestServer({
    extraRoutes: routes,
    // A lock is given up at once: the test itself holds it for longer than any request waits.
    limits: { lockTimeoutMs: 50 },
    // Nobody loses patience, however busy the machine is.
    schedule: new TestSchedule().schedule,
  })
  busy = await visitor()
  other = await visitor()
})
afterAll(() => server.stop())
beforeEach(() => {
  slow.gate = Promise.withResolvers()
})
afterEach(() => slow.gate.resolve())

const read = ({ client, books }: Visitor, call: typeof slowRead | typeof quickRead) =>
  client.send(call, { params: { administrationId: books.id } })
const write = ({ client, books }: Visitor, name: string, idempotencyKey?: string) =>
  client.send(
    slowWrite,
    { params: { administrationId: books.id }, body: { name } },
    { ...(idempotencyKey && { idempotencyKey }) },
  )
const times = <T>(count: number, work: (index: number) => T) => Array.from({ length: count }, (_, index) => work(index))

async function until(what: string, isSo: () => boolean): Promise<void> {
  const found = await waitUntil(async () => (isSo() ? true : undefined), 10_000)
  if (found === undefined) throw new Error(`it never came to this: ${what}`)
}

const { calls, connectionsPerUser } = defaultLimits

test.each([
  ['reads', () => read(busy, slowRead)],
  ['writes', (index: number) => write(busy, `schrijven ${index}`)],
])('400 %s at once of one user wait for each other alone: another is served meanwhile', async (_what, ask) => {
  const key = `user ${busy.books.owner.id}`
  let refusals = 0
  const asked = times(400, async (index) => {
    const answer = await ask(index)
    if (answer.status === 503) refusals += 1
    return answer
  })
  const taken = calls.perKey + calls.waitingPerKey
  await until('all that one user may run are running', () => slow.running === connectionsPerUser)
  await until('the rest is turned away', () => refusals === 400 - taken)
  expect(server.gates.calls.waiting(key)).toBe(calls.waitingPerKey)

  const served = await Promise.all(times(20, () => read(other, quickRead)))
  expect(served.map(({ status }) => status)).toEqual(times(20, () => 200))
  // Nothing of the first user ended meanwhile.
  expect(slow.running).toBe(connectionsPerUser)
  expect(server.gates.calls.taken(key)).toBe(calls.perKey)

  slow.gate.resolve()
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(taken)
  const refused = answers.find(({ status }) => status === 503)
  expect(refused?.body).toMatchObject({ code: 90055, message: expect.stringContaining('Het is nu te druk') })
  expect(refused?.headers.get('retry-after')).toBe('5')
  expect(server.gates.calls.taken()).toBe(0)
})

test('what is turned away is foreseen: nobody is told of an error', async () => {
  const before = await reported()
  const asked = times(110, () => read(busy, slowRead))
  const refused = await Promise.race(asked)
  expect(refused.status).toBe(503)
  slow.gate.resolve()
  await Promise.all(asked)
  expect(await reported()).toBe(before)
})
const reported = async () => (await server.services.pool.query('SELECT FROM error_reports')).rowCount

test('requests that are broken off, running or waiting, give their places back', async () => {
  const { client, books } = busy
  const stop = new AbortController()
  const address = `${server.url}/api/v2/administrations/${books.id}/slow-read`
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asked = times(20, () => fetch(address, { headers: { cookie }, signal: stop.signal }).catch(() => null))
  const key = `user ${books.owner.id}`
  await until('the rest waits', () => server.gates.calls.waiting(key) === 20 - calls.perKey)
  stop.abort()
  await Promise.all(asked)
  await until('nobody waits', () => server.gates.calls.waiting(key) === 0)
  slow.gate.resolve()
  await until('nobody runs', () => server.gates.calls.taken() === 0)
  expect((await read(busy, quickRead)).status).toBe(200)
})

test('two hundred people of one address log in at once, and none is turned away for it', async () => {
  const logIn = (person: number) => {
    const body = { grant_type: 'password', client_identifier: 'web', email_address: `p${person}@test.example` }
    return server.world.visitor().send(authentication.login, { body: { ...body, password: 'Onbekend-1' } })
  }
  const answers = await Promise.all(times(200, logIn))
  // A stranger's password may be refused for other reasons, such as too many tries, but not for being one of many.
  expect(answers.filter(({ status }) => status === 503)).toEqual([])
  expect(server.gates.visitors.taken()).toBe(0)
})

test('many users who each take all they may leave connections for the next', async () => {
  const crowd = await Promise.all(times(5, visitor))
  const asked = crowd.flatMap((one) => times(connectionsPerUser, () => read(one, slowRead)))
  const { pool } = server.services
  await until('no more connections are handed out', () => slow.running >= 9)
  expect((await read(other, quickRead)).status).toBe(200)
  expect(slow.running).toBeLessThan(pool.options.max)
  slow.gate.resolve()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(times(20, () => 200))
})

test('fifty equal requests hold two connections at most, of twelve', async () => {
  const { pool } = server.services
  // A read is answered before its connection comes back.
  await until('what was asked before has ended', () => pool.idleCount === pool.totalCount)
  let [held, most] = [0, 0]
  const onAcquire = () => (most = Math.max(most, (held += 1)))
  const onRelease = () => (held -= 1)
  pool.on('acquire', onAcquire).on('release', onRelease)
  try {
    const asked = times(50, () => write(busy, 'gelijk', 'vijftig-gelijk'))
    await until('the first stands', () => slow.running === 1)
    const name = `${busy.books.owner.id} POST /api/v2/administrations/{administrationId}/slow-write vijftig-gelijk`
    await until('the others wait', () => server.gates.repeats.waiting(name) === 49)
    expect(held).toBe(1)
    // What waits is not in the way of what the same user asks beside it.
    expect((await read(busy, quickRead)).status).toBe(200)
    slow.gate.resolve()
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ status: 200, body: { number: 1 } })
    expect(most).toBeLessThanOrEqual(2)
  } finally {
    pool.off('acquire', onAcquire).off('release', onRelease)
  }
})

test('repeats that reach two servers on one database wait in the database: one effect, one answer', async () => {
  const database = await createTestDatabase()
  const open = () => createTestServer({ extraRoutes: routes, connection: database.connection })
  const [first, second] = await Promise.all([open(), open()])
  try {
    const books = await first.world.administration()
    const client = await first.world.as(books.owner)
    const elsewhere = new TestClient(second.url)
    for (const [name, value] of client.cookies) elsewhere.setCookie(`${name}=${value}`)
    const asked = [client, elsewhere].map((by) => write({ books, client: by }, 'eens', 'twee-servers'))
    await somebodyWaits(first)
    slow.gate.resolve()
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ status: 200, body: { number: 1 } })
  } finally {
    await first.stop()
    await second.stop()
    await database.drop()
  }
})

test('a row that stays locked is told as too busy, with when to come back, and nothing was done', async () => {
  slow.gate.resolve()
  await write(busy, 'slot')
  const holder = await server.services.pool.connect()
  try {
    await holder.query('BEGIN')
    await holder.query("UPDATE counters SET last_number = last_number WHERE name = 'slot'")
    const answer = await write(busy, 'slot')
    expect(answer).toMatchObject({ status: 503, body: { code: 90055 } })
    expect(answer.headers.get('retry-after')).toBe('5')
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
  expect((await write(busy, 'slot')).body).toEqual({ number: 2 })
})
