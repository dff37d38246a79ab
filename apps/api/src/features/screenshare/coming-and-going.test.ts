import { expect, onTestFinished, test } from 'vitest'
import { createTestServer } from '../../testing/index.ts'
import { Helper, Line, page, Sharer } from './screenshare.test-support.ts'
import { Stage, pointer } from './stage.test-support.ts'
import { CHECK_MS, GRACE_MS, TICKET_LIFETIME_MS } from './timings.ts'

const stage = Stage.set()

test('a ticket works once, for the operator who got it, and shortly', async () => {
  await stage.sharer.tab()
  const colleague = await Helper.ofNew(stage.server, 'Bo')
  const first = await stage.helper.ticket(await stage.sessionId())
  const stolen = await colleague.lookWith(first)
  await stolen.hear('disconnect')
  await (await stage.helper.lookWith('geen-ticket-van-iemand')).hear('disconnect')
  const window = await stage.helper.lookWith(first)
  await window.hear('asked')
  const again = await stage.helper.lookWith(first)
  await again.hear('disconnect')
  expect(window.socket.connected).toBe(true)
  const late = await stage.helper.ticket(await stage.sessionId())
  stage.server.clock.advanceMs(TICKET_LIFETIME_MS)
  await (await stage.helper.lookWith(late)).hear('disconnect')
})

test('a ticket in the hands of a user opens nothing', async () => {
  const tab = await stage.sharer.tab()
  const ticket = await stage.helper.ticket(await stage.sessionId())
  const line = new Line(stage.server, stage.sharer.client)
  await line.hear('connect')
  line.say('join', { key: ticket, chunks: false })
  await line.hear('disconnect')
  expect(tab.names()).not.toContain('operator_connected')
})

test('who looks from a second window goes on there, and the first is told', async () => {
  const { tab, operator } = await stage.meet()
  const since = tab.heard.length
  const second = await stage.helper.look(await stage.sessionId())
  await operator.hear('taken')
  await tab.hear('request_capture', since)
  operator.say('mouse', pointer)
  operator.say('stopped', {})
  operator.socket.disconnect()
  await tab.capture(page('verder'))
  await second.sees('verder')
  expect(tab.names()).not.toContain('stopped')
})

test('a session whose ticket nobody used is free for colleagues again', async () => {
  await stage.sharer.tab()
  const id = await stage.sessionId()
  await stage.helper.ticket(id)
  const colleague = await Helper.ofNew(stage.server, 'Bo')
  expect((await colleague.join(id)).status).toBe(409)
  stage.later.pass(TICKET_LIFETIME_MS)
  await expect.poll(async () => (await colleague.join(id)).status).toBe(200)
})

test('a user who is away shortly is not missed; after the grace the operator is told, and sees them come back', async () => {
  const { tab, operator } = await stage.meet()
  tab.socket.disconnect()
  const back = await stage.sharer.tab()
  stage.later.pass(GRACE_MS)
  expect(back.names()).toContain('operator_connected')
  expect(operator.names()).not.toContain('user_disconnected')
  back.socket.disconnect()
  await expect.poll(() => (stage.later.pass(GRACE_MS), operator.names())).toContain('user_disconnected')
  const again = await stage.sharer.tab()
  await again.hear('request_capture')
  await again.capture(page('terug'))
  await operator.sees('terug')
})

test('an operator who is away loses the pointer at once and the session after the grace; then a colleague helps', async () => {
  const { tab, operator } = await stage.meet()
  operator.socket.disconnect()
  await tab.hear('hide_cursor')
  const back = await stage.helper.look(await stage.sessionId())
  stage.later.pass(GRACE_MS)
  expect(tab.names()).not.toContain('operator_disconnected')
  await expect.poll(() => tab.names().filter((name) => name === 'operator_connected').length).toBe(2)
  back.socket.disconnect()
  await expect.poll(() => (stage.later.pass(GRACE_MS), tab.names())).toContain('operator_disconnected')
  const colleague = await Helper.ofNew(stage.server, 'Bo')
  const id = await stage.sessionId()
  await expect.poll(async () => (await colleague.join(id)).status).toBe(200)
  await colleague.look(id)
  await expect.poll(() => tab.heard.at(-2)).toEqual(['operator_connected', { first_name: 'Bo', image_url: null }])
})

