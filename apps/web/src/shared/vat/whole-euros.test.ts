import { formatAmount } from '@klopt/validators'
import { expect, test } from 'vitest'
import { formatWhole } from './whole-euros.ts'

test('whole euros have the minus that amounts with cents have', () => {
  expect([4504, -1250, 0].map(formatWhole)).toEqual(['4.504', '−1.250', '0'])
  expect(formatWhole(-1250)[0]).toBe(formatAmount(-125_000)[0])
})
