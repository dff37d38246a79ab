import { expect, test } from 'vitest'
import { roleNameOf, toStoredRole } from './role-choice.ts'

const member = {
  user_id: 9,
  first_name: 'Eva',
  last_name: 'Verhoeven',
  deactivated_timestamp: null,
  is_primary_user: false,
  is_financial_planner: false,
  permissions: ['ACCOUNTING' as const],
}

test('main user and bookkeeper are marked, others go by their name', () => {
  expect(roleNameOf(member)).toBe('Eva Verhoeven')
  expect(roleNameOf({ ...member, is_financial_planner: true })).toBe('Eva Verhoeven (Boekhouder)')
  expect(roleNameOf({ ...member, is_primary_user: true })).toBe('Eva Verhoeven (Hoofdgebruiker)')
})

test('a choice is kept with its user, permissions and kind of role', () => {
  const kept = { administrationId: 4, userId: 9, permissions: ['ACCOUNTING'] }
  expect(toStoredRole(4, member)).toEqual({ ...kept, type: null })
  expect(toStoredRole(4, { ...member, is_financial_planner: true })).toEqual({ ...kept, type: 'FINANCIAL_PLANNER' })
  expect(toStoredRole(4, { ...member, is_primary_user: true })).toEqual({ ...kept, type: 'PRIMARY_USER' })
})
