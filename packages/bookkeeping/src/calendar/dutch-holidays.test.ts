import { expect, test } from 'vitest'
import { isDutchWorkday } from './dutch-holidays.ts'

test.each([
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2026-04-27', 'the day of the king'],
  ['2025-04-26', 'the day of the king, a day before a Sunday'],
  ['2026-05-05', 'Liberation Day'],
  ['2026-05-14', 'Ascension Day'],
  ['2026-05-25', 'Whit Monday'],
  ['2026-12-26', 'the second day of Christmas'],
  ['2026-11-28', 'a Saturday'],
])('no term ends on %s, %s', (date) => {
  expect(isDutchWorkday(date)).toBe(false)
})

test.each(['2026-05-01', '2026-04-28', '2026-12-24', '2025-04-28'])('on %s one can', (date) => {
  expect(isDutchWorkday(date)).toBe(true)
})
