import { describe, expect, test } from 'vitest'
import { HOSTILE, workOf } from './testing/work-of.ts'

// As much as is read of a document at most.
describe('a document of 20,000 words', () => {
  test.each(Object.entries(HOSTILE))('takes four times the work of one of 5,000: %s', (_, place) => {
    expect(workOf(20_000, place)).toBeLessThan(5 * workOf(5_000, place))
  })
})
