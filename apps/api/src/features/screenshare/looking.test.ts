import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Line, newKey, page, png, Sharer } from './screenshare.test-support.ts'
import { Stage, pointer } from './stage.test-support.ts'
import { CHECK_MS } from './timings.ts'

const stage = Stage.set()

test('the operator sees the page, what moves on it, and whose turn it is', async () => {
  const { tab, operator } = await stage.meet()
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
  expect(operator.heard.slice(2)).toEqual([
    ['capture', page('<p>Factuur</p>')],
    ['scroll', { top: 40, left: 0, path: '' }],
    ['client_mouse', pointer],
    ['client_click', pointer],
    ['resize', { width: 390, height: 844 }],
  ])
})

test('an operator of whom there is a picture is shown with it', async () => {
  const { dataDir } = stage.server.services.settings
  await mkdir(join(dataDir, 'staff-pictures'), { recursive: true })
  await writeFile(join(dataDir, 'staff-pictures', `${stage.helper.emailAddress}.png`), png)
  const { tab } = await stage.meet()
  expect(await tab.hear('operator_connected')).toEqual({
    first_name: 'Saar',
    image_url: `data:image/png;base64,${png.toString('base64')}`,
  })
})

test('an operator who follows changes has each page asked for once, also of a tab that comes later', async () => {
  const tab = await stage.sharer.tab()
  const operator = await stage.helper.lookWith(await stage.helper.ticket(await stage.sessionId()), true)
  await tab.hear('request_capture')
  await tab.capture(page('eerste'))
  await operator.sees('eerste')
  const later = await stage.sharer.tab()
  const asked = (line: typeof tab) => line.heard.filter(([name]) => name === 'request_capture')
  expect([asked(tab), asked(later)]).toEqual(Array.from({ length: 2 }, () => [['request_capture', { chunks: true }]]))
})

test('a tab whose whole page takes the place of a still one is not asked for it again', async () => {
  const { operator } = await stage.meet()
  const other = await stage.sharer.tab()
  await other.hear('request_capture')
  stage.server.clock.advanceMs(5_000)
  const whole = page('tweede', { linksStyle: 'p{}' })
  await other.capture(whole)
  await expect.poll(() => operator.heard.at(-1)).toEqual(['capture', whole])
  await other.settled()
  expect(other.names().filter((name) => name === 'request_capture')).toHaveLength(1)
})

test('the user sees where the operator points', async () => {
  const { tab, operator } = await stage.meet()
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
  const tab = await stage.sharer.tab()
  await tab.capture(page('<p>eerder</p>'))
  const operator = await stage.helper.look(await stage.sessionId())
  await tab.hear('request_capture')
  await tab.capture(page('<p>nu</p>'))
  await operator.sees('<p>nu</p>')
  expect(operator.names()).toEqual(['connect', 'asked', 'capture'])
})

test.each(['user', 'operator'] as const)('when the %s ends it, both hear so and it stays over', async (who) => {
  const { tab, operator } = await stage.meet()
  const id = await stage.sessionId()
  ;(who === 'user' ? tab : operator).say('stopped', {})
  await Promise.all([tab.hear('stopped'), operator.hear('stopped')])
  await (await new Line(stage.server, stage.sharer.client).share(stage.sharer.key)).hear('stopped')
  expect((await stage.sharer.register()).body).toEqual({
    stopped_at: Math.floor(stage.server.clock.now().getTime() / 1000),
  })
  expect(await stage.waiting()).toBeUndefined()
  const { rows } = await stage.server.services.pool.query(
    "SELECT action FROM audit_log WHERE entity = 'screen_share' AND entity_id = $1 ORDER BY id",
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['start', 'join', 'allow', 'stop'])
})

test.each(['user', 'operator'] as const)('the %s who ends it and is gone at once has ended it', async (who) => {
  const { tab, operator } = await stage.meet()
  const [gone, other] = who === 'user' ? [tab, operator] : [operator, tab]
  gone.say('stopped', {})
  gone.socket.disconnect()
  await other.hear('stopped')
})

test('what was ended in the database ends for both sides at the next check', async () => {
  const { tab, operator } = await stage.meet()
  await stage.server.services.pool.query('UPDATE screen_shares SET stopped_at = now()')
  stage.later.pass(CHECK_MS)
  await Promise.all([tab.hear('stopped'), operator.hear('stopped')])
})

test('a connection that is free again shares under a new key', async () => {
  const { tab } = await stage.meet()
  tab.say('stopped', {})
  await tab.hear('stopped')
  const next = new Sharer(stage.server, stage.sharer.client, newKey())
  await next.register()
  tab.say('room', { key: next.key })
  await tab.settled()
  const operator = await stage.helper.look(await stage.sessionId())
  await tab.hear('operator_connected', tab.heard.length - 1)
  await tab.capture(page('nieuw'))
  await operator.sees('nieuw')
})

test('events before joining do nothing and reach nobody', async () => {
  const { tab, operator } = await stage.meet()
  const early = new Line(stage.server, stage.sharer.client)
  await early.hear('connect')
  early.say('client_mouse', pointer)
  early.say('stopped', {})
  early.say('mouse', pointer)
  early.say('request_capture', { chunks: true })
  early.socket.emit('capture', page('te vroeg'))
  early.say('room', { key: stage.sharer.key })
  await early.settled()
  await tab.capture(page('het eerste'))
  await operator.sees('het eerste')
  expect(operator.names()).toEqual(['connect', 'asked', 'capture'])
  expect(await stage.waiting()).toBeDefined()
})

test('the key of somebody else opens no room, and another room cannot be reached', async () => {
  const { tab, operator } = await stage.meet()
  const stranger = await Sharer.ofNew(stage.server)
  const thief = new Line(stage.server, stranger.client)
  await thief.share(stage.sharer.key)
  await thief.hear('stopped')
  thief.say('capture', page('van een ander'))
  thief.say('stopped', {})
  await stranger.register()
  thief.say('room', { key: stranger.key })
  // The first room counts; another key on the same connection changes nothing.
  thief.say('room', { key: stage.sharer.key })
  thief.say('client_mouse', pointer)
  await thief.settled()
  await tab.capture(page('het eerste'))
  await operator.sees('het eerste')
  expect(operator.names()).toEqual(['connect', 'asked', 'capture'])
  expect(tab.names()).not.toContain('stopped')
})

test('no side sends what the other side sends', async () => {
  const { tab, operator } = await stage.meet()
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
  expect(operator.names()).toEqual(['connect', 'asked', 'capture'])
})

test('what is malformed is dropped, and what is not is still passed on', async () => {
  const { tab, operator } = await stage.meet()
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
  expect(operator.names()).toEqual(['connect', 'asked', 'capture'])
})

test('nothing of what was on the screen is in the log or the database', async () => {
  const { tab } = await stage.meet()
  await tab.capture(page('<p>Zeer geheime tekst</p>'))
  tab.say('stopped', {})
  await tab.hear('stopped')
  const { rows } = await stage.server.services.pool.query<{ row: string }>(
    "SELECT s::text AS row FROM screen_shares s UNION ALL SELECT a::text FROM audit_log a WHERE entity = 'screen_share'",
  )
  expect(rows.length).toBeGreaterThan(0)
  expect([...rows.map(({ row }) => row), ...stage.server.logLines].join('\n')).not.toContain('geheime')
})