test('a server that takes the place of another goes on with its sessions, and keeps the place of the operator', async () => {
  const before = await createTestServer()
  onTestFinished(() => before.stop())
  const eva = await before.world.user()
  const saar = await before.world.user({ globalPermissions: ['ADMIN'] })
  const bo = await before.world.user({ globalPermissions: ['ADMIN'] })
  const sharer = await Sharer.ofNew(before, eva)
  await sharer.register()
  const tab = await sharer.tab()
  const helper = new Helper(before, await before.world.as(saar), saar)
  const id = (await helper.list())[0]?.id ?? 0
  await helper.look(id)
  await tab.hear('operator_connected')
  await before.app.close()

  const after = await createTestServer({ connection: before.services.pool.options })
  onTestFinished(() => after.stop())
  const again = await new Sharer(after, await after.world.as(eva), sharer.key).tab()
  const colleague = new Helper(after, await after.world.as(bo), bo)
  expect((await colleague.join(id)).status).toBe(409)
  const operator = await new Helper(after, await after.world.as(saar), saar).look(id)
  await again.hear('request_capture')
  await again.capture(page('verder'))
  await operator.sees('verder')
})

test('of two tabs the operator sees the one that is used', async () => {
  const { tab, operator } = await stage.meet()
  const other = await stage.sharer.tab()
  other.say('client_mouse', pointer)
  await other.hear('request_capture', other.heard.findIndex(([name]) => name === 'request_capture') + 1)
  await other.capture(page('tweede'))
  await tab.capture(page('eerste'))
  await operator.sees('tweede')
  expect(operator.names()).toEqual(['connect', 'asked', 'client_mouse', 'capture'])
  operator.say('click', pointer)
  await other.hear('click')
  expect(tab.names()).not.toContain('click')
  // A tab that shows something new while the other is still.
  stage.server.clock.advanceMs(5_000)
  await tab.capture(page('eerste'))
  await operator.sees('eerste')
  // Closing the one that is seen leaves the other.
  tab.socket.disconnect()
  await expect.poll(() => other.names().at(-1)).toBe('request_capture')
})

test.each([
  ['signed out', 'DELETE FROM sessions WHERE user_id = $1'],
  ['deactivated', 'UPDATE users SET deactivated_at = now() WHERE id = $1'],
])('a user who was %s is out at the next check', async (_what, statement) => {
  const { tab, operator } = await stage.meet()
  const { rows } = await stage.server.services.pool.query<{ user_id: number }>('SELECT user_id FROM screen_shares')
  await stage.server.services.pool.query(statement, [rows[0]?.user_id])
  stage.later.pass(CHECK_MS)
  await tab.hear('disconnect')
  expect(operator.socket.connected).toBe(true)
})

test('an operator whose hour of the second factor passed, or who is none any more, sees nothing more', async () => {
  const { tab, operator } = await stage.meet()
  stage.server.clock.advanceMs(3_600_000)
  stage.later.pass(CHECK_MS)
  await operator.hear('disconnect')
  await tab.capture(page('geheim'))
  expect(operator.names()).not.toContain('capture')
  expect(tab.socket.connected).toBe(true)
})

test('when nobody can be looked up the operator is out, and the user goes on', async () => {
  const { tab, operator } = await stage.meet()
  const { pool } = stage.server.services
  await pool.query('ALTER TABLE sessions RENAME TO sessions_away')
  stage.later.pass(CHECK_MS)
  await operator.hear('disconnect')
  await pool.query('ALTER TABLE sessions_away RENAME TO sessions')
  expect(tab.socket.connected).toBe(true)
})

test('an operator who only watches counts as alive by the user, whose page is still open', async () => {
  await stage.meet()
  stage.server.clock.advanceMs(45_000)
  stage.later.pass(CHECK_MS)
  await expect
    .poll(async () => {
      const { rows } = await stage.server.services.pool.query<{ seen: Date }>(
        'SELECT last_seen_at AS seen FROM screen_shares',
      )
      return rows[0]?.seen
    })
    .toEqual(stage.server.clock.now())
})
