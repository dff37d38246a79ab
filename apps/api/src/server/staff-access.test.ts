import { administrations, defineCall, users } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../testing/index.ts'
import { administration, staff, unverifiedStaff } from '../kernel/access.ts'
import { route } from '../kernel/route.ts'
import { verificationMs } from '../kernel/session-lifetime.ts'

const done = v.object({ actingAs: v.nullable(v.number()) })
const write = (name: string) =>
  defineCall({
    method: 'POST',
    base: 'v2',
    path: `/administrations/{administrationId}/${name}` as '/administrations/{administrationId}/x',
    summary: 'A write',
    response: done,
  })
const changeBooks = write('change-books')
const changeUsers = write('change-users')
const note = write('note')
const readUsers = defineCall({
  method: 'GET',
  base: 'v2',
  path: '/administrations/{administrationId}/read-users',
  summary: 'A read',
  response: done,
})
const ofStaff = defineCall({ method: 'GET', base: 'v2', path: '/staff-only', summary: 'Staff', response: done })
const toVerify = defineCall({ method: 'GET', base: 'v2', path: '/staff-verify', summary: 'Before', response: done })

let server: KloptTestServer
beforeAll(async () => {
  const writes = (call: typeof changeBooks, permission: 'BOOKING' | 'ADMIN', allowedWhenViewing = false) =>
    route(call, {
      access: administration(permission),
      allowedWhenViewing,
      async handle({ audit, actingAsUserId }) {
        audit('change', call.path, null)
        return { actingAs: actingAsUserId }
      },
    })
  server = await createTestServer({
    extraRoutes: [
      writes(changeBooks, 'BOOKING'),
      writes(changeUsers, 'ADMIN'),
      writes(note, 'BOOKING', true),
      route(readUsers, { access: administration('ADMIN'), handle: async () => ({ actingAs: null }) }),
      route(ofStaff, { access: staff, handle: async () => ({ actingAs: null }) }),
      route(toVerify, { access: unverifiedStaff, handle: async () => ({ actingAs: null }) }),
    ],
  })
})
afterAll(() => server.stop())

interface Options {
  readonly administrationId?: number
  readonly actingAs?: number | string
}
async function outcome(client: TestClient, call: { path: string; method: 'GET' | 'POST' }, options: Options = {}) {
  const { administrationId, actingAs } = options
  const answer = await client.send(
    call,
    { params: administrationId === undefined ? {} : { administrationId } },
    actingAs === undefined ? {} : { headers: { 'x-acting-as': String(actingAs) } },
  )
  return (answer.body as { code?: number } | null)?.code ?? answer.status
}

test('support is in only while the main user lets it in; compliance does without', async () => {
  const { world, services } = server
  const { id: administrationId } = await world.administration({ accessibleBySupport: true })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  const compliance = await world.user({ globalPermissions: ['COMPLIANCE'] })
  await world.grant(support, { administrationId })
  await world.grant(compliance, { administrationId, asCompliance: true })
  const [supportClient, complianceClient] = [await world.as(support), await world.as(compliance)]
  expect(await outcome(supportClient, administrations.get, { administrationId })).toBe(200)

  await services.pool.query('UPDATE administrations SET accessible_by_support = false WHERE id = $1', [
    administrationId,
  ])
  expect(await outcome(supportClient, administrations.get, { administrationId })).toBe(3022)
  expect(await outcome(complianceClient, administrations.get, { administrationId })).toBe(200)
})

test('staff without a second factor within the hour is asked for one (3023), also inside an administration', async () => {
  const { world, clock } = server
  const { id: administrationId } = await world.administration({ accessibleBySupport: true })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(support, { administrationId })
  const unproved = await world.as(support, { provedSecondFactor: false })
  expect(await outcome(unproved, ofStaff)).toBe(3023)
  expect(await outcome(unproved, administrations.get, { administrationId })).toBe(3023)
  expect(await outcome(unproved, toVerify)).toBe(200)

  const proved = await world.as(support)
  clock.advanceMs(verificationMs - 1)
  expect(await outcome(proved, ofStaff)).toBe(200)
  clock.advanceMs(1)
  expect(await outcome(proved, ofStaff)).toBe(3023)
})

test('somebody with a role or a firm of their own needs no second factor for those books', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration()
  const client = await world.as(owner, { provedSecondFactor: false })
  expect(await outcome(client, administrations.get, { administrationId })).toBe(200)
})

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

test('staff that was let in changes nothing (90032), as itself, as compliance or as one of the users', async () => {
  const { world } = server
  const { id: administrationId, owner } = await world.administration({ accessibleBySupport: true })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  const compliance = await world.user({ globalPermissions: ['COMPLIANCE'] })
  await world.grant(support, { administrationId })
  await world.grant(compliance, { administrationId, asCompliance: true })
  for (const client of [await world.as(support), await world.as(compliance)]) {
    for (const call of [changeBooks, changeUsers]) {
      expect(await outcome(client, call, { administrationId })).toBe(90032)
      expect(await outcome(client, call, { administrationId, actingAs: owner.id })).toBe(90032)
    }
    expect(await outcome(client, administrations.login, { administrationId })).toBe(200)
  }
})

test('a role of its own gives staff what the role gives; the rest is still viewing, with a second factor', async () => {
  const { world } = server
  const { id: administrationId } = await world.administration({ accessibleBySupport: true })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.role({ user: support, administrationId, permissions: ['ACCOUNTING'] })
  await world.grant(support, { administrationId })
  const proved = await world.as(support)
  expect(await outcome(proved, changeBooks, { administrationId })).toBe(200)
  expect(await outcome(proved, readUsers, { administrationId })).toBe(200)
  expect(await outcome(proved, changeUsers, { administrationId })).toBe(90032)
  const unproved = await world.as(support, { provedSecondFactor: false })
  expect(await outcome(unproved, changeBooks, { administrationId })).toBe(200)
  expect(await outcome(unproved, readUsers, { administrationId })).toBe(3023)
})

test('a grant ends with the global role it was given for', async () => {
  const { world, services } = server
  const { id: administrationId } = await world.administration({ accessibleBySupport: true })
  const both = await world.user({ globalPermissions: ['ADMIN', 'COMPLIANCE'] })
  const client = await world.as(both)
  const become = (permission: string) =>
    services.pool.query('UPDATE roles SET permissions = ARRAY[$2] WHERE user_id = $1', [both.id, permission])
  await world.grant(both, { administrationId, asCompliance: true })
  await become('ADMIN')
  expect(await outcome(client, administrations.get, { administrationId })).toBe(3022)
  await world.grant(both, { administrationId })
  expect(await outcome(client, administrations.get, { administrationId })).toBe(200)
  await become('COMPLIANCE')
  await services.pool.query('UPDATE access_grants SET as_compliance = false WHERE user_id = $1', [both.id])
  expect(await outcome(client, administrations.get, { administrationId })).toBe(3022)
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
