'use client'

import { formatDuration } from '@klopt/validators'
import { roles } from '../table/table-roles.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { TimeGridProps } from './time-grid-types.ts'
import { block } from './time-grid.css.ts'
import * as styles from './time-totals.css.ts'
import { secondsOfDay, secondsOfRow, type WeekDay } from './week-days.ts'

interface TimeTotalsProps extends Pick<TimeGridProps, 'rows' | 'dayTargetSeconds' | 'weekTargetSeconds'> {
  days: readonly WeekDay[]
  chosen: string
}

/** What each day and the week come to, and how far that is from how long they are. */
export function TimeTotals({ days, chosen, rows, dayTargetSeconds, weekTargetSeconds }: TimeTotalsProps) {
  const texts = useLanguage('timeGrid', dutch)
  const week = rows.reduce((sum, row) => sum + secondsOfRow(row, days), 0)
  return (
    <tfoot {...roles.group} className={block}>
      <tr {...roles.row} data-chosen={days.findIndex(({ date }) => date === chosen)} className={styles.totals}>
        <th {...roles.rowHead} scope="row" className={styles.totalName}>
          {texts.total}
          {dayTargetSeconds !== undefined && (
            <span className={styles.aside}>{texts.ofDay(formatDuration(dayTargetSeconds))}</span>
          )}
        </th>
        {days.map(({ date, isToday, isWeekend }) => {
          const seconds = secondsOfDay(rows, date)
          return (
            <td
              key={date}
              {...roles.cell}
              data-column={date}
              data-today={isToday || undefined}
              data-weekend={isWeekend || undefined}
              className={styles.total}
            >
              {seconds === 0 ? texts.none : formatDuration(seconds)}
              {dayTargetSeconds !== undefined && !isWeekend && <DayBar seconds={seconds} target={dayTargetSeconds} />}
            </td>
          )
        })}
        <td {...roles.cell} className={styles.weekTotal}>
          {formatDuration(week)}
          {weekTargetSeconds !== undefined && (
            <span className={styles.aside}>{texts.ofWeek(formatDuration(weekTargetSeconds))}</span>
          )}
        </td>
      </tr>
    </tfoot>
  )
}

/** For the eye: the figure above it says the same. */
function DayBar({ seconds, target }: { seconds: number; target: number }) {
  const share = target > 0 ? Math.min(seconds / target, 1) : 0
  return (
    <span className={styles.bar}>
      <span className={styles.barDone} data-full={share === 1 || undefined} style={{ width: `${share * 100}%` }} />
    </span>
  )
}
