import { formatDuration } from '@klopt/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTypedDuration } from './parse-typed-duration.ts'

test.each([
  ['1:30', 5_400],
  ['1,5', 5_400],
  ['1.25', 4_500],
  ['90m', 5_400],
  ['90 min', 5_400],
  ['2u', 7_200],
  ['1u30', 5_400],
  ['1 uur 30 minuten', 5_400],
  ['2', 7_200],
  ['', null],
  ['u', null],
  ['1:75', null],
  ['-1u', null],
  ['een uur', null],
])('%s is %s seconds', (text, seconds) => {
  expect(parseTypedDuration(text)).toBe(seconds)
})

test('what is shown of whole minutes reads back as the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600_000 }), (minutes) => {
      expect(parseTypedDuration(formatDuration(minutes * 60))).toBe(minutes * 60)
      expect(parseTypedDuration(`${minutes}m`)).toBe(minutes * 60)
    }),
  )
})
