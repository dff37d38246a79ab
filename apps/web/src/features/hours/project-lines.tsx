import { contract } from '@klopt/api-client/contract'
import { AppLink, Badge, Card, linkClassName, Skeleton } from '@klopt/ui'
import { addDays, formatDateShort, formatDuration } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { hoursHref } from './hours-search.ts'
import * as styles from './hours.css.ts'

/** As many days as are read at once, and as many lines of them as are shown. */
const DAYS_BACK = 61
const MOST_LINES = 8

/** The newest hours that one wrote on a project oneself. */
export function ProjectLines({ administrationId, projectId }: { administrationId: number; projectId: number }) {
  const [day] = useState(() => today())
  const { data, isError, error, refetch } = useQuery({
    ...query(contract.hours.list, {
      params: { administrationId },
      query: { from: addDays(day, -DAYS_BACK), to: day },
    }),
    meta: { errors: 'screen' },
  })
  const rows = data?.entries
    .filter((entry) => entry.projectId === projectId)
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, MOST_LINES)
  return (
    <Card
      title="Jouw laatste uren"
      padding="none"
      aside={
        <AppLink href={hoursHref(administrationId, { day: rows?.[0]?.day })} className={linkClassName}>
          Naar je uren
        </AppLink>
      }
    >
      {isError && <LoadError error={error} onRetry={() => void refetch()} />}
      {!rows && !isError && <Skeleton height="144px" />}
      {rows?.length === 0 && <p className={styles.none}>De laatste twee maanden schreef je hier geen uren.</p>}
      <ul className={styles.lines}>
        {rows?.map((entry) => (
          <li key={entry.id} className={styles.line}>
            <span className={styles.work}>
              <span className={styles.what}>{entry.taskName ?? entry.projectName}</span>
              <span className={styles.note}>
                {[formatDateShort(entry.day), entry.note].filter(Boolean).join(' · ')}
              </span>
            </span>
            {entry.invoiced && <Badge tone="success">Gefactureerd</Badge>}
            {!entry.billable && <Badge dot={false}>Niet factureerbaar</Badge>}
            <span className={styles.time}>{formatDuration(entry.seconds)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
