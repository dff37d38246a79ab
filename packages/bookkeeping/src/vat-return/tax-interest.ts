import { addDays } from '@klopt/validators'
import { interestFreeUntil } from './late-vat.ts'

/**
 * Tax interest (belastingrente) on VAT a year, in hundredths of a percent, newest first (article 30hb AWR with the Besluit
 * belasting- en invorderingsrente; noa.nl of 19 July 2023 for 4 to 6%, w-o.nl for 6.5% in 2025 and 5% in 2026). It is set
 * anew each 1 January: after the last one that is known it is an estimate.
 */
const RATES: readonly { readonly from: string; readonly hundredths: number }[] = [
  { from: '2026-01-01', hundredths: 500 },
  { from: '2025-01-01', hundredths: 650 },
  { from: '2024-01-01', hundredths: 750 },
  { from: '2023-07-01', hundredths: 600 },
  { from: '2020-10-01', hundredths: 400 },
  { from: '2020-06-01', hundredths: 1 },
  { from: '2014-04-01', hundredths: 400 },
]

/** Of a suppletie it runs no longer than this after it was handed in (article 30h AWR). */
const LONGEST_DAYS = 70

export interface ExpectedInterest {
  /** Whole euros in cents, rounded down; 0 where none is asked. */
  readonly cents: number
  /** The first and last day that it is reckoned over. */
  readonly from: string
  readonly until: string
}

/**
 * What tax interest a suppletie is expected to bring, at most: on what is still to be paid, from the first day after the
 * calendar year of its period until ten weeks after it was handed in (article 30h AWR). None before 1 April of the next
 * year, nor on what is got back.
 */
export function expectedInterest({
  differenceEuros,
  periodEnd,
  handedInOn,
}: {
  readonly differenceEuros: number
  readonly periodEnd: string
  readonly handedInOn: string
}): ExpectedInterest {
  const from = `${Number(periodEnd.slice(0, 4)) + 1}-01-01`
  const until = addDays(handedInOn, LONGEST_DAYS)
  if (differenceEuros <= 0 || handedInOn < interestFreeUntil(periodEnd)) return { cents: 0, from, until }
  let hundredthsOfDays = 0
  for (let day = from; day <= until; day = addDays(day, 1)) hundredthsOfDays += rateOn(day)
  return { cents: Math.floor((differenceEuros * hundredthsOfDays) / (DAYS_IN_YEAR * 10_000)) * 100, from, until }
}

const DAYS_IN_YEAR = 365

const rateOn = (day: string): number => RATES.find(({ from }) => from <= day)?.hundredths ?? 0 // zero: before it existed
