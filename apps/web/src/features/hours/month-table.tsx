import type { contract, ResponseOf, TimeEntry } from '@klopt/api-client/contract'
import { AppLink, visuallyHidden } from '@klopt/ui'
import { formatDateLong, formatDuration, weekday } from '@klopt/validators'
import { today } from '../../app/today.ts'
import { weeksOf, type HoursPeriod } from './hours-period.ts'
import { hoursHref, weekName, type HoursSearch } from './hours-search.ts'
import * as styles from './month-table.css.ts'
import { secondsOf } from './week-shares.ts'

interface MonthTableProps {
  administrationId: number
  search: HoursSearch
  period: HoursPeriod
  entries: readonly TimeEntry[]
  weeks: ResponseOf<typeof contract.hours.list>['weeks']
  /** How long a day is meant to be, in seconds; 0 where nobody said so. */
  dayTarget: number
}

const DAYS = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'] as const
const STATES = { submitted: 'ingediend', approved: 'goedgekeurd' } as const
const FULL = 100
const SATURDAY = 6

/** The weeks of a month: what was worked each day, and what each week comes to. A day leads to its lines. */
export function MonthTable(props: MonthTableProps) {
  const { period } = props
  return (
    <table className={styles.table} aria-label={`Uren van ${period.words.toLowerCase()}`}>
      <thead>
        <tr>
          {DAYS.map((name) => (
            <th key={name} scope="col" className={styles.head}>
              {name}
            </th>
          ))}
          <th scope="col" className={styles.headWeek}>
            Week
          </th>
        </tr>
      </thead>
      <tbody>
        {weeksOf(period).map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <DayCell key={day} {...props} day={day} />
            ))}
            <WeekCell {...props} days={days} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WeekCell({ administrationId, search, entries, weeks, days }: MonthTableProps & { days: readonly string[] }) {
  const [monday = ''] = days
  const state = weeks.find((each) => each.monday === monday)?.state ?? 'open'
  const seconds = secondsOf(entries.filter(({ day }) => days.includes(day)))
  const href = hoursHref(administrationId, { ...search, view: undefined, day: monday })
  return (
    <td className={styles.week}>
      <AppLink className={styles.weekLink} href={href}>
        <span className={styles.weekName}>{weekName(monday)}</span>
        <span className={styles.weekTime}>{seconds === 0 ? '–' : formatDuration(seconds)}</span>
        {state !== 'open' && <span className={styles.weekName}>{STATES[state]}</span>}
      </AppLink>
    </td>
  )
}

function DayCell({ administrationId, search, period, entries, dayTarget, day }: MonthTableProps & { day: string }) {
  const seconds = secondsOf(entries.filter((entry) => entry.day === day))
  const isWeekend = weekday(day) >= SATURDAY
  return (
    <td
      className={styles.day}
      data-today={day === today() || undefined}
      data-weekend={isWeekend || undefined}
      data-beside={day < period.from || day > period.to || undefined}
    >
      <AppLink className={styles.dayLink} href={hoursHref(administrationId, { ...search, view: 'day', day })}>
        <span className={styles.number} aria-hidden>
          {Number(day.slice(-2))}
        </span>
        <span className={visuallyHidden}>{formatDateLong(day)}</span>
        <span className={styles.time}>{seconds === 0 ? '–' : formatDuration(seconds)}</span>
        {dayTarget > 0 && !isWeekend && (
          <span className={styles.bar}>
            <span
              className={styles.done}
              data-full={seconds >= dayTarget || undefined}
              style={{ width: `${Math.min(seconds / dayTarget, 1) * FULL}%` }}
            />
          </span>
        )}
      </AppLink>
    </td>
  )
}
