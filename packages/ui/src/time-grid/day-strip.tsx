'use client'

import { formatDuration } from '@klopt/validators'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { TimeGridRow } from './time-grid-types.ts'
import * as styles from './day-strip.css.ts'
import { secondsOfDay, type WeekDay } from './week-days.ts'

interface DayStripProps {
  days: readonly WeekDay[]
  rows: readonly TimeGridRow[]
  chosen: string
  onChoose: (date: string) => void
}

/** The days with their totals, on a phone: the chosen one is the one that is typed in. */
export function DayStrip({ days, rows, chosen, onChoose }: DayStripProps) {
  const texts = useLanguage('timeGrid', dutch)
  return (
    <div role="group" aria-label={texts.days} className={styles.strip}>
      {days.map(({ date, short, number, isToday }) => {
        const seconds = secondsOfDay(rows, date)
        const total = seconds === 0 ? texts.none : formatDuration(seconds)
        return (
          <button
            key={date}
            type="button"
            aria-pressed={date === chosen}
            aria-current={isToday ? 'date' : undefined}
            className={styles.stripDay}
            onClick={() => onChoose(date)}
          >
            <span>{short}</span> <span className={styles.stripNumber}>{number}</span>{' '}
            <span className={styles.stripTotal}>{total}</span>
          </button>
        )
      })}
    </div>
  )
}
