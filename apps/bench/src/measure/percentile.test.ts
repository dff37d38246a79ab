import { expect, test } from 'vitest'
import { percentileOf } from './percentile.ts'

test('the share of all values that a percentile promises does not exceed it', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentileOf(hundred, 0.95)).toBe(95)
  expect(percentileOf(hundred, 1)).toBe(100)
  expect(percentileOf([7], 0.95)).toBe(7)
  expect(() => percentileOf([], 0.95)).toThrow('nothing was measured')
})
