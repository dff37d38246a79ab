import { describe, expect, test } from 'vitest'
import { dateStyleOf, dayIn } from './days.ts'

describe('a date', () => {
  test.each([
    ['2026-03-05', 'ymd', '2026-03-05'],
    ['20260305', 'ymd', '2026-03-05'],
    ['2026/3/5 14:02', 'ymd', '2026-03-05'],
    ['2026-03-05T23:59:59+01:00', 'dmy', '2026-03-05'],
    ['05-03-2026', 'dmy', '2026-03-05'],
    ['5.3.26', 'dmy', '2026-03-05'],
    ['05032026', 'dmy', '2026-03-05'],
    ['5 maart 2026', 'dmy', '2026-03-05'],
    ['5 mrt. 2026', 'dmy', '2026-03-05'],
    ['05-mrt-26', 'dmy', '2026-03-05'],
    ['03/05/2026 2:05 PM', 'mdy', '2026-03-05'],
    ['Mar 5, 2026', 'mdy', '2026-03-05'],
    ['46086', 'serial', '2026-03-05'],
    ['31-02-2026', 'dmy', null],
    ['13/13/2026', 'mdy', null],
    ['05-03-026', 'dmy', null],
    ['totaal', 'dmy', null],
    ['46086', 'dmy', null],
    ['', 'ymd', null],
  ] as const)('%s in %s', (text, style, day) => expect(dayIn(text, style)).toBe(day))
})

test('the style is the one that reads every date, and where two do the one in which they are in order', () => {
  expect(dateStyleOf(['2026-03-05', '2026-03-31'])).toBe('ymd')
  expect(dateStyleOf(['05-03-2026', '31-03-2026'])).toBe('dmy')
  expect(dateStyleOf(['03/05/2026', '03/31/2026'])).toBe('mdy')
  expect(dateStyleOf(['03/11/2026', '04/01/2026', '04/02/2026'])).toBe('mdy')
  expect(dateStyleOf(['01-02-2026', '01-03-2026'])).toBe('dmy')
  expect(dateStyleOf(['05-03-2026', 'x'])).toBeNull()
})
