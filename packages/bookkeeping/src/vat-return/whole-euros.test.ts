import { formatAmount } from '@klopt/validators'
import { expect, test } from 'vitest'
import { formatWholeEuros } from './whole-euros.ts'

test('whole euros have the minus that amounts with cents have', () => {
  expect([4504, -1250, 0].map(formatWholeEuros)).toEqual(['4.504', '−1.250', '0'])
  expect(formatWholeEuros(-1250)[0]).toBe(formatAmount(-125_000)[0])
})
