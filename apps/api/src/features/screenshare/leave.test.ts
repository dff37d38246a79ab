import { contract } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { closeSilentSessionsJob } from './close-silent-sessions.ts'
import { Helper, page, Sharer } from './screenshare.test-support.ts'
import { Stage, pointer } from './stage.test-support.ts'
import { AWAY_MS, GRACE_MS, LISTEN_MS, MOST_SILENT } from './timings.ts'

const stage = Stage.set()

const looks = (sharer: Sharer) => sharer.client.call(contract.support.screenShareLooks)
const seconds = () => Math.floor(stage.server.clock.now().getTime() / 1000)
const notes = async (id: number) => {
  const { rows } = await stage.server.services.pool.query<{ action: string; user_id: number }>(
    "SELECT action, user_id FROM audit_log WHERE entity = 'screen_share' AND entity_id = $1 ORDER BY id",
    [id],
  )
  return rows.map(({ action }) => action)
}

test('before the first look the user is asked, and until they answer nothing goes from one to the other', async () => {
  const tab = await stage.sharer.tab(null)
  const operator = await stage.helper.look(await stage.sessionId())
  await operator.hear('asked')
  expect(await tab.hear('operator_asks')).toEqual({ first_name: 'Saar', image_url: null })
  await tab.capture(page('geheim'))
  tab.say('client_mouse', pointer)
  tab.say('paused', { paused: true })
  for (const name of ['mouse', 'click'] as const) operator.say(name, pointer)
  operator.say('request_capture', { chunks: true })
  await tab.settled()
  expect(operator.names()).toEqual(['connect', 'asked'])
  expect(tab.names()).toEqual(['connect', 'operator_asks'])
  tab.say('answer_operator', { allowed: true })
  await tab.hear('request_capture')
  await tab.capture(page('mag'))
  await operator.sees('mag')
  expect(operator.names()).toEqual(['connect', 'asked', 'capture'])
})

test('who refuses is looked at by nobody, waits on, and can be asked by a colleague', async () => {
  const tab = await stage.sharer.tab(null)
  const id = await stage.sessionId()
  const operator = await stage.helper.look(id)
  await tab.hear('operator_asks')
  tab.say('answer_operator', { allowed: false })
  await operator.hear('refused')
  await tab.hear('operator_disconnected')
  await tab.capture(page('geheim'))
  expect(operator.names()).toEqual(['connect', 'asked', 'refused'])
  expect(await stage.waiting()).toMatchObject({ id, operatorName: null })
  expect(await looks(stage.sharer)).toEqual([])
  const colleague = await Helper.ofNew(stage.server, 'Bo')
  const since = tab.heard.length
  await colleague.look(id)
  expect(await tab.hear('operator_asks', since)).toMatchObject({ first_name: 'Bo' })
  expect(await notes(id)).toEqual(['start', 'join', 'refuse', 'join'])
})

test('leave holds while the operator is shortly away and in a new tab; after they left for good it is asked again', async () => {
  const { tab, operator } = await stage.meet()
  const id = await stage.sessionId()
  operator.socket.disconnect()
  await tab.hear('hide_cursor')
  const back = await stage.helper.look(id)
  await expect.poll(() => tab.names().filter((name) => name === 'operator_connected').length).toBe(2)
  const other = await stage.sharer.tab(null)
  await other.hear('operator_connected')
  expect([...tab.names().slice(2), ...other.names()]).not.toContain('operator_asks')
  back.socket.disconnect()
  await expect.poll(() => (stage.later.pass(GRACE_MS), tab.names())).toContain('operator_disconnected')
  await expect.poll(async () => (await stage.waiting())?.operatorName).toBeNull()
  const since = other.heard.length
  await stage.helper.look(id)
  await other.hear('operator_asks', since)
})

