import { expect, test } from 'vitest'
import { needsCorrection, type LateVat } from './late-vat.ts'

const late = (end: string, waitingCents: number, declaredCents = 0): LateVat => ({ end, waitingCents, declaredCents })
const judge = (...periods: LateVat[]) => periods.map((period) => needsCorrection(periods, period))

test('up to 1,000 euro net goes along with the next return, a cent more asks a correction, also of what is got back', () => {
  expect(judge(late('2026-03-31', 100_000))).toEqual([false])
  expect(judge(late('2026-03-31', 100_001))).toEqual([true])
  expect(judge(late('2026-03-31', -100_001))).toEqual([true])
})

test('what was put in a return before counts: two late sales of 600 VAT, the first already in Q2', () => {
  expect(judge(late('2026-03-31', 60_000, 60_000))).toEqual([true])
})

test('periods of one calendar year are also judged together, those of another by themselves', () => {
  expect(judge(late('2026-03-31', 60_000), late('2026-06-30', 60_000))).toEqual([true, true])
  expect(judge(late('2025-12-31', 60_000), late('2026-03-31', 60_000))).toEqual([false, false])
  // 600 payable and 1,100 got back: 500 net in the year, but the second period alone is above.
  expect(judge(late('2026-03-31', 60_000), late('2026-06-30', -110_000))).toEqual([false, true])
})
