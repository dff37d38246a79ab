import { addDays, addMonths, endOfMonth, formatDateLong, quarterOf, startOfMonth } from '@klopt/validators'
import type { SupplyDays } from '../supply.ts'

/** What stands in a text where the period goes. */
export const PERIOD_VARIABLE = '{periode}'

/** A text with its period in words, wherever it asks for it. */
export const withPeriod = (text: string, period: SupplyDays): string =>
  text.replaceAll(PERIOD_VARIABLE, () => periodText(period))

/** The same for whatever period: 'Onderhoud' of 'Onderhoud {periode}'. */
export const withoutPeriod = (text: string): string =>
  text.replaceAll(PERIOD_VARIABLE, '').replaceAll(/\s+/g, ' ').trim()

/** A period as people call it: 'maart 2026', '1e kwartaal 2026', '2026', else its first and last day. */
export function periodText({ from, to }: SupplyDays): string {
  const year = from.slice(0, 4)
  if (from === to) return formatDateLong(from)
  if (from === startOfMonth(from)) {
    if (to === endOfMonth(from)) return monthOf(from)
    if (from.endsWith('-01-01') && to === `${year}-12-31`) return year
    const isQuarter = Number(from.slice(5, 7)) % 3 === 1 && addDays(to, 1) === addMonths(from, 3)
    if (isQuarter) return `${quarterOf(from).quarter}e kwartaal ${year}`
    if (to === endOfMonth(to)) return `${monthOf(from)} t/m ${monthOf(to)}`
  }
  return `${formatDateLong(from)} t/m ${formatDateLong(to)}`
}

const monthOf = (day: string): string => formatDateLong(day).split(' ').slice(1).join(' ')