test('who looked is listed to whose screen it was, with when and how long, and to nobody else', async () => {
  const { tab, operator } = await stage.meet()
  const id = await stage.sessionId()
  const startedAt = seconds()
  const saar = { id: expect.any(Number) as number, operatorName: 'Saar Support', startedAt }
  expect(await looks(stage.sharer)).toEqual([{ ...saar, endedAt: null }])
  stage.server.clock.advanceMs(90_000)
  operator.socket.disconnect()
  await tab.hear('hide_cursor')
  await expect
    .poll(async () => (stage.later.pass(GRACE_MS), (await looks(stage.sharer))[0]?.endedAt))
    .toBe(startedAt + 90)
  const colleague = await Helper.ofNew(stage.server, 'Bo')
  stage.server.clock.advanceMs(5_000)
  await stage.sharer.register()
  await colleague.look(id)
  await expect.poll(async () => (await looks(stage.sharer)).length).toBe(2)
  stage.server.clock.advanceMs(10_000)
  tab.say('stopped', {})
  await tab.hear('stopped')
  expect(await looks(stage.sharer)).toEqual([
    { id: expect.any(Number), operatorName: 'Bo Support', startedAt: startedAt + 95, endedAt: startedAt + 105 },
    { ...saar, endedAt: startedAt + 90 },
  ])
  expect(await looks(await Sharer.ofNew(stage.server))).toEqual([])
  expect(await notes(id)).toEqual(['start', 'join', 'allow', 'leave', 'join', 'allow', 'stop'])
})

test.each(['the clock', 'the browser'])(
  'a look at a screen that fell silent ends with its last sign of life, by %s',
  async (by) => {
    await stage.meet()
    const seen = seconds()
    stage.server.clock.advanceMs(16 * 60_000)
    if (by === 'the clock') {
      await withTransaction(stage.server.services.pool, { kind: 'job' }, (db) =>
        stage.server.jobs.senderFor(db).enqueue(closeSilentSessionsJob, {}),
      )
      await stage.server.jobs.drain()
    } else await stage.sharer.register()
    expect(await looks(stage.sharer)).toMatchObject([{ endedAt: seen }])
  },
)

test('the application cannot change who looked or at whose screen, nor read the looks at another', async () => {
  await stage.meet()
  const { pool } = stage.server.services
  const { rows } = await pool.query<{ user_id: number }>('SELECT user_id FROM screen_share_looks')
  const read = (userId: number) =>
    withTransaction(pool, { kind: 'user', userId }, (db) => db.selectFrom('screen_share_looks').selectAll().execute())
  const userId = rows[0]?.user_id ?? 0
  expect(await read(userId)).toHaveLength(1)
  expect(await read(userId + 1)).toEqual([])
  for (const change of [{ user_id: 1 }, { operator_id: 1 }]) {
    const changed = withTransaction(pool, { kind: 'system' }, (db) =>
      db.updateTable('screen_share_looks').set(change).execute(),
    )
    await expect(changed).rejects.toThrow(/permission denied/)
  }
})

test('a browser that is closed leaves the list of who waits within 5 seconds, and is back with its next page', async () => {
  const tab = await stage.sharer.tab()
  const id = await stage.sessionId()
  tab.socket.disconnect()
  expect(AWAY_MS).toBeLessThanOrEqual(5_000)
  await expect.poll(async () => (stage.later.pass(AWAY_MS), stage.waiting())).toBeUndefined()
  expect((await stage.helper.join(id)).body).toMatchObject({ code: 90005 })
  await stage.sharer.tab()
  expect(await stage.waiting()).toMatchObject({ id })
})

test.each(['user', 'operator'] as const)(
  'when the line of the %s falls silent the other side is told, and told when it is heard again',
  async (who) => {
    const { tab, operator } = await stage.meet()
    const [quiet, other] = who === 'user' ? [tab, operator] : [operator, tab]
    const told = who === 'user' ? 'user_disconnected' : 'operator_disconnected'
    // Nothing of this side comes through, as when its network is gone; the line itself is not closed.
    const net: { write: unknown } = Reflect.get(Reflect.get(quiet.socket.io.engine.transport, 'ws'), '_socket')
    const write = net.write
    net.write = () => true
    await expect
      .poll(() => {
        for (let second = 0; second <= MOST_SILENT; second += 1) stage.later.pass(LISTEN_MS)
        return other.names()
      })
      .toContain(told)
    const met = tab.heard.length
    net.write = write
    const back = who === 'user' ? ['request_capture'] : ['operator_connected', 'request_capture']
    await expect
      .poll(() => {
        quiet.say('hide_cursor', {})
        stage.later.pass(LISTEN_MS)
        return tab.names().slice(met)
      })
      .toEqual(expect.arrayContaining(back))
  },
)

test('the user’s pause is told to the operator', async () => {
  const { tab, operator } = await stage.meet()
  tab.say('paused', { paused: true })
  expect(await operator.hear('paused')).toEqual({ paused: true })
})
