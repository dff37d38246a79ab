import { shortCivilDate } from '../text/civil-date.ts'
import { plainCentsOf } from '../text/cents.ts'

export interface Balance {
  date: string
  currency: string
  cents: number
}

/** Reads `:60a:` and `:62a:`, such as `C240131EUR1234,56`; null when it is none. */
export function balanceOf(value: string): Balance | null {
  const match = /^([CD])(\d{6})([A-Z]{3})([\d.,]+)\s*$/.exec(value)
  if (match === null) return null
  const [, mark, day = '', currency = '', amount = ''] = match
  const date = shortCivilDate(day)
  const cents = plainCentsOf(amount)
  if (date === null || cents === null) return null
  return { date, currency, cents: mark === 'D' && cents !== 0 ? -cents : cents }
}
