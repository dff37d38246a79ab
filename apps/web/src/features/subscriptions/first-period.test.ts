import { expect, test } from 'vitest'
import { firstPeriodOf } from './first-period.ts'

const today = '2026-11-21'
const paidBy = (unit: string, currentPeriodEnd: string | null, amount = 1770) => ({
  currentPeriodEnd,
  recurringAmount: { amount, interval: { unit, quantity: 1 }, discount_percent: 0 },
})
const trial = { currentPeriodEnd: '2026-12-10', recurringAmount: null }

test.each([
  ['after a trial the plan starts today', trial, 'MONTH', '2026-11-21', '2026-12-20'],
  ['a year is twelve months', trial, 'YEAR', '2026-11-21', '2027-11-20'],
  [
    'after nothing it starts today',
    { currentPeriodEnd: null, recurringAmount: null },
    'MONTH',
    '2026-11-21',
    '2026-12-20',
  ],
  ['a running month is kept', paidBy('MONTH', '2026-12-02'), 'MONTH', '2026-12-03', '2027-01-02'],
  ['its last day counts', paidBy('MONTH', today), 'MONTH', '2026-11-22', '2026-12-21'],
  ['a month that is over is not kept', paidBy('MONTH', '2026-11-20'), 'MONTH', '2026-11-21', '2026-12-20'],
  ['from month to year it starts today', paidBy('MONTH', '2026-12-02'), 'YEAR', '2026-11-21', '2027-11-20'],
] as const)('%s', (_name, current, unit, from, to) => {
  expect(firstPeriodOf({ current, unit, today })).toEqual({ from, to })
})
