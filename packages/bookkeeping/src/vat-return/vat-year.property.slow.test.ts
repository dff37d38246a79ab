import { test } from 'vitest'
import { expectAnyYearToAddUp } from './any-year-adds-up.test-support.ts'

/** On a machine that does other things too. */
const LONGEST_MS = 600_000

test(
  'of seven thousand years, boxes and corrections together are their lines: nothing twice, never, or undecided for ever',
  () => expectAnyYearToAddUp({ numRuns: 7000, seed: 19 }),
  LONGEST_MS,
)
