import { once } from 'node:events'
import { connect } from 'node:net'
import { limits } from '@klopt/screenshare/events'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestServer, TestSchedule, type KloptTestServer } from '../../testing/index.ts'
import { Helper, Line, newKey, page, Sharer } from './screenshare.test-support.ts'
import { check_ms, grace_ms, ticketLifetime_ms } from './timings.ts'

let server: KloptTestServer
let later: TestSchedule
let sharer: Sharer
let helper: Helper
beforeAll(async () => {
  later = new TestSchedule()
  server = await createTestServer({ schedule: later.schedule })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.services.pool.query('TRUNCATE screen_shares')
  sharer = await Sharer.ofNew(server)
  await sharer.register()
  helper = await Helper.ofNew(server)
})

const pointer = { x: 10, y: 20, path: '0.1', dx: 0.5, dy: 0.5 }
const waiting = async () => (await helper.list())[0]
const sessionId = async () => (await waiting())?.id ?? 0

/** A user who shares and an operator who looks. */
async function connected() {
  const tab = await sharer.tab()
  const operator = await helper.look(await sessionId())
  await tab.hear('operator_connected')
  return { tab, operator }
}

test('the operator sees the page, what moves on it, and whose turn it is', async () => {
  const { tab, operator } = await connected()
  expect(tab.heard.slice(-2)).toEqual([
    ['operator_connected', { first_name: 'Saar', image_url: null }],
    ['request_capture', { chunks: false }],
  ])
  await tab.capture(page('<p>Factuur</p>'))
  tab.say('scroll', { top: 40, left: 0, path: '' })
  tab.say('client_mouse', pointer)
  tab.say('client_click', pointer)
  tab.say('resize', { width: 390, height: 844 })
  await operator.hear('resize')
  expect(operator.heard.slice(1)).toEqual([
    ['capture', page('<p>Factuur</p>')],
    ['scroll', { top: 40, left: 0, path: '' }],
    ['client_mouse', pointer],
    ['client_click', pointer],
    ['resize', { width: 390, height: 844 }],
  ])
})

test('the user sees where the operator points', async () => {
  const { tab, operator } = await connected()
  const since = tab.heard.length
  operator.say('show_cursor', {})
  operator.say('mouse', pointer)
  operator.say('click', pointer)
  operator.say('hide_cursor', {})
  operator.say('request_capture', { chunks: true })
  await tab.hear('request_capture', since)
  expect(tab.heard.slice(since)).toEqual([
    ['show_cursor', {}],
    ['mouse', pointer],
    ['click', pointer],
    ['hide_cursor', {}],
    ['request_capture', { chunks: true }],
  ])
})

test('while nobody looks a page is taken and goes nowhere; who comes late asks for it anew', async () => {
  const tab = await sharer.tab()
  await tab.capture(page('<p>eerder</p>'))
  const operator = await helper.look(await sessionId())
  await tab.hear('request_capture')
  await tab.capture(page('<p>nu</p>'))
  await operator.sees('<p>nu</p>')
  expect(operator.names()).toEqual(['connect', 'capture'])
})

test.each(['user', 'operator'] as const)('when the %s ends it, both hear so and it stays over', async (who) => {
  const { tab, operator } = await connected()
  const id = await sessionId()
  ;(who === 'user' ? tab : operator).say('stopped', {})
  await Promise.all([tab.hear('stopped'), operator.hear('stopped')])
  await (await new Line(server, sharer.client).share(sharer.key)).hear('stopped')
  expect((await sharer.register()).body).toEqual({ stopped_at: Math.floor(server.clock.now().getTime() / 1000) })
  expect(await waiting()).toBeUndefined()
  const { rows } = await server.services.pool.query(
    "SELECT action FROM audit_log WHERE entity = 'screen_share' AND entity_id = $1 ORDER BY id",
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['start', 'join', 'stop'])
})

test('what was ended in the database ends for both sides at the next check', async () => {
  const { tab, operator } = await connected()
  await server.services.pool.query('UPDATE screen_shares SET stopped_at = now()')
  later.pass(check_ms)
  await Promise.all([tab.hear('stopped'), operator.hear('stopped')])
})

test('a connection that is free again shares under a new key', async () => {
  const { tab } = await connected()
  tab.say('stopped', {})
  await tab.hear('stopped')
  const next = new Sharer(server, sharer.client, newKey())
  await next.register()
  tab.say('room', { key: next.key })
  await tab.settled()
  const operator = await helper.look(await sessionId())
  await tab.hear('operator_connected', tab.heard.length - 1)
  await tab.capture(page('nieuw'))
  await operator.sees('nieuw')
})

