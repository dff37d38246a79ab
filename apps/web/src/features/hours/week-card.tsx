import type { TimeEntry } from '@klopt/api-client/contract'
import { Card } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import * as styles from './hours.css.ts'
import { colourOf } from './project-colours.ts'
import { secondsOf, weekShares } from './week-shares.ts'

interface WeekCardProps {
  /** 'Deze week' */
  title: string
  entries: readonly TimeEntry[]
  /** How long these days are meant to be; 0 where nobody said so. */
  targetSeconds: number
}

/** How a week or month is divided, and what of it is billed. */
export function WeekCard({ title, entries, targetSeconds }: WeekCardProps) {
  const total = secondsOf(entries)
  const billable = secondsOf(entries.filter((entry) => entry.billable))
  const left = targetSeconds - total
  return (
    <Card title={title} aside={left > 0 ? `nog ${formatDuration(left)} te gaan` : formatDuration(total)}>
      {total === 0 ? (
        <p className={styles.muted}>Er staan nog geen uren.</p>
      ) : (
        <>
          <div className={styles.bar}>
            {weekShares(entries).map(({ projectId, colour, seconds }) => (
              <span
                key={projectId}
                className={styles.part}
                style={{ backgroundColor: colourOf(colour), flexGrow: seconds }}
              />
            ))}
            {left > 0 && <span style={{ flexGrow: left }} />}
          </div>
          <dl className={styles.shares}>
            {weekShares(entries).map(({ projectId, name, colour, percent, seconds }) => (
              <div key={projectId} className={styles.share}>
                <dt>
                  <span className={styles.dot} style={{ backgroundColor: colourOf(colour) }} />
                  {name}
                </dt>
                <dd className={styles.muted}>{percent}%</dd>
                <dd className={styles.figure}>{formatDuration(seconds)}</dd>
              </div>
            ))}
            <div className={styles.shareTotal}>
              <dt>Factureerbaar</dt>
              <dd className={styles.muted}>{Math.round((billable * 100) / total)}%</dd>
              <dd className={styles.figure}>{formatDuration(billable)}</dd>
            </div>
          </dl>
        </>
      )}
    </Card>
  )
}
