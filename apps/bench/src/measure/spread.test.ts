import { expect, test } from 'vitest'
import { ratioOf, spreadOf } from './spread.ts'

test('the spread of an odd number of values is their middle one and their ends', () => {
  expect(spreadOf([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9 })
})

test('the middle of an even number of values lies between the middle two', () => {
  expect(spreadOf([4, 1, 2, 100])).toEqual({ median: 3, min: 1, max: 100 })
})

test('the ratio is taken round by round and not of the medians', () => {
  expect(ratioOf([10, 20, 60], [10, 10, 20])).toEqual({ median: 2, min: 1, max: 3 })
})

test('a spread of nothing is refused', () => {
  expect(() => spreadOf([])).toThrow('nothing was measured')
})
