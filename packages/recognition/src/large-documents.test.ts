import { describe, expect, test } from 'vitest'
import { HOSTILE, workOf } from './testing/work-of.ts'

describe('a document of 5,000 words', () => {
  test.each(Object.entries(HOSTILE))('takes four times the work of one of 1,250: %s', (_, place) => {
    expect(workOf(5_000, place)).toBeLessThan(5 * workOf(1_250, place))
  })
})
