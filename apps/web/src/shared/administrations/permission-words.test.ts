import { expect, test } from 'vitest'
import { assignableOf, permissionWords } from './permission-words.ts'

test.each([
  [['ADMIN'], 'Beheerder'],
  [['TIME_TRACKING', 'ADMIN'], 'Beheerder en Uren'],
  [['TIME_TRACKING', 'BOOKING', 'ACCOUNTING'], 'Boekhouding, Facturen en bank en Uren'],
  [[], 'Geen rechten'],
] as const)('the rights %j read "%s", whatever their order', (permissions, text) => {
  expect(permissionWords(permissions)).toBe(text)
})

test('BOOKING is not among what can be given', () => {
  expect(assignableOf(['TIME_TRACKING', 'BOOKING', 'ADMIN'])).toEqual(['ADMIN', 'TIME_TRACKING'])
})