test('events before joining do nothing and reach nobody', async () => {
  const { tab, operator } = await connected()
  const early = new Line(server, sharer.client)
  await early.hear('connect')
  early.say('client_mouse', pointer)
  early.say('stopped', {})
  early.say('mouse', pointer)
  early.say('request_capture', { chunks: true })
  early.socket.emit('capture', page('te vroeg'))
  early.say('room', { key: sharer.key })
  await early.settled()
  await tab.capture(page('het eerste'))
  await operator.sees('het eerste')
  expect(operator.names()).toEqual(['connect', 'capture'])
  expect(await waiting()).toBeDefined()
})

test('the key of somebody else opens no room, and another room cannot be reached', async () => {
  const { tab, operator } = await connected()
  const stranger = await Sharer.ofNew(server)
  const thief = new Line(server, stranger.client)
  await thief.share(sharer.key)
  await thief.hear('stopped')
  thief.say('capture', page('van een ander'))
  thief.say('stopped', {})
  await stranger.register()
  thief.say('room', { key: stranger.key })
  // The first room counts; another key on the same connection changes nothing.
  thief.say('room', { key: sharer.key })
  thief.say('client_mouse', pointer)
  await thief.settled()
  await tab.capture(page('het eerste'))
  await operator.sees('het eerste')
  expect(operator.names()).toEqual(['connect', 'capture'])
  expect(tab.names()).not.toContain('stopped')
})

test('no side sends what the other side sends', async () => {
  const { tab, operator } = await connected()
  const since = tab.heard.length
  operator.say('capture', page('van de medewerker'))
  operator.say('client_mouse', pointer)
  operator.say('operator_connected', { first_name: 'Iemand', image_url: null })
  operator.say('hide_cursor', {})
  await tab.hear('hide_cursor', since)
  expect(tab.names().slice(since)).toEqual(['hide_cursor'])
  tab.say('mouse', pointer)
  tab.say('user_disconnected', {})
  tab.say('request_capture', { chunks: true })
  await tab.capture(page('het eerste'))
  await operator.sees('het eerste')
  expect(operator.names()).toEqual(['connect', 'capture'])
})

test('what is malformed is dropped, and what is not is still passed on', async () => {
  const { tab, operator } = await connected()
  const { socket } = tab
  for (const data of [null, 7, 'x', [], { x: '1' }, { x: 1e9, y: 0 }, { x: Number.NaN, y: 0 }]) {
    socket.emit('client_mouse', data)
    socket.emit('capture', data)
    socket.emit('scroll', data, 'geen functie', { __proto__: null })
  }
  socket.emit('geen naam', {})
  socket.emit('constructor', {})
  socket.emit('capture', { ...page('x'), content: Buffer.from('bytes') })
  await tab.capture(page('goed', { extra: 'weg' } as object))
  await operator.sees('goed')
  expect(operator.names()).toEqual(['connect', 'capture'])
})

test('of 10,000 events at once the sender loses its connection, and nobody else notices', async () => {
  const { tab, operator } = await connected()
  for (let count = 0; count < 10_000; count += 1) tab.say('client_mouse', pointer)
  await tab.hear('disconnect')
  expect(operator.heard.length).toBeLessThan(4 * limits.eventsPerSecond)
  expect(operator.socket.connected).toBe(true)
})

test('bytes are counted too, under whatever name', async () => {
  const { tab } = await connected()
  const large = 'x'.repeat(1_000_000)
  for (let count = 0; count < 30; count += 1) tab.socket.emit('onbekend', large)
  await tab.hear('disconnect')
})

test('the largest capture comes through, a larger message ends the connection', async () => {
  const { tab, operator } = await connected()
  const largest = page('x'.repeat(limits.captureBytes - 1_000))
  await tab.capture(largest)
  expect((await operator.hear('capture')) as object).toEqual(largest)
  tab.socket.emit('capture', page('x'.repeat(limits.messageBytes)))
  await tab.hear('disconnect')
})

