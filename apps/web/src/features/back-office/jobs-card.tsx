import { Card, Table } from '@klopt/ui'
import { useMemo, useState } from 'react'
import * as styles from './back-office.css.ts'
import { jobColumns, retryColumn, type Job } from './job-columns.tsx'
import { RetryJobsModal } from './retry-jobs-modal.tsx'

/** What waits, runs or failed in the last day, and the way to try that again. */
export function JobsCard({ jobs }: { jobs: readonly Job[] }) {
  const [retried, setRetried] = useState<string | null>(null)
  const columns = useMemo(() => [...jobColumns, retryColumn(setRetried)], [])
  return (
    <Card title="Taken" padding="none">
      {jobs.length === 0 ? (
        <p className={styles.nothing}>Niets wacht en niets is mislukt.</p>
      ) : (
        <Table label="Taken" columns={columns} rows={jobs} rowKey={({ name }) => name} />
      )}
      {retried !== null && <RetryJobsModal name={retried} onClose={() => setRetried(null)} />}
    </Card>
  )
}
