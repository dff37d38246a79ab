import type { PermissionType } from '@klopt/api-client/contract'
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
  test.each(['without a role', 'of another administration', 'with a deactivated role'] as const)(
    'answers who is %s as if the administration did not exist',
    async (visitor) => {
      const foreign = await make(call, visitor)
      const absent = await make(call, visitor, { administrationId: missing })
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
  test.runIf(beyond.length > 0).each(beyond)('is refused $name', async ({ route: { call } }) => {
    expect(codeOf(await make(call, visitor))).toBe(90004)
  })
  test.each(within)('may ask for $name', async ({ route: { call } }) => {
    // What they send is not valid, or is about what is not there; who they are is no reason to refuse it.
    expect([2003, 3022, 3023, 90004, 90032]).not.toContain(codeOf(await make(call, visitor)))
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

test('only these writes are open to staff that views an administration', () => {
  expect(served.filter(({ route }) => route.allowedWhenViewing).map(({ name }) => name)).toEqual([
    'POST /api/v1/administrations/{administrationId}/login',
  ])
})

test('only these writes of an administration go on when its subscription has ended', () => {
  const names = ofKind('administration').flatMap(({ name, route }) => (route.allowedWhenReadOnly ? [name] : []))
  expect(names).toMatchInlineSnapshot(`
    [
      "POST /api/v1/administrations/{administrationId}/login",
      "POST /api/v1/administrations/{administrationId}/give-klopt-access",
      "POST /api/v1/administrations/{administrationId}/revoke-klopt-access",
      "POST /api/v2/administrations/{administrationId}/export",
      "POST /api/v2/administrations/{administrationId}/export/audit-file",
      "POST /api/v2/administrations/{administrationId}/visits",
      "POST /api/v2/administrations/{administrationId}/firm/remove",
      "POST /api/v2/administrations/{administrationId}/main-user-transfers",
      "POST /api/v2/administrations/{administrationId}/main-user-transfers/{transferId}/documents",
      "POST /api/v2/administrations/{administrationId}/main-user-transfers/{transferId}/withdraw",
      "POST /api/v2/administrations/{administrationId}/removal-requests",
      "POST /api/v1/administrations/{administrationId}/subscriptions/switch-to-variant/{variantId}",
      "POST /api/v1/administrations/{administrationId}/subscriptions/update-payment-details",
      "POST /api/v2/administrations/{administrationId}/subscription/cancel",
      "POST /api/v2/administrations/{administrationId}/subscription/resume",
      "POST /api/v1/administrations/{administrationId}/tickets",
      "POST /api/v2/administrations/{administrationId}/tickets/{ticketId}/responses/create",
      "POST /api/v2/administrations/{administrationId}/tickets/{ticketId}/close",
      "POST /api/v1/administrations/{administrationId}/responses/{responseId}/uploadAttachment",
    ]
  `)
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

test('only these calls are open to staff before the second factor is proved', () => {
  expect(ofKind('staff').flatMap(({ name, route }) => (route.access.unverified === true ? [name] : []))).toEqual([
    'POST /api/v2/admin/verify',
    'GET /api/v2/admin/access',
  ])
})

test('only these calls are open to anyone', () => {
  expect(ofKind('public').map(({ name }) => name)).toEqual([
    'POST /api/authentication/login',
    'POST /api/authentication/login-with-single-sign-in-token',
    'POST /api/authentication/verify-2fa-code',
    'GET /api/v2/demo-accounts',
    'POST /api/authentication/forgot-password',
    'POST /api/authentication/reset-password',
    'POST /api/v2/registrations',
    'POST /api/v2/registrations/confirm',
    'POST /api/v2/users/confirm-email-address',
    'POST /api/v2/customer-dashboard/{token}/open',
    'POST /api/v2/customer-dashboard/{token}/request',
    'POST /api/v2/online-payments/notify',
    'GET /api/v2/firms/{firmId}/invitations/{invitationId}',
    'POST /api/v2/firms/{firmId}/invitations/{invitationId}/join',
    'GET /api/v2/error-reports/settings',
    'POST /api/v2/error-reports',
    'GET /api/v2/administrations/{administrationId}/invitations/{invitationId}',
    'POST /api/v2/administrations/{administrationId}/invitations/{invitationId}/accept',
  ])
})

test('only these calls work outside of a tenant with sight of all', () => {
  expect(served.filter(({ route }) => route.scope === 'system').map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "POST /api/authentication/login",
      "POST /api/authentication/login-with-single-sign-in-token",
      "POST /api/authentication/verify-2fa-code",
      "POST /api/authentication/forgot-password",
      "POST /api/authentication/reset-password",
      "POST /api/v2/registrations",
      "POST /api/v2/registrations/confirm",
      "POST /api/v2/users/confirm-email-address",
      "POST /api/v1/administrations",
      "POST /api/v2/customer-dashboard/{token}/open",
      "POST /api/v2/customer-dashboard/{token}/request",
      "POST /api/v2/online-payments/notify",
      "GET /api/v2/admin/audit-log",
      "POST /api/v2/admin/audit-log/export",
      "GET /api/v2/admin/subscriptions",
      "POST /api/v2/admin/subscriptions/export",
      "GET /api/v2/admin/plans",
      "POST /api/v2/admin/subscriptions/change-plan",
      "GET /api/v2/admin/removal-requests",
      "POST /api/v2/admin/removal-requests/carry-out",
      "GET /api/v2/admin/health",
      "GET /api/v2/admin/usage",
      "POST /api/v2/admin/jobs/retry",
      "GET /api/v2/firms/{firmId}/invitations/{invitationId}",
      "POST /api/v2/firms/{firmId}/invitations/{invitationId}/join",
      "POST /api/v2/firms/{firmId}/invitations/{invitationId}/bring",
      "GET /api/v2/admin/access",
      "GET /api/v2/admin/administrations/{administrationId}",
      "POST /api/v2/admin/administrations/{administrationId}/access",
      "GET /api/v2/admin/firms/{firmId}",
      "POST /api/v2/admin/firms/{firmId}/access",
      "POST /api/v2/admin/users/{userId}/end-sessions",
      "GET /api/v2/admin/search",
      "GET /api/v2/admin/main-user-transfers",
      "POST /api/v2/admin/main-user-transfers/{transferId}/documents/{documentId}/open",
      "POST /api/v2/admin/main-user-transfers/{transferId}/decide",
      "GET /api/v2/administrations/{administrationId}/invitations/{invitationId}",
      "POST /api/v2/administrations/{administrationId}/invitations/{invitationId}/accept",
      "POST /api/v2/admin/plans/{planId}/prices",
      "POST /api/v2/admin/plans/{planId}/prices/{priceId}/withdraw",
      "GET /api/v2/admin/campaigns",
      "POST /api/v2/admin/campaigns",
      "POST /api/v2/admin/campaigns/{campaignId}/end",
      "GET /api/v2/tickets/{ticketId}/location",
      "GET /api/v2/admin/tickets",
      "POST /api/v2/admin/tickets/export",
      "GET /api/v2/admin/tickets/{ticketId}",
      "POST /api/v2/admin/tickets/{ticketId}/answer",
      "POST /api/v2/admin/tickets/{ticketId}/note",
      "POST /api/v2/admin/tickets/{ticketId}/assign",
      "POST /api/v2/admin/tickets/{ticketId}/state",
      "POST /api/v2/admin/ticket-attachments/{attachmentId}/download",
      "GET /api/v2/admin/ticket-staff",
      "GET /api/v2/admin/ticket-figures",
      "GET /api/v2/admin/saved-replies",
      "POST /api/v2/admin/saved-replies/create",
      "POST /api/v2/admin/saved-replies/{replyId}/save",
      "POST /api/v2/admin/saved-replies/{replyId}/remove",
      "GET /api/v2/admin/screen-shares",
      "POST /api/v2/admin/screen-shares/{screenShareId}/join",
    ]
  `)
})
