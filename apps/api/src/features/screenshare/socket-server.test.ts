import { once } from 'node:events'
import { connect } from 'node:net'
import { limits } from '@klopt/screenshare/events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestServer } from '../../testing/index.ts'
import { Line, page, Sharer } from './screenshare.test-support.ts'
import { Stage, pointer } from './stage.test-support.ts'

const stage = Stage.set()

/** Stops the clock of the limits, so that a slow machine does not win back what was spent. */
function stopClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => clock.mockRestore())
}

test('of 10,000 events at once the sender loses its connection, and nobody else notices', async () => {
  const { tab, operator } = await stage.meet()
  stopClock()
  for (let count = 0; count < 10_000; count += 1) tab.say('client_mouse', pointer)
  await tab.hear('disconnect')
  expect(operator.heard.length).toBeLessThan(4 * limits.eventsPerSecond)
  expect(operator.socket.connected).toBe(true)
})

test('bytes are counted too, under whatever name', async () => {
  const { tab } = await stage.meet()
  stopClock()
  const large = 'x'.repeat(1_000_000)
  for (let count = 0; count < 30; count += 1) tab.socket.emit('onbekend', large)
  await tab.hear('disconnect')
})

test('the largest capture comes through, a larger message ends the connection', async () => {
  const { tab, operator } = await stage.meet()
  const largest = page('x'.repeat(limits.captureBytes - 1_000))
  await tab.capture(largest)
  expect((await operator.hear('capture')) as object).toEqual(largest)
  tab.socket.emit('capture', page('x'.repeat(limits.messageBytes)))
  await tab.hear('disconnect')
})

test('nobody is let in without a session, from the page of another site, or to anything but a websocket', async () => {
  const refused = [
    new Line(stage.server, stage.server.world.visitor()),
    new Line(stage.server, stage.sharer.client, { origin: 'https://evil.example' }),
    new Line(stage.server, stage.sharer.client, { origin: 'null' }),
    new Line(stage.server, stage.sharer.client, { 'sec-fetch-site': 'cross-site' }),
    new Line(stage.server, stage.sharer.client, { cookie: `__Host-klopt_session=${'x'.repeat(43)}` }),
  ]
  for (const line of refused) await line.hear('connect_error')
  const own = new Line(stage.server, stage.sharer.client, { origin: stage.server.url })
  await own.hear('connect')
  const polling = await stage.sharer.client.request('GET', '/api/screenshare/socket/?EIO=4&transport=polling')
  expect(polling.status).toBe(400)
  expect(polling.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(polling.headers.get('x-content-type-options')).toBe('nosniff')
  expect(polling.headers.get('cache-control')).toBe('no-store')
})

test('one user cannot hold any number of connections', async () => {
  const lines = Array.from({ length: 40 }, () => new Line(stage.server, stage.sharer.client))
  onTestFinished(() => lines.forEach(({ socket }) => socket.disconnect()))
  await Promise.all(lines.map((line) => line.hear('connect')))
  await expect.poll(() => lines.filter((line) => line.names().includes('disconnect')).length).toBe(10)
})

test('the mirror is an empty page that loads nothing, runs nothing and stands in no other site', async () => {
  const { status, headers, body } = await stage.server.world.visitor().request('GET', '/api/screenshare/mirror')
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
