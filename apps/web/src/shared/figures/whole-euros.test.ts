import { expect, test } from 'vitest'
import { wholeEuros } from './whole-euros.ts'

test.each([
  [521_449, '5.214'],
  [150, '2'],
  [-150, '−2'],
  [-49, '0'],
])('%i cents stand beside a chart as %s, a loss rounded as a profit is', (cents, text) => {
  expect(wholeEuros(cents)).toBe(text)
})
