'use client'

import { formatDateLong, formatDuration } from '@klopt/validators'
import { useState } from 'react'
import { DurationField } from '../duration-field/duration-field.tsx'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { roles } from '../table/table-roles.ts'
import { texts } from './texts.ts'
import type { TimeEntry, TimeGridProps } from './time-grid-types.ts'
import * as styles from './time-grid.css.ts'
import type { WeekDay } from './week-days.ts'

interface TimeCellProps extends Pick<TimeGridProps, 'readOnly'> {
  /** What the line is called. */
  rowName: string
  day: WeekDay
  entry: TimeEntry | undefined
  /** Called with whole seconds, or null, once the cell is left with another time. */
  onTime: (seconds: number | null) => void
}

/** The time of one day on one line: typed as a duration, and told when the cell is left. */
export function TimeCell({ rowName, day, entry, readOnly, onTime }: TimeCellProps) {
  const { seconds = null, hasNote = false, running = false } = entry ?? {}
  const [draft, setDraft] = useState(seconds)
  const [known, setKnown] = useState(seconds)
  if (seconds !== known) {
    setKnown(seconds)
    setDraft(seconds)
  }
  const asides = [hasNote && texts.hasNote, running && texts.running].filter(Boolean).join(', ')
  const label = texts.cell(rowName, day.name, formatDateLong(day.date))
  return (
    <td
      {...roles.cell}
      data-column={day.date}
      data-today={day.isToday || undefined}
      data-weekend={day.isWeekend || undefined}
      data-running={running || undefined}
      className={styles.cell}
    >
      {hasNote && <span className={styles.note} />}
      {readOnly || running ? (
        <span className={styles.shown}>
          {seconds === null ? texts.none : formatDuration(seconds)}
          {asides && <span className={visuallyHidden}> {asides}</span>}
        </span>
      ) : (
        <DurationField
          label={asides ? `${label}, ${asides}` : label}
          labelHidden
          align="end"
          placeholder={texts.none}
          valueSeconds={draft}
          onChange={setDraft}
          // Half a duration is not told: it stands there, with what is wrong.
          onBlur={({ target }) => {
            if (draft !== seconds && (draft !== null || target.value.trim() === '')) onTime(draft)
          }}
        />
      )}
    </td>
  )
}