test('a ticket works once, for the operator who got it, and shortly', async () => {
  await sharer.tab()
  const colleague = await Helper.ofNew(server, 'Bo')
  const first = await helper.ticket(await sessionId())
  const stolen = await colleague.lookWith(first)
  await stolen.hear('disconnect')
  await (await helper.lookWith('geen-ticket-van-iemand')).hear('disconnect')
  const window = await helper.lookWith(first)
  const again = await helper.lookWith(first)
  await again.hear('disconnect')
  expect(window.socket.connected).toBe(true)
  const late = await helper.ticket(await sessionId())
  server.clock.advance_ms(ticketLifetime_ms)
  await (await helper.lookWith(late)).hear('disconnect')
})

test('a ticket in the hands of a user opens nothing', async () => {
  const tab = await sharer.tab()
  const ticket = await helper.ticket(await sessionId())
  const line = new Line(server, sharer.client)
  await line.hear('connect')
  line.say('join', { key: ticket })
  await line.hear('disconnect')
  expect(tab.names()).not.toContain('operator_connected')
})

test('who looks from a second window goes on there, and the first is told', async () => {
  const { tab, operator } = await connected()
  const since = tab.heard.length
  const second = await helper.look(await sessionId())
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
  await sharer.tab()
  const id = await sessionId()
  await helper.ticket(id)
  const colleague = await Helper.ofNew(server, 'Bo')
  expect((await colleague.join(id)).status).toBe(409)
  later.pass(ticketLifetime_ms)
  await expect.poll(async () => (await colleague.join(id)).status).toBe(200)
})

test('a user who is away shortly is not missed; after the grace the operator is told, and sees them come back', async () => {
  const { tab, operator } = await connected()
  tab.socket.disconnect()
  const back = await sharer.tab()
  later.pass(grace_ms)
  expect(back.names()).toContain('operator_connected')
  expect(operator.names()).not.toContain('user_disconnected')
  back.socket.disconnect()
  await expect.poll(() => (later.pass(grace_ms), operator.names())).toContain('user_disconnected')
  const again = await sharer.tab()
  await again.hear('request_capture')
  await again.capture(page('terug'))
  await operator.sees('terug')
})

test('an operator who is away loses the pointer at once and the session after the grace; then a colleague helps', async () => {
  const { tab, operator } = await connected()
  operator.socket.disconnect()
  await tab.hear('hide_cursor')
  const back = await helper.look(await sessionId())
  later.pass(grace_ms)
  expect(tab.names()).not.toContain('operator_disconnected')
  await expect.poll(() => tab.names().filter((name) => name === 'operator_connected').length).toBe(2)
  back.socket.disconnect()
  await expect.poll(() => (later.pass(grace_ms), tab.names())).toContain('operator_disconnected')
  const colleague = await Helper.ofNew(server, 'Bo')
  const id = await sessionId()
  await expect.poll(async () => (await colleague.join(id)).status).toBe(200)
  await colleague.look(id)
  await expect.poll(() => tab.heard.at(-2)).toEqual(['operator_connected', { first_name: 'Bo', image_url: null }])
})

test('of two tabs the operator sees the one that is used', async () => {
  const { tab, operator } = await connected()
  const other = await sharer.tab()
  other.say('client_mouse', pointer)
  await other.hear('request_capture', other.heard.findIndex(([name]) => name === 'request_capture') + 1)
  await other.capture(page('tweede'))
  await tab.capture(page('eerste'))
  await operator.sees('tweede')
  expect(operator.names()).toEqual(['connect', 'client_mouse', 'capture'])
  operator.say('click', pointer)
  await other.hear('click')
  expect(tab.names()).not.toContain('click')
  // A tab that shows something new while the other is still.
  server.clock.advance_ms(5_000)
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
  const { tab, operator } = await connected()
  const { rows } = await server.services.pool.query<{ user_id: number }>('SELECT user_id FROM screen_shares')
  await server.services.pool.query(statement, [rows[0]?.user_id])
  later.pass(check_ms)
  await tab.hear('disconnect')
  expect(operator.socket.connected).toBe(true)
})

test('an operator whose hour of the second factor passed, or who is none any more, sees nothing more', async () => {
  const { tab, operator } = await connected()
  server.clock.advance_ms(3_600_000)
  later.pass(check_ms)
  await operator.hear('disconnect')
  await tab.capture(page('geheim'))
  expect(operator.names()).not.toContain('capture')
  expect(tab.socket.connected).toBe(true)
})

