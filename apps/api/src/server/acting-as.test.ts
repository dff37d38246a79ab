import { administrations, users } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { changeBooks, changeUsers, note, outcome, readUsers, routes } from './staff-access.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer({ extraRoutes: routes })
})
afterAll(() => server.stop())

test('staff that acts as a user reads what that user may, and what it writes names both', async () => {
  const { world, services } = server
  const { id: administrationId } = await world.administration({ accessibleBySupport: true })
  const bookkeeper = await world.user()
  await world.role({ user: bookkeeper, administrationId, permissions: ['ACCOUNTING'] })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(support, { administrationId })
  const client = await world.as(support)
  const asBookkeeper = { administrationId, actingAs: bookkeeper.id }

  expect(await outcome(client, readUsers, { administrationId })).toBe(200)
  expect(await outcome(client, readUsers, asBookkeeper)).toBe(90004)
  expect(await outcome(client, note, asBookkeeper)).toBe(200)
  const { rows } = await services.pool.query(
    'SELECT user_id, acting_as_user_id FROM audit_log WHERE administration_id = $1 AND entity = $2 ORDER BY id',
    [administrationId, note.path],
  )
  expect(rows).toEqual([{ user_id: support.id, acting_as_user_id: bookkeeper.id }])

  const access = await client.send(
    users.administrationAccess,
    { params: { userId: support.id, administrationId } },
    { headers: { 'x-acting-as': String(bookkeeper.id) } },
  )
  expect(access.body).toMatchObject({
    permissions: ['ACCOUNTING', 'BOOKING'].map((type) => ({ type, origins: ['GLOBAL_ADMIN'] })),
    isPrimaryUser: false,
  })
})

test('staff looks as the bookkeeper of the firm while the firm looks after the books, and as nobody of another', async () => {
  const { world, services } = server
  const firmId = await world.firm()
  const { id: administrationId } = await world.administration({ accessibleBySupport: true, firmId })
  const [bookkeeper, stranger] = [await world.user({ firmId }), await world.user({ firmId: await world.firm() })]
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(support, { administrationId })
  const client = await world.as(support)
  const asBookkeeper = { administrationId, actingAs: bookkeeper.id }
  expect(await outcome(client, readUsers, asBookkeeper)).toBe(200)
  expect(await outcome(client, changeUsers, asBookkeeper)).toBe(90032)
  const refused = await outcome(client, readUsers, { administrationId, actingAs: stranger.id })
  expect(refused).not.toBe(200)
  await services.pool.query('UPDATE administrations SET firm_id = NULL WHERE id = $1', [administrationId])
  expect(await outcome(client, readUsers, asBookkeeper)).toBe(refused)
})

test('through whose eyes staff looked is written down once for each time it was let in', async () => {
  const { world, services } = server
  const { id: administrationId, owner } = await world.administration({ accessibleBySupport: true })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(support, { administrationId })
  const client = await world.as(support)
  const look = () => outcome(client, readUsers, { administrationId, actingAs: owner.id })
  await Promise.all([look(), look(), look()])
  const notes = async () => {
    const { rows } = await services.pool.query(
      "SELECT user_id, acting_as_user_id FROM audit_log WHERE administration_id = $1 AND action = 'view_as'",
      [administrationId],
    )
    return rows
  }
  expect(await notes()).toEqual([{ user_id: support.id, acting_as_user_id: owner.id }])
  server.clock.advanceMs(3_600_000)
  await world.grant(support, { administrationId })
  const later = await world.as(support)
  expect(await outcome(later, readUsers, { administrationId, actingAs: owner.id })).toBe(200)
  expect(await notes()).toHaveLength(2)
})

test('acting as the main user does not give what is the main user’s alone', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration({ accessibleBySupport: true })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(support, { administrationId })
  const client = await world.as(support)
  expect(await outcome(client, administrations.revokeAccess, { administrationId, actingAs: owner.id })).toBe(90004)
})

test('nobody else can act as somebody, and nobody as who has no active role', async () => {
  const { world } = server
  const firmId = await world.firm()
  const { id: administrationId, owner } = await world.administration({ firmId, accessibleBySupport: true })
  const stranger = await world.user()
  const former = await world.user()
  await world.role({ user: former, administrationId, permissions: ['ADMIN'], deactivated: true })
  const gone = await world.user({ deactivated: true })
  await world.role({ user: gone, administrationId, permissions: ['ADMIN'] })
  const employee = await world.user()
  await world.role({ user: employee, administrationId, permissions: ['TIME_TRACKING'] })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(support, { administrationId })

  for (const user of [employee, await world.user({ firmId }), owner]) {
    expect(await outcome(await world.as(user), changeBooks, { administrationId, actingAs: owner.id })).toBe(90030)
  }
  const client = await world.as(support)
  for (const actingAs of [stranger.id, former.id, gone.id, 999_999, '0', '-1', 'x', '1e3', '9'.repeat(40)]) {
    expect(await outcome(client, changeBooks, { administrationId, actingAs })).toBe(90030)
  }
})

test('an outsider learns nothing by acting as somebody', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration()
  const outsider = await world.as(await world.user())
  expect(await outcome(outsider, administrations.get, { administrationId, actingAs: owner.id })).toBe(90005)
})
