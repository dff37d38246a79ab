import { test } from 'vitest'
import { expectTotalsInSight } from './table-room.test-support.tsx'

test.each([1280, 390])(
  'at %i px the totals of 50 rows stay in sight, and the bar of the selection covers them nowhere',
  (width) => expectTotalsInSight(width, 50),
)
