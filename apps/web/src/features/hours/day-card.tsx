import type { TimeEntry } from '@klopt/api-client/contract'
import { Badge, Card } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import type { ReactNode } from 'react'
import { dayName } from './day-name.ts'
import * as styles from './hours.css.ts'
import { colourOf } from './project-colours.ts'
import { lineDuration } from './line-duration.ts'

interface DayCardProps {
  day: string
  entries: readonly TimeEntry[]
  onOpen: (entry: TimeEntry) => void
  /** The button that adds a line. */
  add: ReactNode
}

/** The lines of one day, each a press away from being changed. */
export function DayCard({ day, entries, onOpen, add }: DayCardProps) {
  const seconds = entries.reduce((sum, entry) => sum + entry.seconds, 0)
  const lines = entries.length === 1 ? '1 regel' : `${entries.length} regels`
  return (
    <Card title={dayName(day)} aside={`${lines} · ${formatDuration(seconds)}`} padding="none">
      {entries.length === 0 && <p className={styles.none}>Op deze dag staan nog geen uren.</p>}
      <ul className={styles.lines}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button type="button" className={styles.line} onClick={() => onOpen(entry)}>
              <span className={styles.colour} style={{ backgroundColor: colourOf(entry.colour) }} />
              <span className={styles.work}>
                <span className={styles.what}>{[entry.projectName, entry.taskName].filter(Boolean).join(' · ')}</span>
                <span className={styles.note}>{entry.note}</span>
              </span>
              <span className={styles.when}>{entry.startTime && `${entry.startTime} – ${entry.endTime}`}</span>
              {entry.invoiced && <Badge tone="success">Gefactureerd</Badge>}
              <span className={styles.time}>{lineDuration(entry.seconds)}</span>
            </button>
          </li>
        ))}
      </ul>
      {add !== false && <div className={styles.foot}>{add}</div>}
    </Card>
  )
}
