import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Button, PageHeader, Skeleton, Stat, StatGroup } from '@klopt/ui'
import { formatFileSize } from '@klopt/validators'
import { useQueries, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { query } from '../../app/transport/api.ts'
import { instantText } from '../../shared/dates/times.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './back-office.css.ts'
import { JobsCard } from './jobs-card.tsx'
import { MaintenanceCard } from './maintenance-card.tsx'
import { RemovalsCard } from './removals-card.tsx'
import { UsageCard } from './usage-card.tsx'
import { TransfersCard } from './transfers-card.tsx'

type Health = ResponseOf<typeof contract.backOffice.health>
type Job = Health['jobs'][number]

/** How the server is, and who goes. */
export function HealthScreen() {
  usePageTitle('Systeem')
  const { data, error, isError, isFetching, refetch } = useQuery(query(contract.backOffice.health, {}))
  const isWaiting = useIsWaiting()
  return (
    <div className={styles.page} aria-busy={isWaiting}>
      <PageHeader
        className={styles.header}
        title="Systeem"
        description="Hoe de server het doet, en wie er weggaat of wisselt."
        actions={
          <Button icon={RefreshCw} loading={isFetching && !isWaiting} onClick={() => void refetch()}>
            Vernieuwen
          </Button>
        }
      />
      {isError && <LoadError error={error} onRetry={() => void refetch()} />}
      {isWaiting ? (
        <Skeleton height="480px" />
      ) : (
        <>
          {data && <Figures health={data} />}
          {data && <JobsCard jobs={data.jobs} />}
          <TransfersCard />
          <RemovalsCard />
          <MaintenanceCard />
          <UsageCard />
        </>
      )}
    </div>
  )
}

/** Whether a part of the page is on its way: it is shown at once, so that nothing moves under what one reads. */
function useIsWaiting(): boolean {
  return useQueries({
    queries: [
      query(contract.backOffice.health, {}),
      query(contract.backOffice.usage, {}),
      query(contract.maintenance.show, {}),
      query(contract.mainUserTransfers.list, {}),
      query(contract.backOffice.removalRequests, {}),
    ],
    combine: (parts) => parts.some(({ isPending }) => isPending),
  })
}

const total = (jobs: readonly Job[], count: (job: Job) => number) => jobs.reduce((sum, job) => sum + count(job), 0)

function Figures({ health }: { health: Health }) {
  const { jobs, databaseBytes, documentsToRead, mailsToSend, lastBackupAt } = health
  const failed = total(jobs, (job) => job.failed)
  return (
    <StatGroup className={styles.figures}>
      <Stat label="Taken die wachten" value={total(jobs, (job) => job.waiting)} />
      <Stat
        label="Mislukt vandaag"
        value={failed}
        {...(failed > 0 && { detail: 'kijk hieronder waarom', tone: 'danger' })}
      />
      <Stat label="Mails te versturen" value={mailsToSend} />
      <Stat label="Documenten te lezen" value={documentsToRead} />
      <Stat
        label="Laatste back-up"
        value={lastBackupAt === null ? 'Nooit' : instantText(lastBackupAt)}
        {...(lastBackupAt === null && { detail: 'maak er een met npm run backup', tone: 'danger' })}
      />
      <Stat label="Database" value={formatFileSize(databaseBytes)} />
      <Stat label="PostgreSQL" value={health.databaseVersion} />
      <Stat label="Versie" value={health.version} />
    </StatGroup>
  )
}
