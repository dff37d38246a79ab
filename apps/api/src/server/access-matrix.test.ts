import type { PermissionType } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { pathParamNames, type DeclaredCall } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../features/index.ts'
import { createTestServer, type KloptTestServer, type RawAnswer, type TestClient } from '../testing/index.ts'
import type { Route } from '../kernel/route.ts'

/** Every served call, made by every kind of user, about books, a firm and rows that are not theirs. */

const visitors = [
  'signed out',
  'without a role',
  'of another administration',
  'with a deactivated role',
  'deactivated',
  'with time tracking only',
  'with bookings only',
  'with accounting only',
  'of the firm',
  'administrator',
  'global admin without access',
  'global admin without a proved second factor',
  'support that was let in',
  'compliance that went in',
] as const
type Visitor = (typeof visitors)[number]

let server: KloptTestServer
let administrationId: number
let firmId: number
const clients = new Map<Visitor, TestClient>()

beforeAll(async () => {
  server = await createTestServer()
  const { world } = server
  firmId = await world.firm()
  administrationId = (await world.administration({ firmId, accessibleBySupport: true })).id

  const elsewhere = await world.administration()
  const former = await world.user()
  await world.role({ user: former, administrationId, permissions: ['ADMIN'], deactivated: true })
  const timeTracker = await world.user()
  await world.role({ user: timeTracker, administrationId, permissions: ['TIME_TRACKING'] })
  const administrator = await world.user()
  await world.role({ user: administrator, administrationId, permissions: ['ADMIN'] })
  const bookings = await world.user()
  await world.role({ user: bookings, administrationId, permissions: ['BOOKING'] })
  const accounting = await world.user()
  await world.role({ user: accounting, administrationId, permissions: ['ACCOUNTING'] })
  const gone = await world.user()
  await world.role({ user: gone, administrationId, permissions: ['ADMIN'] })

  clients.set('signed out', world.visitor())
  clients.set('without a role', await world.as(await world.user()))
  clients.set('of another administration', await world.as(elsewhere.owner))
  clients.set('with a deactivated role', await world.as(former))
  clients.set('deactivated', await world.as(gone))
  // Without a second factor, as most people are: they are refused and never asked for one.
  clients.set('with time tracking only', await world.as(timeTracker, { provedSecondFactor: false }))
  clients.set('with bookings only', await world.as(bookings, { provedSecondFactor: false }))
  clients.set('with accounting only', await world.as(accounting, { provedSecondFactor: false }))
  clients.set('of the firm', await world.as(await world.user({ firmId }), { provedSecondFactor: false }))
  clients.set('administrator', await world.as(administrator, { provedSecondFactor: false }))
  clients.set('global admin without access', await world.as(await world.user({ globalPermissions: ['ADMIN'] })))
  const unproved = await world.user({ globalPermissions: ['ADMIN'] })
  clients.set('global admin without a proved second factor', await world.as(unproved, { provedSecondFactor: false }))
  const support = await world.user({ globalPermissions: ['ADMIN'] })
  await world.grant(support, { administrationId })
  clients.set('support that was let in', await world.as(support))
  const compliance = await world.user({ globalPermissions: ['COMPLIANCE'] })
  await world.grant(compliance, { administrationId, asCompliance: true })
  clients.set('compliance that went in', await world.as(compliance))
  await server.services.pool.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [gone.id])
})
afterAll(() => server.stop())

function make(call: DeclaredCall, visitor: Visitor, ids: Record<string, number> = {}): Promise<RawAnswer> {
  const params = Object.fromEntries(pathParamNames(call.path).map((name) => [name, 1]))
  const client = clients.get(visitor)
  if (client === undefined) throw new Error(visitor)
  return client.send(call, { params: { ...params, administrationId, firmId, ...ids }, ...(call.body && { body: {} }) })
}

const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code
const served = routes.map((route) => ({ name: `${route.call.method} ${route.call.path}`, route }))
const ofKind = (...kinds: Route['access']['kind'][]) => served.filter(({ route }) => kinds.includes(route.access.kind))
const missing = 999_999

describe.each(ofKind('signedIn', 'administration', 'firm', 'globalAdmin', 'staff'))('$name', ({ route: { call } }) => {
  test.each(['signed out', 'deactivated'] as const)('answers 2003 to who is %s', async (visitor) => {
    expect(codeOf(await make(call, visitor))).toBe(2003)
  })
})

