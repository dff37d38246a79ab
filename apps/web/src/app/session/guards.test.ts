import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { routeTree } from '../../routeTree.gen.ts'
import { queryClient, setCacheOwner } from '../transport/api.ts'
import { keepFrames } from '../routing/keep-frames.ts'
import { guardPlaces } from './place-permissions.ts'

const all = Object.values(createRouter({ routeTree }).routesById)
keepFrames(routeTree, all)
guardPlaces(all)

afterEach(() => vi.unstubAllGlobals())

const administration = (id: number) => ({
  id,
  company: { name: 'Studio Noord' },
  is_accessible_by_klopt: false,
  subscription: { type: 'ZZP', current_period: null, active_component: null, ends_on: null },
})
const someone = {
  id: 7,
  email_address: 'jan@voorbeeld.example',
  first_name: 'Jan',
  last_name: 'Jansen',
  firm_id: null,
  last_administration_id: null,
  roles: [
    {
      id: 1,
      administration_id: 1,
      type: 'ADMINISTRATION_ROLE',
      deactivated_timestamp: null as number | null,
      permissions: ['ADMIN'],
      userId: 7,
      is_primary_user: true,
    },
  ],
  administrations: [administration(1)],
}
const staff = {
  ...someone,
  administrations: [],
  roles: [
    {
      id: 1,
      administration_id: null,
      type: 'GLOBAL_ROLE',
      deactivated_timestamp: null,
      permissions: ['ADMIN'],
      userId: 7,
      is_primary_user: false,
    },
  ],
}
const notFound = { status: 404, body: { code: 90005, message: 'Dit is niet gevonden.' } }
const withoutAccess = { status: 403, body: { code: 3022, message: 'Vraag eerst toegang aan.' } }
const expired = { status: 401, body: { code: 2006, message: 'Je sessie is verlopen.' } }

/** Opens an address as this user, whom the server answers thus; what the router makes of it, and what was asked. */
async function open(path: string, user: object | null, answer: { status: number; body: object }) {
  queryClient.clear()
  setCacheOwner(null)
  // As little of a browser as the router asks for.
  const page = Object.assign(new EventTarget(), { origin: 'https://klopt.test' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('self', page)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    if (input.includes('/users/me')) {
      return user === null ? Response.json(expired.body, { status: 401 }) : Response.json(user)
    }
    asked.push(input)
    return Response.json(answer.body, { status: answer.status })
  })
  const router = createRouter({ routeTree, isServer: false, history: createMemoryHistory({ initialEntries: [path] }) })
  // What drawing it would do.
  router.history.subscribe(() => void router.load())
  router.startTransition = async (change: () => void) => {
    change()
    return true
  }
  await router.load()
  const absent = router.state.matches.find(({ status, _notFound }) => status === 'notFound' || _notFound === true)
  const reason = (absent?.error as { data?: unknown } | undefined)?.data
  return { address: router.state.location.href, at: absent?.routeId, reason, asked }
}

const administrationArea = '/v2/_signed-in/administrations/$administrationId'

test('an administration without a page leads to its dashboard', async () => {
  expect(await open('/v2/administrations/1', someone, notFound)).toMatchObject({
    address: '/v2/administrations/1/dashboard',
    at: undefined,
  })
})

test('an administration that is not the user’s is refused in place of its frame, and nothing of it is asked', async () => {
  const opened = await open('/v2/administrations/999/invoices', someone, notFound)
  expect(opened).toMatchObject({ at: administrationArea, reason: 'no-access' })
  expect(opened.asked).toEqual(['/api/v2/users/7/administration-access/999'])
})

test('one that the user was just let into is entered', async () => {
  const access = {
    permissions: [{ type: 'ADMIN', origins: ['ROLE'] }],
    isFinancialPlanner: false,
    isPrimaryUser: false,
  }
  const opened = await open('/v2/administrations/999/support', someone, { status: 200, body: access })
  expect(opened).toMatchObject({ address: '/v2/administrations/999/support', at: undefined })
})

test('to staff the server says whether an administration exists: not found, or the access screen', async () => {
  expect(await open('/v2/administrations/999/bank', staff, notFound)).toMatchObject({
    at: administrationArea,
    reason: 'not-found',
  })
  expect((await open('/v2/administrations/4/bank?state=waiting', staff, withoutAccess)).address).toBe(
    '/v2/admin/administrations/4/access?redirect-url=%2Fv2%2Fadministrations%2F4%2Fbank%3Fstate%3Dwaiting',
  )
})

test('a firm is not there for who does not work there, and leads staff to its access screen', async () => {
  expect(await open('/v2/firms/1', someone, notFound)).toMatchObject({ at: '/v2/_signed-in/firms/$firmId' })
  expect((await open('/v2/firms/1', staff, withoutAccess)).address).toMatch(/^\/v2\/admin\/firms\/1\/access\?/)
})

test('a session that ended meanwhile leads to the login page', async () => {
  expect((await open('/v2/administrations/999/bank', someone, expired)).address).toMatch(/^\/v2\/authenticate\?/)
  expect((await open('/v2/administrations/1/bank', null, expired)).address).toMatch(/^\/v2\/authenticate\?/)
})

test('what is not found is missing in its own place, so that the frame around it stays', async () => {
  const places = {
    '/v2/administrations/1/bestaat-niet': administrationArea,
    '/v2/administrations/1/settings/bestaat-niet': `${administrationArea}/settings`,
    '/v2/administrations/1/invoices/abc': `${administrationArea}/invoices/$invoiceId`,
    '/v2/administrations/1/ledger/entries/0': `${administrationArea}/ledger/entries/$entryId`,
    '/v2/bestaat-niet': '__root__',
    '/bestaat-niet': '__root__',
  }
  for (const [path, place] of Object.entries(places))
    expect([path, (await open(path, someone, notFound)).at]).toEqual([path, place])
})

test('what is for support alone is missing in the frame of staff, and all of it for everybody else', async () => {
  const compliance = { ...staff, roles: staff.roles.map((role) => ({ ...role, permissions: ['COMPLIANCE'] })) }
  expect((await open('/v2/admin/tickets', compliance, notFound)).at).toBe('/v2/_signed-in/admin/tickets/')
  expect((await open('/v2/admin', someone, notFound)).at).toBe('/v2/_signed-in/admin')
})

test('what a user’s rights are not for is told in the frame, and nothing of it is asked', async () => {
  const bookkeeper = { ...someone, roles: someone.roles.map((role) => ({ ...role, permissions: ['ACCOUNTING'] })) }
  const permissions = ['ACCOUNTING', 'BOOKING'].map((type) => ({ type, origins: ['ROLE'] }))
  const answer = { status: 200, body: { permissions, isFinancialPlanner: false, isPrimaryUser: false } }
  const opened = await open('/v2/administrations/1/settings/users', bookkeeper, answer)
  expect(opened).toMatchObject({ at: `${administrationArea}/settings`, reason: 'no-permission' })
  expect(opened.asked).toContain('/api/v2/users/7/administration-access/1')
  expect(opened.asked.filter((path) => path.includes('/administrations/1/'))).toEqual([])
  expect((await open('/v2/administrations/1/vat-return', bookkeeper, answer)).at).toBe(undefined)
  expect((await open('/v2/administrations/1/settings/users', someone, answer)).at).toBe(undefined)
})
