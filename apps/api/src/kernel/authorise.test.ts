import { administrations, defineCall, users } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../testing/index.ts'
import { administration, firm, globalAdmin, mainUser } from './access.ts'
import { route } from './route.ts'

const at = '/administrations/{administrationId}'
const names = v.array(v.string())
const forBooks = defineCall({
  method: 'GET',
  base: 'v2',
  path: `${at}/books-only`,
  summary: 'BOOKING',
  response: names,
})
const forHours = defineCall({ method: 'GET', base: 'v2', path: `${at}/hours-only`, summary: 'Hours', response: names })
const forMain = defineCall({
  method: 'GET',
  base: 'v2',
  path: `${at}/main-only`,
  summary: 'Main user',
  response: names,
})
const ofFirm = defineCall({
  method: 'GET',
  base: 'v2',
  path: '/firms/{firmId}/names-of-clients',
  summary: 'Firm',
  response: names,
})
const ofAdmins = defineCall({
  method: 'GET',
  base: 'v2',
  path: '/admin-only',
  summary: 'Global admin',
  response: names,
})

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer({
    extraRoutes: [
      route(forBooks, { access: administration('BOOKING'), handle: async () => [] }),
      route(forHours, { access: administration('TIME_TRACKING'), handle: async () => [] }),
      route(forMain, { access: mainUser, handle: async () => [] }),
      route(ofAdmins, { access: globalAdmin, handle: async () => [] }),
      route(ofFirm, {
        access: firm,
        async handle({ db }) {
          const seen = await db.selectFrom('administrations').select('company_name').orderBy('id').execute()
          return seen.map((row) => row.company_name)
        },
      }),
    ],
  })
})
afterAll(() => server.stop())

async function outcome(
  client: TestClient,
  call: { path: string; method: 'GET' | 'POST' },
  params = {},
): Promise<number> {
  const answer = await client.send(call, { params })
  return (answer.body as { code?: number }).code ?? answer.status
}

test('a role gives what it holds and what that includes', async () => {
  const { id } = await server.world.administration()
  const bookkeeper = await server.world.user()
  await server.world.role({ user: bookkeeper, administrationId: id, permissions: ['ACCOUNTING'] })
  const client = await server.world.as(bookkeeper)
  expect(await outcome(client, forBooks, { administrationId: id })).toBe(200)
  expect(await outcome(client, forHours, { administrationId: id })).toBe(90004)
  expect(await outcome(client, administrations.roles, { administrationId: id })).toBe(90004)
})

test('the firm holds everything on its clients except what is the main user’s', async () => {
  const { world } = server
  const firmId = await world.firm()
  const { id, owner } = await world.administration({ firmId })
  const bookkeeper = await world.as(await world.user({ firmId }))
  for (const call of [forBooks, forHours, administrations.roles]) {
    expect(await outcome(bookkeeper, call, { administrationId: id })).toBe(200)
  }
  expect(await outcome(bookkeeper, forMain, { administrationId: id })).toBe(90004)
  expect(await outcome(await world.as(owner), forMain, { administrationId: id })).toBe(200)
})

test('a firm sees all of its clients and no one else’s', async () => {
  const { world } = server
  const firmId = await world.firm()
  await world.administration({ firmId, companyName: 'Klant A' })
  await world.administration({ firmId, companyName: 'Klant B' })
  await world.administration({ firmId: await world.firm('Concurrent'), companyName: 'Klant C' })
  const client = await world.as(await world.user({ firmId }))
  expect(await client.call(ofFirm, { params: { firmId } })).toEqual(['Klant A', 'Klant B'])
  expect(await outcome(client, ofFirm, { firmId: firmId + 1 })).toBe(90005)
  expect(await outcome(client, ofFirm, { firmId: 999_999 })).toBe(90005)
})

