import { moveDate } from '@klopt/api/move-date'
import { isIsoDate } from '@klopt/validators'
import type { Browser } from '@playwright/test'

const dayMs = 86_400_000
const day = process.env['KLOPT_DAY']
if (day !== undefined && !isIsoDate(day)) throw new Error('KLOPT_DAY is a day such as 2027-01-02')
/** How much later it is to be for who wants a time of the day too; the servers they start have it from them. */
const given = process.env['KLOPT_OFFSET_MS']
/** How much later than it is `KLOPT_DAY` asks for, in whole days, so that every process and page has the same clock. */
const daysMs = day === undefined ? 0 : Math.round((Date.parse(`${day}T12:00:00Z`) - Date.now()) / dayMs) * dayMs
const offsetMs = given === undefined ? daysMs : Number(given)

/**
 * For a server that is started: it loads this module first, which moves its calendar. What holds on one day of the year
 * and not on another then fails when one looks for it.
 */
export const onThatDay: Readonly<Record<string, string>> =
  offsetMs === 0 ? {} : { NODE_OPTIONS: `--import=${import.meta.url}` }

/** Moves the calendar of every page of this browser. */
export function movePages(browser: Browser): void {
  if (offsetMs === 0) return
  browser.on('context', (context) => void context.addInitScript(moveDate, offsetMs))
}

if (offsetMs !== 0) moveDate(offsetMs)
