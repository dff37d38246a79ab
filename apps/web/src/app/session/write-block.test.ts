import type { AdministrationEntry, PermissionOrigin, PermissionType } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { writeBlockOf, isReadOnly, type Wanted } from './write-block.ts'

type Subscription = AdministrationEntry['subscription']
type Type = Subscription['type']

const today = '2026-06-15'
const subscription = (type: Type, end: string | null = '2026-12-31'): Subscription => ({
  type,
  current_period: end === null ? null : { end },
  active_component: null,
  ends_on: null,
})
const by = (origins: PermissionOrigin[], ...types: PermissionType[]) => types.map((type) => ({ type, origins }))
const books: Wanted = { permission: 'BOOKING' }

test('who holds the permission by a role or as the firm changes the books', () => {
  for (const origin of ['ROLE', 'FIRM'] as const) {
    const visitor = { permissions: by([origin], 'BOOKING'), subscription: subscription('ZZP'), today }
    expect(writeBlockOf(visitor, books)).toBe(null)
  }
})

test('access that was granted lets staff look; what it holds of its own counts for itself', () => {
  const permissions = [...by(['GLOBAL_ADMIN'], 'BOOKING'), ...by(['ROLE', 'GLOBAL_ADMIN'], 'TIME_TRACKING')]
  const visitor = { permissions, subscription: subscription('ZZP'), today }
  expect(writeBlockOf(visitor, books)).toBe('viewing')
  expect(writeBlockOf(visitor, { permission: 'TIME_TRACKING' })).toBe(null)
  expect(writeBlockOf(visitor, {})).toBe(null)
  expect(writeBlockOf({ ...visitor, permissions: by(['GLOBAL_ADMIN'], 'ADMIN') }, { afterEnd: true })).toBe('viewing')
})

test('without the permission nothing is changed, whatever else is held', () => {
  const visitor = { permissions: by(['ROLE'], 'TIME_TRACKING'), subscription: subscription('ZZP'), today }
  expect(writeBlockOf(visitor, books)).toBe('permission')
  expect(writeBlockOf({ ...visitor, permissions: [] }, {})).toBe('permission')
})

test('after the subscription has ended only what goes on then is open', () => {
  const visitor = { permissions: by(['ROLE'], 'ADMIN', 'BOOKING'), subscription: subscription('GRACE_PERIOD'), today }
  expect(writeBlockOf(visitor, books)).toBe('subscription')
  expect(writeBlockOf(visitor, { permission: 'ADMIN', afterEnd: true })).toBe(null)
})

test.each<[Type, string | null, boolean]>([
  ['NONE', null, true],
  ['GRACE_PERIOD', null, true],
  ['TRIAL', null, true],
  ['TRIAL', '2026-06-14', true],
  ['TRIAL', '2026-06-15', false],
  ['PRESTARTER', null, false],
  ['ZZP', '2026-06-14', false],
  ['MKB', '2026-07-01', false],
  ['REWARD', null, false],
])('%s until %s is read-only: %s', (type, end, expected) => {
  expect(isReadOnly(subscription(type, end), today)).toBe(expected)
})

test('a subscription that was cancelled is read-only after its last day, also before the night that ends it', () => {
  const cancelled = (day: string) => ({ ...subscription('ZZP'), ends_on: day })
  expect(isReadOnly(cancelled('2026-06-15'), today)).toBe(false)
  expect(isReadOnly(cancelled('2026-06-14'), today)).toBe(true)
})
