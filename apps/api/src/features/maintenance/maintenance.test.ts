import { contract } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { maintenance, backOffice } = contract
const TODAY = '2026-06-15'
const reason = 'Nieuwe schijven'
const body = { text: 'Vanavond van 22:00 tot 23:00 is Klopt niet bereikbaar.', until: TODAY, reason }

test('a notice is told to everybody up to its day, the next takes its place, and it ends with a reason', async () => {
  const admin = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
  const somebody = await server.world.as(await server.world.user())
  expect(await somebody.call(maintenance.show)).toBeNull()
  await admin.call(maintenance.announce, { body })
  expect(await somebody.call(maintenance.show)).toMatchObject({ text: body.text, until: TODAY })
  await admin.call(maintenance.announce, { body: { ...body, text: 'Toch morgen.', until: addDays(TODAY, 1) } })
  expect(await somebody.call(maintenance.show)).toMatchObject({ text: 'Toch morgen.' })
  await admin.call(maintenance.end, { body: { reason } })
  expect(await somebody.call(maintenance.show)).toBeNull()
  const { items } = await admin.call(backOffice.auditLog, { query: { search: 'onderhoudsmelding' } })
  expect(items.map(({ action, reason: why }) => [action, why])).toEqual([
    ['end', reason],
    ['announce', reason],
    ['announce', reason],
  ])
})

test('a notice that is over is told no more, and one for a day that is over is refused', async () => {
  const admin = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
  expect((await admin.send(maintenance.announce, { body: { ...body, until: addDays(TODAY, -1) } })).status).toBe(422)
  await server.services.pool.query(
    "INSERT INTO maintenance_notices (body, shown_until, created_at) VALUES ('Gisteren', '2026-06-14', now())",
  )
  expect(await admin.call(maintenance.show)).toBeNull()
})

test('compliance and users announce nothing', async () => {
  for (const globalPermissions of [['COMPLIANCE'], []] as const) {
    const client = await server.world.as(await server.world.user({ globalPermissions }))
    expect((await client.send(maintenance.announce, { body })).status).toBe(403)
    expect((await client.send(maintenance.end, { body: { reason } })).status).toBe(403)
  }
})
