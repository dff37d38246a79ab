import { expect, test } from 'vitest'
import { matching } from './matching-members.ts'
import type { Member } from './types.ts'

const member = (userId: number, firstName: string, deactivatedAt: number | null = null, roleId = userId): Member => ({
  roleId,
  userId,
  firstName,
  lastName: 'Bakker',
  emailAddress: `${firstName.toLowerCase()}@zon.example`,
  permissions: ['ADMIN'],
  isPrimaryUser: false,
  isFinancialPlanner: false,
  deactivatedAt,
  lastSeenAt: null,
})

test('people are found by a part of their name or address, in any case of letters', () => {
  const people = [member(1, 'Anna'), member(2, 'Bo')]
  expect(matching(people, ' BO bak')).toEqual([people[1]])
  expect(matching(people, 'anna@')).toEqual([people[0]])
  expect(matching(people, '')).toEqual(people)
})

test('who came back is no former member, and who left twice is one of them once', () => {
  const back = member(1, 'Anna')
  const twice = member(2, 'Bo', 200, 21)
  expect(matching([back, twice, member(2, 'Bo', 100, 22), member(1, 'Anna', 50, 11)], '')).toEqual([back, twice])
})
