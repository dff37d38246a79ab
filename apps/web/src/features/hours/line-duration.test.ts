import { expect, test } from 'vitest'
import { lineDuration } from './line-duration.ts'

test('a line of some seconds says that it is under a minute, and never 0:00', () => {
  expect([1, 59, 60, 5400].map(lineDuration)).toEqual(['< 1 min', '< 1 min', '0:01', '1:30'])
})