test('a global admin needs access that was granted, and has it for an hour', async () => {
  const { world, clock } = server
  const { id } = await world.administration({ accessibleBySupport: true })
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  const client = await world.as(support)
  expect(await outcome(client, forBooks, { administrationId: id })).toBe(3022)
  expect(await outcome(client, forBooks, { administrationId: 999_999 })).toBe(90005)
  await world.grant(support, { administrationId: id })
  expect(await outcome(client, forBooks, { administrationId: id })).toBe(200)
  expect(await outcome(client, forMain, { administrationId: id })).toBe(90004)
  clock.advanceMs(3_599_999)
  expect(await outcome(client, forBooks, { administrationId: id })).toBe(200)
  clock.advanceMs(1)
  expect(await outcome(await world.as(support), forBooks, { administrationId: id })).toBe(3022)
})

test('a grant of who is no longer a global admin is worth nothing', async () => {
  const { world } = server
  const { id } = await world.administration()
  const former = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(former, { administrationId: id })
  await server.services.pool.query('UPDATE roles SET deactivated_at = now() WHERE user_id = $1', [former.id])
  const client = await world.as(former)
  expect(await outcome(client, forBooks, { administrationId: id })).toBe(90005)
  expect(await outcome(client, ofAdmins)).toBe(90004)
})

test('a firm is entered by a global admin in the same way', async () => {
  const { world } = server
  const firmId = await world.firm()
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  const client = await world.as(support)
  expect(await outcome(client, ofFirm, { firmId })).toBe(3022)
  await world.grant(support, { firmId })
  expect(await outcome(client, ofFirm, { firmId })).toBe(200)
})

test('global administration is for holders of ADMIN, not of COMPLIANCE or a customer’s ADMIN', async () => {
  const { world } = server
  expect(await outcome(await world.as(await world.user({ globalPermissions: ['ADMIN'] })), ofAdmins)).toBe(200)
  expect(await outcome(await world.as(await world.user({ globalPermissions: ['COMPLIANCE'] })), ofAdmins)).toBe(90004)
  const { owner } = await world.administration()
  expect(await outcome(await world.as(owner), ofAdmins)).toBe(90004)
})

test('administration-access tells by what a permission is held', async () => {
  const { world } = server
  const firmId = await world.firm()
  const { id, owner } = await world.administration({ firmId })
  const access = (client: TestClient, userId: number) =>
    client.call(users.administrationAccess, { params: { userId, administrationId: id } })

  expect(await access(await world.as(owner), owner.id)).toEqual({
    permissions: ['ADMIN', 'ACCOUNTING', 'BOOKING', 'TIME_TRACKING'].map((type) => ({ type, origins: ['ROLE'] })),
    isFinancialPlanner: false,
    isPrimaryUser: true,
  })

  const bookkeeper = await world.user({ firmId })
  await world.role({ user: bookkeeper, administrationId: id, permissions: ['ACCOUNTING'], isFinancialPlanner: true })
  const theirs = await access(await world.as(bookkeeper), bookkeeper.id)
  expect(theirs).toMatchObject({ isFinancialPlanner: true, isPrimaryUser: false })
  expect(theirs.permissions[1]).toEqual({ type: 'ACCOUNTING', origins: ['ROLE', 'FIRM'] })

  expect(await access(await world.as(owner), bookkeeper.id)).toEqual(theirs)
})

test('somebody else’s access is for who manages the users', async () => {
  const { world } = server
  const { id, owner } = await world.administration()
  const employee = await world.user()
  await world.role({ user: employee, administrationId: id, permissions: ['TIME_TRACKING'] })
  const stranger = await world.user()
  const ask = (client: TestClient, userId: number) =>
    outcome(client, users.administrationAccess, { userId, administrationId: id })
  expect(await ask(await world.as(employee), owner.id)).toBe(90005)
  expect(await ask(await world.as(owner), stranger.id)).toBe(90005)
  expect(await ask(await world.as(owner), employee.id)).toBe(200)
})
