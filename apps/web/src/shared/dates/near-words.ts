import { daysBetween, formatDateShort } from '@klopt/validators'

const NEAR_DAYS = 300

/** '31 jan' of a day that is near `today`, of which the year says nothing; '31 jan 2025' of another. */
export function nearDay(date: string, today: string): string {
  const text = formatDateShort(date)
  return Math.abs(daysBetween(today, date)) < NEAR_DAYS ? text.slice(0, -' 2026'.length) : text
}

/** '4e kwartaal' of a period of this year, '4e kwartaal 2025' of another. */
export const nearPeriod = (label: string, today: string): string => label.replace(` ${today.slice(0, 4)}`, '')
