import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { withClient } from '../../database/with-client.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createTestServer, TestClient, TestSchedule, type KloptTestServer } from '../../testing/index.ts'
import { Helper, Line, page, Sharer } from './screenshare.test-support.ts'
import { CHECK_MS } from './timings.ts'

const KEY = 'een sleutel die alle servers delen, lang genoeg'

/** Two servers on one database, each known to the other by its name. */
let database: TestDatabase
let one: KloptTestServer
let other: KloptTestServer
const later = new TestSchedule()

const start = (internalHost = '127.0.0.1') =>
  createTestServer({
    connection: database.connection,
    schedule: later.schedule,
    env: { SECRET_KEY: KEY, INTERNAL_HOST: internalHost },
  })

beforeAll(async () => {
  database = await createTestDatabase()
  ;[one, other] = [await start(), await start()]
})
afterAll(async () => {
  await one.stop()
  await other.stop()
  await database.drop()
})
beforeEach(() => one.services.pool.query('TRUNCATE screen_share_homes, screen_shares, screen_share_looks'))

/** The same person at another server, with the cookies of the first. */
const at = (server: KloptTestServer, client: TestClient): TestClient => {
  const there = new TestClient(server.url)
  for (const [name, value] of client.cookies) there.setCookie(`${name}=${value}`)
  return there
}

async function aSharer() {
  const sharer = await Sharer.ofNew(one)
  await sharer.register()
  const { rows } = await one.services.pool.query<{ id: number }>('SELECT max(id)::int AS id FROM screen_shares')
  return { sharer, id: rows[0]?.id ?? 0 }
}

/** An operator whose browser comes to this server. */
async function aHelperAt(server: KloptTestServer) {
  const user = await one.world.user({ firstName: 'Saar', lastName: 'Support', globalPermissions: ['ADMIN'] })
  return new Helper(server, at(server, await one.world.as(user)), user)
}

/** The tables in which a text stands, in whatever row and column: asked as their owner, from whom no row is kept. */
const tablesWith = (text: string): Promise<string[]> =>
  withClient(database.connection, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rowCount } = await client.query(`SELECT FROM ${name} AS t WHERE strpos(t::text, $1) > 0 LIMIT 1`, [text])
      if (rowCount !== 0) found.push(name)
    }
    return found
  })

test('a user who came to one server is seen by an operator who came to another, whose ticket a third gave', async () => {
  const third = await start()
  onTestFinished(() => third.stop())
  const { sharer, id } = await aSharer()
  const tab = await sharer.tab()
  const helper = await aHelperAt(other)
  const { ticket } = await at(third, helper.client).call(contract.screenShares.join, { params: { screenShareId: id } })
  const operator = await helper.lookWith(ticket, false, id)
  await tab.hear('operator_connected')
  await tab.capture(page('over de grens'))
  await operator.sees('over de grens')
  expect(await tablesWith(helper.emailAddress)).toContain('public.users')
  expect(await tablesWith('over de grens')).toEqual([])
  expect(await tablesWith(sharer.key)).toEqual([])
  operator.say('mouse', { x: 1, y: 2, path: '0', dx: 0.5, dy: 0.5 })
  await tab.hear('mouse')
})

test('all tabs of a user meet at one server, to whichever they came', async () => {
  const { sharer, id } = await aSharer()
  const [first, second] = [await sharer.tab(), await new Sharer(other, at(other, sharer.client), sharer.key).tab()]
  const operator = await (await aHelperAt(other)).look(id)
  await first.hear('operator_connected')
  await second.hear('operator_connected')
  operator.say('stopped', {})
  await first.hear('stopped')
  await second.hear('stopped')
})

test('who has no session gets in nowhere, and nothing is passed on for them', async () => {
  const stranger = new Line(other, new TestClient(other.url))
  await stranger.hear('connect_error')
  const { rows } = await one.services.pool.query('SELECT FROM screen_share_homes')
  expect(rows).toHaveLength(0)
})

test('when their server ends both come back to one that is left, and go on', async () => {
  const gone = await start()
  const { sharer, id } = await aSharer()
  const tab = await new Sharer(gone, at(gone, sharer.client), sharer.key).tab()
  const helper = await aHelperAt(other)
  const operator = await helper.look(id)
  await tab.hear('operator_connected')
  await gone.stop()
  await tab.hear('disconnect')
  await operator.hear('disconnect')
  const back = await sharer.tab()
  const again = await helper.look(id)
  await back.hear('operator_connected')
  await back.capture(page('verder'))
  await again.sees('verder')
})

test('a server that cannot be reached hands the screens over; who is still there comes after within the next check', async () => {
  // There, and nobody can find it.
  const lost = await start('127.0.0.2')
  onTestFinished(() => lost.stop())
  const { sharer, id } = await aSharer()
  const stranded = await new Sharer(lost, at(lost, sharer.client), sharer.key).tab()
  await one.services.pool.query(`UPDATE screen_share_homes SET address = '127.0.0.1:1'`)
  const operator = await (await aHelperAt(other)).look(id)
  await operator.hear('asked')
  expect(stranded.socket.connected).toBe(true)
  later.pass(CHECK_MS)
  await stranded.hear('disconnect')
  const back = await sharer.tab()
  await back.hear('operator_connected')
  await back.capture(page('gevonden'))
  await operator.sees('gevonden')
})

test('a connection that says it was passed on is not passed on again', async () => {
  const { sharer } = await aSharer()
  await sharer.tab()
  const home = async () => (await one.services.pool.query('SELECT * FROM screen_share_homes')).rows
  // Whoever tries to pass something on there finds nobody, and takes the home over.
  await one.services.pool.query(`UPDATE screen_share_homes SET address = '127.0.0.1:1'`)
  const before = await home()
  const there = at(other, sharer.client)
  await new Line(other, there, { 'x-klopt-passed-on': '1' }).hear('connect')
  expect(await home()).toEqual(before)
  await new Line(other, there).hear('connect')
  expect(await home()).not.toEqual(before)
})
