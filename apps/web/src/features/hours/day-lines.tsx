import type { TimeEntry } from '@klopt/api-client/contract'
import { Badge, Card, Icon } from '@klopt/ui'
import { ChevronRight } from 'lucide-react'
import { colourOf } from './project-colours.ts'
import * as styles from './phone-hours.css.ts'
import { lineDuration } from './line-duration.ts'

interface DayLinesProps {
  entries: readonly TimeEntry[]
  onOpen: (entry: TimeEntry) => void
}

/** The lines of a day on a phone: what and when, and how long. */
export function DayLines({ entries, onOpen }: DayLinesProps) {
  if (entries.length === 0) return <p className={styles.none}>Op deze dag staan nog geen uren.</p>
  return (
    <Card padding="none">
      <ul className={styles.lines}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button type="button" className={styles.line} onClick={() => onOpen(entry)}>
              <span className={styles.colour} style={{ backgroundColor: colourOf(entry.colour) }} />
              <span className={styles.words}>
                <span className={styles.what}>{[entry.projectName, entry.taskName].filter(Boolean).join(' · ')}</span>
                {entry.note && <span className={styles.note}>{entry.note}</span>}
                {entry.startTime && (
                  <span className={styles.when}>
                    {entry.startTime} – {entry.endTime}
                  </span>
                )}
                {entry.invoiced && <Badge tone="success">Gefactureerd</Badge>}
              </span>
              <span className={styles.time}>{lineDuration(entry.seconds)}</span>
              <Icon of={ChevronRight} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
