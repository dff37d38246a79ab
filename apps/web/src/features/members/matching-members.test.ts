import { expect, test } from 'vitest'
import { listedMembers, matching } from './matching-members.ts'
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

test('the list is by name or by when people were seen, and who left stands behind the others', () => {
  const anna = { ...member(1, 'anna'), lastSeenAt: 20 }
  const bo = { ...member(2, 'Bo'), lastSeenAt: 10 }
  const cas = member(3, 'Cas')
  const former = [member(4, 'Aad', 5), member(5, 'Zoë', 99)]
  const people = [bo, ...former, cas, anna]
  const names = (filter: Parameters<typeof listedMembers>[1]) =>
    listedMembers(people, filter).map(({ firstName }) => firstName)
  expect(names({})).toEqual(['anna', 'Bo', 'Cas', 'Aad', 'Zoë'])
  expect(names({ sort: '-name' })).toEqual(['Cas', 'Bo', 'anna', 'Zoë', 'Aad'])
  expect(names({ sort: '-lastSeenAt' })).toEqual(['anna', 'Bo', 'Cas', 'Zoë', 'Aad'])
  expect(names({ sort: 'lastSeenAt', search: 'bakker' })).toEqual(['Cas', 'Bo', 'anna', 'Aad', 'Zoë'])
})
