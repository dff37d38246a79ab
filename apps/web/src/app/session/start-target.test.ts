import { expect, test } from 'vitest'
import type { CurrentUser } from './session.ts'
import { administrationIdOf, homeTargetOf, homeWithout, startTargetOf, ticketsTargetOf } from './start-target.ts'

const role = (administration_id: number, deactivated_timestamp: number | null = null) => ({
  id: administration_id,
  administration_id,
  type: 'ADMINISTRATION_ROLE' as const,
  deactivated_timestamp,
  permissions: ['ADMIN'],
  userId: 1,
  is_primary_user: true,
})
const user = (parts: Partial<CurrentUser>): CurrentUser => ({
  id: 1,
  email_address: 'a@b.example',
  first_name: 'A',
  last_name: 'B',
  firm_id: null,
  last_administration_id: null,
  roles: [],
  administrations: [],
  ...parts,
})

test('start leads to the last administration, else the firm, else the list', () => {
  expect(startTargetOf(user({ last_administration_id: 4, roles: [role(4)], firm_id: 2 }))).toBe(
    '/v2/administrations/4/dashboard',
  )
  expect(startTargetOf(user({ last_administration_id: 4, roles: [role(4, 1)], firm_id: 2 }))).toBe('/v2/firms/2')
  expect(startTargetOf(user({ roles: [role(4)] }))).toBe('/v2/my-administrations')
})

const administration = (id: number) => ({
  id,
  company: { name: 'Zon' },
  is_accessible_by_klopt: false,
  subscription: { type: 'ZZP' as const, current_period: null, active_component: null, ends_on: null },
})

test('start leads staff without administrations to the search, also when only compliance is theirs', () => {
  const globalRole = (permissions: string[]) => ({
    ...role(1),
    administration_id: null,
    type: 'GLOBAL_ROLE' as const,
    permissions,
  })
  expect(startTargetOf(user({ roles: [globalRole(['ADMIN'])] }))).toBe('/v2/admin')
  expect(startTargetOf(user({ roles: [globalRole(['COMPLIANCE'])] }))).toBe('/v2/admin')
  expect(startTargetOf(user({ roles: [globalRole(['ADMIN']), role(4)] }))).toBe('/v2/my-administrations')
  expect(startTargetOf(user({ roles: [{ ...globalRole(['ADMIN']), deactivated_timestamp: 1 }] }))).toBe(
    '/v2/my-administrations',
  )
})

const homeHref = (...input: Parameters<typeof homeTargetOf>) => homeTargetOf(...input).href

test('the not-found button leads to the current administration, the firm, the first administration, the list, the login page', () => {
  const client = administration(9)
  expect(homeHref(user({ firm_id: 2, administrations: [client] }), 9)).toBe('/v2/administrations/9/dashboard')
  expect(homeHref(user({ firm_id: 2, roles: [role(5)] }), null)).toBe('/v2/firms/2')
  expect(homeHref(user({ roles: [role(5)] }), null)).toBe('/v2/administrations/5/dashboard')
  expect(homeHref(user({}), null)).toBe('/v2/my-administrations')
  expect(homeHref(null, 9)).toBe('/v2/authenticate')
})

test('the not-found button says where it leads', () => {
  expect(homeTargetOf(user({ roles: [role(5)] }), null).linkText).toBe('Naar het dashboard')
  expect(homeTargetOf(user({ firm_id: 2 }), null).linkText).toBe('Naar alle klanten')
  expect(homeTargetOf(user({}), null).linkText).toBe('Naar mijn administraties')
  expect(homeTargetOf(null, null).linkText).toBe('Naar inloggen')
})

test('staff without administrations of its own goes on where it begins', () => {
  const globalRole = { ...role(0), type: 'GLOBAL_ROLE' as const, administration_id: null }
  expect(homeTargetOf(user({ roles: [globalRole] }), null)).toEqual({
    href: '/v2/admin',
    linkText: 'Naar het overzicht',
  })
  expect(homeHref(user({ roles: [globalRole, role(5)] }), null)).toBe('/v2/administrations/5/dashboard')
})

test('an administration the user left or never was in is not the current one', () => {
  const left = user({ roles: [role(9, 1), role(5)], administrations: [administration(5)] })
  expect(homeHref(left, 9)).toBe('/v2/administrations/5/dashboard')
  expect(homeHref(user({}), 9)).toBe('/v2/my-administrations')
})

test('for staff the administration of the address is the current one', () => {
  const staff = user({ roles: [{ ...role(0), type: 'GLOBAL_ROLE', administration_id: null }] })
  expect(homeHref(staff, 9)).toBe('/v2/administrations/9/dashboard')
})

test('the administration of an address is a positive whole number', () => {
  expect(administrationIdOf('/v2/administrations/12/bank')).toBe(12)
  expect(administrationIdOf('/v2/administrations/0/bank')).toBe(null)
  expect(administrationIdOf('/v2/firms/3')).toBe(null)
})

test('tickets leads to those of the last administration, else of the first, else to the list', () => {
  const roles = [role(4), role(5)]
  const administrations = [administration(4), administration(5)]
  expect(ticketsTargetOf(user({ last_administration_id: 5, roles, administrations }))).toBe(
    '/v2/administrations/5/tickets',
  )
  expect(ticketsTargetOf(user({ last_administration_id: 9, roles, administrations }))).toBe(
    '/v2/administrations/4/tickets',
  )
  expect(ticketsTargetOf(user({}))).toBe('/v2/my-administrations')
})

test('who leaves an administration goes on in another of their own, else in the list', () => {
  expect(homeWithout(user({ last_administration_id: 6, roles: [role(6), role(5)] }), 6)).toBe(
    '/v2/administrations/5/dashboard',
  )
  expect(homeWithout(user({ last_administration_id: 6, roles: [role(6)] }), 6)).toBe('/v2/my-administrations')
})
