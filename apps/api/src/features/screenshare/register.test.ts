import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { closeSilentSessionsJob } from './close-silent-sessions.ts'
import { Helper, Sharer } from './screenshare.test-support.ts'

let server: KloptTestServer
let helper: Helper
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.services.pool.query('TRUNCATE screen_shares, screen_share_looks')
  helper = await Helper.ofNew(server)
})

const minutes = (count: number) => server.clock.advanceMs(count * 60_000)
const notes = async () => {
  const { rows } = await server.services.pool.query<{
    action: string
    administration_id: number | null
    user_id: number | null
  }>("SELECT action, administration_id, user_id FROM audit_log WHERE entity = 'screen_share' ORDER BY id")
  return rows
}

test('who shares is listed by their own name and company, whoever the browser says they are', async () => {
  const owner = await server.world.user({ firstName: 'Eva', lastName: 'Eigenaar' })
  const books = await server.world.administration({ owner, companyName: 'Studio Eva' })
  const sharer = await Sharer.ofNew(server, owner)
  const answer = await sharer.register({ company: 'De Bank', name: 'De Directeur', administration_id: books.id })
  expect(answer).toMatchObject({ status: 200, body: { stopped_at: null } })
  const since = Math.floor(server.clock.now().getTime() / 1000)
  const listed = { name: 'Eva Eigenaar', company: 'Studio Eva', administrationId: books.id, since, operatorName: null }
  expect(await helper.list()).toEqual([{ id: expect.any(Number), ...listed, isMine: false }])
})

test('the company that staff is shown is never what the browser says: the firm of who shares, else Onbekend', async () => {
  const firmId = await server.world.firm()
  const { rows } = await server.services.pool.query<{ name: string }>(
    'SELECT company_name AS name FROM firms WHERE id = $1',
    [firmId],
  )
  const bookkeeper = await Sharer.ofNew(server, await server.world.user({ firmId }))
  await bookkeeper.register({ company: 'De Bank' })
  server.clock.advanceMs(1000)
  const stranger = await Sharer.ofNew(server)
  await stranger.register({ company: 'De Bank' })
  expect((await helper.list()).map(({ company }) => company)).toEqual([rows[0]?.name, 'Onbekend'])
})

test('company and name are Onbekend when they are not given', async () => {
  const sharer = await Sharer.ofNew(server)
  await sharer.register()
  const other = await Sharer.ofNew(server)
  await other.register({ company: '', name: '' })
  const { rows } = await server.services.pool.query('SELECT company, name FROM screen_shares')
  expect(rows).toEqual([
    { company: 'Onbekend', name: 'Onbekend' },
    { company: 'Onbekend', name: 'Onbekend' },
  ])
  expect((await helper.list()).map(({ company }) => company)).toEqual(['Onbekend', 'Onbekend'])
})

test('the key itself is kept nowhere', async () => {
  const sharer = await Sharer.ofNew(server)
  await sharer.register()
  const { rows } = await server.services.pool.query<{ row: string }>('SELECT s::text AS row FROM screen_shares s')
  expect(rows[0]?.row).not.toContain(sharer.key)
  expect(server.logLines.join('\n')).not.toContain(sharer.key)
})

test.each(['', 'kort', 'x'.repeat(101), 'met een spatie in het midden', '"'.repeat(30)])(
  'a key that could be guessed or is none is refused: %s',
  async (key) => {
    const sharer = await Sharer.ofNew(server)
    expect(await sharer.register({ key })).toMatchObject({ status: 422, body: { code: 90001 } })
  },
)

test('asking again with the same key goes on with the same session', async () => {
  const sharer = await Sharer.ofNew(server)
  await sharer.register()
  minutes(1)
  expect((await sharer.register()).body).toEqual({ stopped_at: null })
  expect(await helper.list()).toHaveLength(1)
})

test('a session that goes on in another administration stands in the log of both', async () => {
  const { id: first, owner } = await server.world.administration()
  const { id: second } = await server.world.administration({ owner, companyName: 'Tweede' })
  const sharer = await Sharer.ofNew(server, owner)
  const before = (await notes()).length
  for (const administration_id of [first, second, null, second]) await sharer.register({ administration_id })
  expect((await notes()).slice(before)).toEqual([
    { action: 'start', administration_id: first, user_id: owner.id },
    { action: 'continue', administration_id: second, user_id: owner.id },
  ])
  expect(await helper.list()).toMatchObject([{ administrationId: second, company: 'Tweede' }])
})

test('an administration that the user may not enter is answered as one that does not exist, and begins nothing', async () => {
  const books = await server.world.administration()
  const stranger = await Sharer.ofNew(server)
  const foreign = await stranger.register({ administration_id: books.id })
  const absent = await stranger.register({ administration_id: 999_999 })
  expect(foreign).toMatchObject({ status: 404, body: { code: 90005 } })
  expect(foreign.body).toEqual(absent.body)
  expect(await helper.list()).toEqual([])
})

