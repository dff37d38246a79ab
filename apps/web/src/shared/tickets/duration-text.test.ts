import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [0, 'minder dan een minuut'],
  [60, '1 minuut'],
  [3599, '59 minuten'],
  [3600, '1 uur'],
  [86_400, '24 uur'],
  [172_799, '47 uur'],
  [172_800, '2 dagen'],
  [864_000, '10 dagen'],
])('%i seconds read as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})
