import { expect, test } from 'vitest'
import { searchedCents } from './searched-cents.ts'

test.each([
  ['1052,70', 105_270],
  [' € 1.052,70 ', 105_270],
  ['-12', 1200],
  ['2026', 202_600],
])('%s is an amount', (search, cents) => {
  expect(searchedCents(search)).toBe(cents)
})

test.each(['2026-0039', 'kpn', '', '22-11-2026', '0'])('%s is none', (search) => {
  expect(searchedCents(search)).toBeNull()
})
