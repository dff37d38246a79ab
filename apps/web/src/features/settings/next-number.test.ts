import { expect, test } from 'vitest'
import { nextNumber } from './next-number.ts'

const today = '2026-11-21'

test('the example goes on after the highest number of this year', () => {
  expect(nextNumber('{jaar}-{nr:4}', ['2026-0089', '2026-0091', '2025-0300'], today)).toEqual({ number: '2026-0092' })
})

test('a new pattern or year begins at 1', () => {
  expect(nextNumber('F{jaar:2}{nr:3}', ['2026-0089'], today)).toEqual({ number: 'F26001' })
  expect(nextNumber('{jaar}-{nr:4}', ['2025-0300'], today)).toEqual({ number: '2026-0001' })
})

test('a pattern that cannot give unique numbers says why', () => {
  expect(nextNumber('{jaar}', [], today)).toEqual({ problem: expect.stringContaining('{nr}') })
})