test('a bookkeeper shares what they see at a client, to which no role of their own leads', async () => {
  const firmId = await server.world.firm()
  const client = await server.world.administration({ firmId })
  const sharer = await Sharer.ofNew(server, await server.world.user({ firmId }))
  expect(await sharer.register({ administration_id: client.id })).toMatchObject({ status: 200 })
})

test('the key of somebody else looks like one that ended: nothing is told, changed or gone on with', async () => {
  const sharer = await Sharer.ofNew(server)
  await sharer.register()
  const thief = new Sharer(server, (await Sharer.ofNew(server)).client, sharer.key)
  expect((await thief.register({ name: 'Dief' })).body).toEqual({
    stopped_at: Math.floor(server.clock.now().getTime() / 1000),
  })
  expect((await sharer.register()).body).toEqual({ stopped_at: null })
  expect(await helper.list()).toHaveLength(1)
})

test('two tabs that register one new key at once share one session', async () => {
  const sharer = await Sharer.ofNew(server)
  const answers = await Promise.all([sharer.register(), sharer.register(), sharer.register()])
  expect(answers.map(({ body }) => body)).toEqual([{ stopped_at: null }, { stopped_at: null }, { stopped_at: null }])
  expect(await helper.list()).toHaveLength(1)
})

test('one user cannot fill the list of who waits, also not with everything at once', async () => {
  const { client } = await Sharer.ofNew(server)
  const many = Array.from({ length: 12 }, () => new Sharer(server, client))
  const answers = await Promise.all(many.map((sharer) => sharer.register()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 90012 })
  const other = await Sharer.ofNew(server)
  expect((await other.register()).status).toBe(200)
})

test('a session without a sign of life is offered to nobody, and after a quarter of an hour it is over', async () => {
  const sharer = await Sharer.ofNew(server)
  await sharer.register()
  const lastSeen = Math.floor(server.clock.now().getTime() / 1000)
  minutes(2)
  expect(await helper.list()).toEqual([])
  expect((await sharer.register()).body).toEqual({ stopped_at: null })
  expect(await helper.list()).toHaveLength(1)
  minutes(16)
  expect((await sharer.register()).body).toEqual({ stopped_at: lastSeen + 120 })
  expect((await sharer.register()).body).toEqual({ stopped_at: lastSeen + 120 })
})

test('what was left open is ended by the clock, once, in the log of its administration', async () => {
  const { id, owner } = await server.world.administration()
  const sharer = await Sharer.ofNew(server, owner)
  await sharer.register({ administration_id: id })
  minutes(16)
  const before = (await notes()).length
  for (const _ of ['first', 'again']) {
    await withTransaction(server.services.pool, { kind: 'job' }, (db) =>
      server.jobs.senderFor(db).enqueue(closeSilentSessionsJob, {}),
    )
    await server.jobs.drain()
  }
  expect((await notes()).slice(before)).toEqual([{ action: 'stop', administration_id: id, user_id: null }])
})

test('who waits longest comes first, who is helped comes last', async () => {
  const ids: number[] = []
  for (const _ of [1, 2, 3]) {
    await (await Sharer.ofNew(server)).register()
    server.clock.advanceMs(1_000)
    ids.push((await helper.list()).find(({ id }) => !ids.includes(id))?.id ?? 0)
  }
  const [first = 0, second = 0, third = 0] = ids
  await helper.ticket(first)
  expect(await helper.list()).toMatchObject([
    { id: second, operatorName: null },
    { id: third, operatorName: null },
    { id: first, operatorName: 'Saar Support', isMine: true },
  ])
})

test('one operator helps: a colleague is told so, however close both come, and who has it can come back', async () => {
  await (await Sharer.ofNew(server)).register()
  const colleague = await Helper.ofNew(server, 'Bo')
  const id = (await helper.list())[0]?.id ?? 0
  const before = (await notes()).length
  const answers = await Promise.all([helper.join(id), colleague.join(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [winner, loser] = answers[0].status === 200 ? [helper, colleague] : [colleague, helper]
  expect((await loser.join(id)).body).toMatchObject({ code: 90038 })
  expect((await winner.join(id)).status).toBe(200)
  expect(await loser.list()).toMatchObject([{ id, isMine: false }])
  expect((await notes()).slice(before).map(({ action }) => action)).toEqual(['join'])
})

test('what is over, silent or never was cannot be joined', async () => {
  const sharer = await Sharer.ofNew(server)
  await sharer.register()
  const id = (await helper.list())[0]?.id ?? 0
  minutes(2)
  for (const screenShareId of [id, 999_999]) {
    expect((await helper.join(screenShareId)).body).toMatchObject({ code: 90005 })
  }
})

test('compliance does not help: the list and the sessions are for global administrators', async () => {
  const compliance = await server.world.as(await server.world.user({ globalPermissions: ['COMPLIANCE'] }))
  expect((await compliance.send(contract.screenShares.list)).body).toMatchObject({ code: 90004 })
  const join = await compliance.send(contract.screenShares.join, { params: { screenShareId: 1 } })
  expect(join.body).toMatchObject({ code: 90004 })
})
