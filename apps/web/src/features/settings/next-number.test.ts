import { expect, test } from 'vitest'
import { nextNumber } from './next-number.ts'

const numbering = {
  yearly: { nextSequence: 92, isUsed: true },
  everlasting: { nextSequence: 1, isUsed: false },
}

test('a pattern with the year goes on in the series of this year, one without in that of all years', () => {
  expect(nextNumber('{jaar}-{nr:4}', numbering, '2026-07-30')).toEqual({ number: '2026-0092' })
  expect(nextNumber('F{nr}', numbering, '2026-07-30')).toEqual({ number: 'F1' })
})

test('a pattern that cannot number is told why', () => {
  expect(nextNumber('{jaar}', numbering, '2026-07-30')).toEqual({ problem: expect.stringContaining('{nr}') })
})
