import { expect, test } from 'vitest'
import { isMainUserOf } from './main-user.ts'

const role = {
  id: 1,
  administration_id: 7,
  type: 'ADMINISTRATION_ROLE' as const,
  deactivated_timestamp: null,
  permissions: ['ADMIN'],
  userId: 3,
  is_primary_user: true,
}

test('the main user is who holds that role of this administration now', () => {
  expect(isMainUserOf({ roles: [role] }, 7)).toBe(true)
  expect(isMainUserOf({ roles: [role] }, 8)).toBe(false)
  expect(isMainUserOf({ roles: [{ ...role, is_primary_user: false }] }, 7)).toBe(false)
  expect(isMainUserOf({ roles: [{ ...role, deactivated_timestamp: 1 }] }, 7)).toBe(false)
  expect(isMainUserOf({}, 7)).toBe(false)
})
