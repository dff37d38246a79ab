import { formatEuro } from '@klopt/validators'
import { expect, test } from 'vitest'
import {
  daysBetween,
  formatDifference,
  formatEuroDifference,
  interestWords,
  lateAmountSentence,
  netSentence,
  reasonSentence,
  verdictSentence,
} from './late-sentences.ts'

test('what is late of a period says which way it goes', () => {
  expect(lateAmountSentence({ label: '2e kwartaal 2026', waitingCents: -2100, verdict: 'next_return' })).toBe(
    'Over het 2e kwartaal 2026: €\u00a021,00 terug te vragen.',
  )
  expect(lateAmountSentence({ label: 'november 2026', waitingCents: 2100, verdict: 'correction' })).toBe(
    'Over november 2026: €\u00a021,00 te betalen.',
  )
  expect(lateAmountSentence({ label: '4e kwartaal 2020', waitingCents: 123_900, verdict: 'expired' })).toBe(
    'Over het 4e kwartaal 2020: €\u00a01.239,00 btw, te laat om aan te geven.',
  )
})

test('the net is told where it is another amount than what waits', () => {
  const late = { waitingCents: 60_000, netCents: 60_000, yearNetCents: 60_000, periodEnd: '2026-03-31' }
  expect(netSentence(late)).toBeNull()
  expect(netSentence({ ...late, netCents: 120_000, yearNetCents: 130_000 })).toBe(
    'Per saldo €\u00a01.200,00 in dit tijdvak, met wat al eerder meeging en €\u00a01.300,00 over heel 2026.',
  )
})

test('each verdict says what to do', () => {
  const told = (verdict: 'next_return' | 'correction' | 'expired') =>
    verdictSentence({ verdict, reasons: ['period_amount'], correctableUntil: '2026-12-31' })
  expect(told('next_return')).toContain('mag mee in je volgende aangifte')
  expect(told('correction')).toContain('Meer dan € 1.000')
  expect(told('expired')).toContain('31 december 2026')
  expect(reasonSentence(['icp'])).toContain('opgaaf ICP')
})

test('a difference has its sign, and a deadline its days', () => {
  expect([1239, -21, 0].map(formatDifference)).toEqual(['+1.239', '−21', '0'])
  expect([1239, -21, 0].map(formatEuroDifference)).toEqual(['+€\u00a01.239', '−€\u00a021', '€\u00a00'])
  expect(daysBetween('2026-11-22', '2027-01-11')).toBe(50)
})

test('interest is said as none, or as an estimate of the most it can be', () => {
  const of = (cents: number, differenceEuros = 1215) => ({
    differenceEuros,
    interestFreeUntil: '2026-04-01',
    expectedInterest: { cents, from: '2026-01-01', until: '2027-01-25' },
  })
  expect(interestWords(of(0), '2026-03-31')).toBe('geen tot 1 april 2026')
  expect(interestWords(of(6400), '2026-11-16')).toBe(`hooguit ongeveer ${formatEuro(6400)}`)
  expect(interestWords(of(0, -100), '2026-11-16')).toBe('geen, je krijgt terug')
})
