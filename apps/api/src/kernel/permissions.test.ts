import { expect, test } from 'vitest'
import { holds, isOnlyGranted, permissionsFrom } from './permissions.ts'

const nothing = { role: [], firm: false, globalAdmin: false } as const

test('ADMIN includes ACCOUNTING, which includes BOOKING; hours are one’s own', () => {
  const admin = permissionsFrom({ ...nothing, role: ['ADMIN'] })
  expect(admin.map(({ type }) => type)).toEqual(['ADMIN', 'ACCOUNTING', 'BOOKING'])
  const accounting = permissionsFrom({ ...nothing, role: ['ACCOUNTING'] })
  expect(accounting.map(({ type }) => type)).toEqual(['ACCOUNTING', 'BOOKING'])
  expect(holds(permissionsFrom({ ...nothing, role: ['TIME_TRACKING'] }), 'BOOKING')).toBe(false)
})

test('each permission names every origin, the user’s own before GLOBAL_ADMIN', () => {
  const permissions = permissionsFrom({ role: ['ACCOUNTING'], firm: true, globalAdmin: true })
  expect(permissions).toEqual([
    { type: 'ADMIN', origins: ['FIRM', 'GLOBAL_ADMIN'] },
    { type: 'ACCOUNTING', origins: ['ROLE', 'FIRM', 'GLOBAL_ADMIN'] },
    { type: 'BOOKING', origins: ['ROLE', 'FIRM', 'GLOBAL_ADMIN'] },
    { type: 'TIME_TRACKING', origins: ['FIRM', 'GLOBAL_ADMIN'] },
  ])
})

test('COMPLIANCE is no permission in an administration, and nothing gives nothing', () => {
  expect(permissionsFrom({ ...nothing, role: ['COMPLIANCE'] })).toEqual([])
  expect(permissionsFrom(nothing)).toEqual([])
})

test('only granted is what comes from a grant and nothing else; of no permission at all it cannot be said', () => {
  expect(isOnlyGranted(permissionsFrom({ ...nothing, globalAdmin: true }))).toBe(true)
  expect(isOnlyGranted(permissionsFrom({ ...nothing, role: ['TIME_TRACKING'], globalAdmin: true }))).toBe(false)
  expect(isOnlyGranted([])).toBe(false)
})
