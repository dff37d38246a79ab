import { inject, test } from 'vitest'
import { expectAnyYearToAddUp } from './any-year-adds-up.test-support.ts'

declare module 'vitest' {
  interface ProvidedContext {
    years: { readonly numRuns: number; readonly seed: number }
  }
}

/** On a machine that does other things too. */
const LONGEST_MS = 600_000

// The same years each time; SEED finds others, and RUNS more.
test(
  'of fifteen hundred years, boxes and corrections together are their lines: nothing twice, never, or undecided for ever',
  () => expectAnyYearToAddUp(inject('years')),
  LONGEST_MS,
)
