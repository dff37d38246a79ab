import { addDays, formatDateShort, formatDateLong, weekday } from '@klopt/validators'
import { mondayOf, weekName, type HoursSearch } from './hours-search.ts'
import { dayName } from './day-name.ts'

const WEEK_DAYS = 7
const SUNDAY = 7
const NEXT_MONTH_DAYS = 31

/** Days that are looked at together. */
export interface HoursPeriod {
  readonly from: string
  readonly to: string
  /** 'Week 47 · 16 t/m 22 november 2026', 'Donderdag 19 november 2026' or 'November 2026'. */
  readonly words: string
  /** A day of the period before and after it. */
  readonly previous: string
  readonly next: string
  /** 'Vorige week', 'Volgende week'. */
  readonly labels: { readonly previous: string; readonly next: string }
}

/** The day, week or month of a day. */
export function hoursPeriod(day: string, view: HoursSearch['view']): HoursPeriod {
  if (view === 'day') {
    const labels = { previous: 'Vorige dag', next: 'Volgende dag' }
    const words = `${dayName(day)} ${day.slice(0, 4)}`
    return { from: day, to: day, words, previous: addDays(day, -1), next: addDays(day, 1), labels }
  }
  if (view === 'month') return monthOf(day)
  const from = mondayOf(day)
  const to = addDays(from, WEEK_DAYS - 1)
  return {
    from,
    to,
    words: `${weekName(from)} · ${spanWords(from, to)}`,
    previous: addDays(day, -WEEK_DAYS),
    next: addDays(day, WEEK_DAYS),
    labels: { previous: 'Vorige week', next: 'Volgende week' },
  }
}

function monthOf(day: string): HoursPeriod {
  const from = `${day.slice(0, 8)}01`
  const next = `${addDays(from, NEXT_MONTH_DAYS).slice(0, 8)}01`
  const [, ...month] = formatDateLong(from).split(' ')
  const words = month.join(' ')
  return {
    from,
    to: addDays(next, -1),
    words: words.charAt(0).toUpperCase() + words.slice(1),
    previous: `${addDays(from, -1).slice(0, 8)}01`,
    next,
    labels: { previous: 'Vorige maand', next: 'Volgende maand' },
  }
}

/** The whole weeks that a month lies in, each as its seven days. */
export function weeksOf({ from, to }: Pick<HoursPeriod, 'from' | 'to'>): string[][] {
  const weeks: string[][] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, WEEK_DAYS)) {
    weeks.push(Array.from({ length: WEEK_DAYS }, (_, index) => addDays(monday, index)))
  }
  return weeks
}

/** How many of these days are from Monday to Friday. */
export const workingDaysOf = ({ from, to }: Pick<HoursPeriod, 'from' | 'to'>): number =>
  weeksOf({ from, to })
    .flat()
    .filter((day) => day >= from && day <= to && weekday(day) < SUNDAY - 1).length

/**
 * '16 t/m 22 november 2026', '30 nov t/m 6 dec 2026': what both days share is said once, and two months are short, so that the line
 * is as long in each week and its heading as high.
 */
function spanWords(from: string, to: string): string {
  const [dayOf = '', monthOf = '', yearOf = ''] = formatDateShort(from).split(' ')
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf} t/m ${formatDateLong(to)}`
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${yearOf}`
  return `${dayOf} ${monthOf}${year} t/m ${formatDateShort(to)}`
}
