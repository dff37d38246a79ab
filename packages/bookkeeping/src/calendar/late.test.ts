import { expect, test } from 'vitest'
import { isLate, isPastDue } from './late.ts'

test('a due date is past from the day after it, not on the day itself', () => {
  expect(['2026-11-19', '2026-11-20', '2026-11-21'].map((today) => isPastDue('2026-11-20', today))).toEqual([
    false,
    false,
    true,
  ])
})

test('only what is still to be paid is late, and only with a term', () => {
  const dueDate = '2026-11-20'
  expect([1, 0, -1].map((openCents) => isLate({ dueDate, openCents }, '2026-11-21'))).toEqual([true, false, false])
  expect(isLate({ dueDate: null, openCents: 1 }, '2026-11-21')).toBe(false)
})
