import { expect, test } from 'vitest'
import { isReadOnly } from './read-only.ts'

const of = (
  subscriptionType: 'TRIAL' | 'GRACE_PERIOD' | 'NONE' | 'ZZP',
  subscriptionPeriodEnd: string | null,
  subscriptionEndsOn: string | null = null,
) => ({ subscriptionType, subscriptionPeriodEnd, subscriptionEndsOn })

test('a grace period and no subscription can be viewed but not changed', () => {
  expect(isReadOnly(of('GRACE_PERIOD', '2026-12-31'), '2026-06-15')).toBe(true)
  expect(isReadOnly(of('NONE', null), '2026-06-15')).toBe(true)
  expect(isReadOnly(of('ZZP', null), '2026-06-15')).toBe(false)
})

test('a trial lasts through its last day', () => {
  expect(isReadOnly(of('TRIAL', '2026-06-15'), '2026-06-15')).toBe(false)
  expect(isReadOnly(of('TRIAL', '2026-06-14'), '2026-06-15')).toBe(true)
  expect(isReadOnly(of('TRIAL', null), '2026-06-15')).toBe(true)
})

test('a cancelled subscription lasts through its last day, also when the night that ends it was missed', () => {
  expect(isReadOnly(of('ZZP', '2026-12-31', '2026-06-15'), '2026-06-15')).toBe(false)
  expect(isReadOnly(of('ZZP', '2026-12-31', '2026-06-14'), '2026-06-15')).toBe(true)
})