test('an operator who only watches counts as alive by the user, whose page is still open', async () => {
  await connected()
  server.clock.advance_ms(45_000)
  later.pass(check_ms)
  await expect
    .poll(async () => {
      const { rows } = await server.services.pool.query<{ seen: Date }>(
        'SELECT last_seen_at AS seen FROM screen_shares',
      )
      return rows[0]?.seen
    })
    .toEqual(server.clock.now())
})

test('nobody is let in without a session, from the page of another site, or to anything but a websocket', async () => {
  const refused = [
    new Line(server, server.world.visitor()),
    new Line(server, sharer.client, { origin: 'https://evil.example' }),
    new Line(server, sharer.client, { origin: 'null' }),
    new Line(server, sharer.client, { 'sec-fetch-site': 'cross-site' }),
    new Line(server, sharer.client, { cookie: `__Host-klopt_session=${'x'.repeat(43)}` }),
  ]
  for (const line of refused) await line.hear('connect_error')
  const own = new Line(server, sharer.client, { origin: server.url })
  await own.hear('connect')
  const polling = await sharer.client.request('GET', '/api/screenshare/socket/?EIO=4&transport=polling')
  expect(polling.status).toBe(400)
  expect(polling.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(polling.headers.get('x-content-type-options')).toBe('nosniff')
  expect(polling.headers.get('cache-control')).toBe('no-store')
})

test('one user cannot hold any number of connections', async () => {
  const lines = Array.from({ length: 40 }, () => new Line(server, sharer.client))
  onTestFinished(() => lines.forEach(({ socket }) => socket.disconnect()))
  await Promise.all(lines.map((line) => line.hear('connect')))
  await expect.poll(() => lines.filter((line) => line.names().includes('disconnect')).length).toBe(10)
})

test('nothing of what was on the screen is in the log or the database', async () => {
  const { tab } = await connected()
  await tab.capture(page('<p>Zeer geheime tekst</p>'))
  tab.say('stopped', {})
  await tab.hear('stopped')
  const { rows } = await server.services.pool.query<{ row: string }>(
    "SELECT s::text AS row FROM screen_shares s UNION ALL SELECT a::text FROM audit_log a WHERE entity = 'screen_share'",
  )
  expect(rows.length).toBeGreaterThan(0)
  expect([...rows.map(({ row }) => row), ...server.logLines].join('\n')).not.toContain('geheime')
})

test('the mirror is an empty page that loads nothing, runs nothing and stands in no other site', async () => {
  const { status, headers, body } = await server.world.visitor().request('GET', '/api/screenshare/mirror')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatch(/^<!doctype html>/)
  expect(body).not.toMatch(/<script|<style|<link|<meta http/)
})

test('a server that stops closes its sockets without ending what they share', async () => {
  const other = await createTestServer()
  const user = await Sharer.ofNew(other)
  await user.register()
  const tab = await user.tab()
  const gone = new Promise((resolve) => void tab.socket.once('disconnect', resolve))
  const { pool } = other.services
  const stopped = other.app.close()
  expect(await gone).toBe('transport close')
  await stopped
  const { rows } = await pool.query('SELECT stopped_at FROM screen_shares')
  expect(rows).toEqual([{ stopped_at: null }])
  expect(tab.names()).not.toContain('stopped')
  await other.stop()
})

test('a peer that never says goodbye does not keep a server from stopping', async () => {
  const other = await createTestServer()
  const user = await Sharer.ofNew(other)
  const [name, token] = [...user.client.cookies][0] ?? []
  const { port } = new URL(other.url)
  const silent = connect(Number(port), 'localhost')
  const handshake = [
    'GET /api/screenshare/socket/?EIO=4&transport=websocket HTTP/1.1',
    `Host: localhost:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${name}=${token}`,
  ]
  silent.write(`${handshake.join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(silent, 'data')) as [Buffer]
  expect(answer.toString()).toContain('101 Switching Protocols')
  const started = performance.now()
  await other.stop()
  expect(performance.now() - started).toBeLessThan(10_000)
})

test('connecting is a request of its address, which a proxy on this machine tells', async () => {
  const other = await createTestServer({ rateLimit: { burst: 2, refillPerSecond: 0 } })
  onTestFinished(() => other.stop())
  const user = await Sharer.ofNew(other)
  const from = (address: string) => new Line(other, user.client, { 'x-forwarded-for': address })
  for (const outcome of ['connect', 'connect', 'connect_error']) await from('192.0.2.1').hear(outcome)
  await from('192.0.2.2').hear('connect')
  await from('192.0.2.2, 192.0.2.1').hear('connect_error')
})
