import { expect, test } from 'vitest'
import { dueText } from './due-date.tsx'

test.each([
  ['2026-12-19', 'vervalt 19 dec'],
  ['2027-01-02', 'vervalt 2 jan 2027'],
  ['2026-11-22', 'vervalt vandaag'],
  ['2026-11-21', '1 dag te laat'],
  // Over the end of summer time, when a day has 25 hours.
  ['2026-10-23', '30 dagen te laat'],
])('what is due on %s is, on 22 november 2026, %s', (date, text) => {
  expect(dueText(date, '2026-11-22')).toBe(text)
})
