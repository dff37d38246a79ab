import { test } from 'vitest'
import { expectAnyYearToAddUp } from './any-year-adds-up.test-support.ts'

/** On a machine that does other things too. */
const LONGEST_MS = 120_000

test(
  'of a hundred years, boxes and corrections together are their lines: nothing twice, never, or undecided for ever',
  () => expectAnyYearToAddUp({ numRuns: 100, seed: 2026 }),
  LONGEST_MS,
)
