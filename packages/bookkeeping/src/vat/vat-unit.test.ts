import { expect, test } from 'vitest'
import { isInVatUnitOn, withVatUnit } from './vat-unit.ts'

test('a unit begins and ends on the first day of which nothing was filed', () => {
  const joined = withVatUnit([], true, '2026-04-01')
  expect(joined).toEqual([{ from: '2026-04-01', until: null }])
  expect(['2026-03-31', '2026-04-01'].map((day) => isInVatUnitOn(joined, day))).toEqual([false, true])
  const left = withVatUnit(joined, false, '2026-07-01')
  expect(left).toEqual([{ from: '2026-04-01', until: '2026-06-30' }])
  expect(['2026-06-30', '2026-07-01'].map((day) => isInVatUnitOn(left, day))).toEqual([true, false])
  expect(withVatUnit(left, true, '2026-10-01')).toEqual([...left, { from: '2026-10-01', until: null }])
})

test('a mistake that nothing was filed of leaves no trace', () => {
  expect(withVatUnit(withVatUnit([], true, '2026-04-01'), false, '2026-04-01')).toEqual([])
  const joined = [{ from: '2026-01-01', until: null }]
  expect(withVatUnit(withVatUnit(joined, false, '2026-04-01'), true, '2026-04-01')).toEqual(joined)
})
