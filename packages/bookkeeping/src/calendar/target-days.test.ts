import { expect, test } from 'vitest'
import { addTargetDays, isTargetDay, targetDayFrom } from './target-days.ts'

// From the calendar that the European Central Bank publishes.
test.each([
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-29', 'Easter Monday'],
  ['2028-04-14', 'Good Friday'],
  ['2038-04-26', 'Easter Monday, as late as it can be'],
  ['2026-05-01', 'Labour Day'],
  ['2026-01-01', "New Year's Day"],
  ['2026-12-25', 'Christmas Day'],
  ['2028-12-26', 'the day after it'],
  ['2026-11-28', 'a Saturday'],
  ['2026-11-29', 'a Sunday'],
])('on %s banks do not settle: %s', (date) => {
  expect(isTargetDay(date)).toBe(false)
})

test.each(['2026-04-02', '2026-04-07', '2026-04-27', '2026-05-14', '2026-05-25', '2026-12-24', '2026-12-31'])(
  'on %s they do, whatever the Dutch calendar says',
  (date) => {
    expect(isTargetDay(date)).toBe(true)
  },
)

test('days are counted over a weekend and over holidays, from the first on which banks are open', () => {
  expect(addTargetDays('2026-11-23', 1)).toBe('2026-11-24')
  expect(addTargetDays('2026-11-27', 1)).toBe('2026-11-30')
  expect(addTargetDays('2026-11-28', 1)).toBe('2026-12-01')
  expect(addTargetDays('2026-04-02', 1)).toBe('2026-04-07')
  expect(addTargetDays('2026-12-24', 2)).toBe('2026-12-29')
  expect(targetDayFrom('2026-12-25')).toBe('2026-12-28')
})
