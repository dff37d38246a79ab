import { administrations } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verificationMs } from '../kernel/session-lifetime.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { changeBooks, changeUsers, ofStaff, outcome, readUsers, routes, toVerify } from './staff-access.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer({ extraRoutes: routes })
})
afterAll(() => server.stop())

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
