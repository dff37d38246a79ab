import { expect, test } from 'vitest'
import { correctionDeadline, interestFreeUntil, judgeLate, type LateVat } from './late-vat.ts'

const late = (end: string, waitingCents: number, declaredCents = 0): LateVat => ({ end, waitingCents, declaredCents })
const judge = (...periods: LateVat[]) => judgeLate(periods, '2026-11-22').map(({ verdict }) => verdict)

test('up to 1,000 euro net goes along with the next return, a cent more asks a correction, also of what is got back', () => {
  expect(judge(late('2026-03-31', 100_000))).toEqual(['next_return'])
  expect(judge(late('2026-03-31', 100_001))).toEqual(['correction'])
  expect(judge(late('2026-03-31', -100_001))).toEqual(['correction'])
  // 1,600 to pay less 900 to reclaim is 700; 1,260 less 21 is 1,239; 840 less 21 is 819.
  expect(judge(late('2026-03-31', 160_000 - 90_000))).toEqual(['next_return'])
  expect(judge(late('2026-03-31', 126_000 - 2100))).toEqual(['correction'])
  expect(judge(late('2026-03-31', 84_000 - 2100))).toEqual(['next_return'])
})

test('what was put in a return before counts: two late sales of 600 VAT, the first already in Q2', () => {
  expect(judge(late('2026-03-31', 60_000, 60_000))).toEqual(['correction'])
})

test('periods of one calendar year are also judged together, those of another by themselves', () => {
  expect(judge(late('2026-03-31', 60_000), late('2026-06-30', 60_000))).toEqual(['correction', 'correction'])
  expect(judge(late('2025-12-31', 60_000), late('2026-03-31', 60_000))).toEqual(['next_return', 'next_return'])
  // 600 payable and 1,100 got back: 500 net in the year, but the second period alone is above.
  expect(judge(late('2026-03-31', 60_000), late('2026-06-30', -110_000))).toEqual(['next_return', 'correction'])
})

test('the reasons are named, with the net of the period and of its year', () => {
  const [first] = judgeLate([late('2026-03-31', 60_000), late('2026-06-30', 60_000)], '2026-11-22')
  expect(first).toMatchObject({ periodCents: 60_000, yearCents: 120_000, reasons: ['year_amount'] })
})

test('what the intra-community list repeats, and what no return follows on, is a correction whatever its amount', () => {
  expect(judgeLate([{ ...late('2026-03-31', 0), touchesIcp: true }], '2026-11-22')).toMatchObject([
    { verdict: 'correction', reasons: ['icp'] },
  ])
  expect(judgeLate([{ ...late('2026-03-31', 2100), hasNoNextReturn: true }], '2026-11-22')).toMatchObject([
    { verdict: 'correction', reasons: ['no_next_return'] },
  ])
})

test('what changes no whole euro asks no correction, since none could be handed in: it goes along', () => {
  const cent = { ...late('2026-03-31', 1), hasDifference: false }
  // A supply within the EU and its reversal, a cent beside a year of 5,000, a cent under the small-business scheme.
  expect(judge({ ...cent, touchesIcp: true })).toEqual(['next_return'])
  expect(judge(cent, late('2026-06-30', 500_000))).toEqual(['next_return', 'correction'])
  expect(judge({ ...cent, hasNoNextReturn: true })).toEqual(['next_return'])
})

test('a period can be corrected until the end of the fifth year after it: January 2021 still in November 2026', () => {
  const [january] = judgeLate([late('2021-01-31', 200_000)], '2026-11-22')
  expect(january).toMatchObject({ verdict: 'correction', correctableUntil: '2026-12-31' })
  expect(judgeLate([late('2021-01-31', 200_000)], '2027-01-01')).toMatchObject([{ verdict: 'expired' }])
})

test('a suppletie is due before the five years are over, where these end within the eight weeks', () => {
  expect(correctionDeadline('2026-11-16', '2026-12-31')).toBe('2026-12-31')
})

test('a suppletie is due eight weeks after discovery, and free of interest until 1 April of the next year', () => {
  expect(correctionDeadline('2026-11-16', '2031-12-31')).toBe('2027-01-11')
  expect(interestFreeUntil('2026-03-31')).toBe('2027-04-01')
})
