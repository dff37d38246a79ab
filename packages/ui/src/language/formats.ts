'use client'

import {
  computeMoney,
  formatDate,
  formatDateLong,
  formatDecimal,
  formatEuro,
  formatMoney,
  parseDate,
  parseDecimal,
  todayIn,
  type DateStyle,
  type DecimalStyle,
  type MoneyStyle,
} from '@klopt/validators'
import { useLanguage } from './use-language.ts'

/** How amounts are typed and shown here. */
export const useMoney = (): MoneyStyle => useLanguage('money', dutchMoney)

/** How numbers are typed and shown here. */
export const useNumber = (): DecimalStyle => useLanguage('number', dutchNumber)

/** How dates are typed and shown here. */
export const useDate = (): DateStyle => useLanguage('date', dutchDate)

/** The civil date, `YYYY-MM-DD`, that typed dates count from where nobody says another. */
export const useToday = (): string => useTodayWhenAsked()()

/** The same for whom it is seldom that asks: reading the calendar costs as much as rendering a field. */
export const useTodayWhenAsked = (): (() => string) => {
  const timeZone = useLanguage('timeZone', 'Europe/Amsterdam')
  return () => todayIn(timeZone, new Date())
}

/** Amounts as the Dutch write them. */
export const dutchMoney: MoneyStyle = { parse: computeMoney, show: formatMoney, showCurrency: formatEuro }

/** Numbers as the Dutch write them. */
export const dutchNumber: DecimalStyle = { parse: parseDecimal, show: formatDecimal }

/** Dates as the Dutch write them. */
export const dutchDate: DateStyle = {
  parse: parseDate,
  show: formatDate,
  showLong: formatDateLong,
  showMonth: (date) => formatDateLong(date).replace(/^\d+ /, ''),
  pattern: ({ day, month, year }) => `${day}-${month}-${year}`,
  weekdays: [
    ['ma', 'maandag'],
    ['di', 'dinsdag'],
    ['wo', 'woensdag'],
    ['do', 'donderdag'],
    ['vr', 'vrijdag'],
    ['za', 'zaterdag'],
    ['zo', 'zondag'],
  ],
  firstDay: 1,
}

/** A date as one would type it in a hurry, for what is wrong with another. */
export const exampleOf = ({ pattern }: DateStyle): string => pattern({ day: '3', month: '4', year: '2026' })