describe.each(ofKind('administration'))('$name', ({ route: { call } }) => {
  let absent: RawAnswer | null = null
  test.each(['without a role', 'of another administration', 'with a deactivated role'] as const)(
    'answers who is %s as if the administration did not exist',
    async (visitor) => {
      const foreign = await make(call, visitor)
      absent ??= await make(call, visitor, { administrationId: missing })
      expect(foreign.status).toBe(404)
      expect(foreign.body).toEqual(absent.body)
      expect([...foreign.headers.keys()]).toEqual([...absent.headers.keys()])
    },
  )

  test('sends a global admin without access to the access screen', async () => {
    expect(codeOf(await make(call, 'global admin without access'))).toBe(3022)
  })
})

/** What each role holds; everything else it is refused. */
const held: readonly (readonly [Visitor, readonly PermissionType[]])[] = [
  ['with time tracking only', ['TIME_TRACKING']],
  ['with bookings only', ['BOOKING']],
  ['with accounting only', ['ACCOUNTING', 'BOOKING']],
  ['administrator', ['ADMIN', 'ACCOUNTING', 'BOOKING']],
  ['of the firm', ['ADMIN', 'ACCOUNTING', 'BOOKING', 'TIME_TRACKING']],
]
describe.each(held)('who is or comes %s', (visitor, permissions) => {
  const asking = ofKind('administration').filter(({ route: { access } }) => access.permission !== undefined)
  const beyond = asking.filter(({ route: { access } }) => access.permission && !permissions.includes(access.permission))
  const within = asking.filter((each) => !beyond.includes(each))
  test.runIf(beyond.length > 0).each(beyond)('is refused $name', async ({ route: { call, access } }) => {
    expect(codeOf(await make(call, visitor))).toBe(errorCatalogue[access.refusal ?? 'forbidden'].code)
  })
  test.each(within)('may ask for $name', async ({ route: { call } }) => {
    // What they send is not valid, or is about what is not there; who they are is no reason to refuse it.
    expect([2003, 3022, 3023, 7002, 90004, 90032]).not.toContain(codeOf(await make(call, visitor)))
  })
})

const ofMainUser = ofKind('administration').filter(({ route: { access } }) => access.mainUserOnly === true)
describe.runIf(ofMainUser.length > 0)('the main user', () => {
  describe.each(['administrator', 'of the firm', 'support that was let in', 'compliance that went in'] as const)(
    'and not who is %s',
    (visitor) => {
      test.each(ofMainUser)('may ask for $name', async ({ route: { call } }) => {
        expect(codeOf(await make(call, visitor))).toBe(90004)
      })
    },
  )
})

const changing = ofKind('administration').filter(
  ({ route }) => route.writes && !route.allowedWhenViewing && route.access.mainUserOnly !== true,
)
describe.each(changing)('$name', ({ route: { call } }) => {
  test.each(['support that was let in', 'compliance that went in'] as const)('is refused to %s', async (visitor) => {
    expect(codeOf(await make(call, visitor))).toBe(90032)
  })
})

const reading = ofKind('administration').filter(({ route: { call, access } }) => {
  return call.method === 'GET' && access.mainUserOnly !== true
})
test.each(reading)('$name is open to support that was let in', async ({ route: { call } }) => {
  expect([3022, 3023, 90004, 90032]).not.toContain(codeOf(await make(call, 'support that was let in')))
})

describe.each(ofKind('customer'))('$name', ({ route: { call } }) => {
  test.each(visitors)('answers 204001 to who is or comes %s, and without the cookie of the page', async (visitor) => {
    expect(await make(call, visitor)).toMatchObject({ status: 401, body: { code: 204001 } })
  })
})

const firmRoutes = ofKind('firm')
describe.runIf(firmRoutes.length > 0)('firms', () => {
  test.each(firmRoutes)('$name answers an outsider as if the firm did not exist', async ({ route: { call } }) => {
    const foreign = await make(call, 'of another administration')
    const absent = await make(call, 'of another administration', { firmId: missing })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(absent.body)
  })
})

const adminRoutes = ofKind('globalAdmin', 'staff')
describe.runIf(adminRoutes.length > 0)('global administration', () => {
  describe.each(['of another administration', 'administrator', 'of the firm'] as const)('%s', (visitor) => {
    test.each(adminRoutes)('$name is refused', async ({ route: { call } }) => {
      expect(codeOf(await make(call, visitor))).toBe(90004)
    })
  })

  test.each(ofKind('globalAdmin'))('$name is refused to compliance', async ({ route: { call } }) => {
    expect(codeOf(await make(call, 'compliance that went in'))).toBe(90004)
  })

  const guarded = adminRoutes.filter(({ route: { access } }) => access.unverified !== true)
  test.each(guarded)('$name asks staff for a second factor within the hour', async ({ route: { call } }) => {
    expect(codeOf(await make(call, 'global admin without a proved second factor'))).toBe(3023)
  })
})
