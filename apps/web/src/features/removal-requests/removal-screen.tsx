import { ApiError } from '@klopt/api-client'
import { contract } from '@klopt/api-client/contract'
import { Card, EmptyState, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { query } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { AskRemoval } from './ask-removal.tsx'
import { AskedRemoval } from './asked-removal.tsx'
import { DownloadFirst } from './download-first.tsx'
import { untilProcessed } from './removal-note.ts'
import * as styles from './removal.css.ts'
import { WhatHappens } from './what-happens.tsx'

const FORBIDDEN = 403

export interface RemovalScreenProps {
  administrationId: number
  /** For anybody else nothing of it is asked. */
  isMainUser: boolean
}

/** Having an administration removed: what that means, what stands in the way, and thinking better of it. */
export function RemovalScreen({ administrationId, isMainUser }: RemovalScreenProps) {
  usePageTitle('Administratie verwijderen')
  const { data, error, refetch } = useQuery({
    ...query(contract.removalRequests.preview, { params: { administrationId } }),
    enabled: isMainUser,
    refetchInterval: ({ state }) =>
      untilProcessed(
        state.data !== undefined && state.data.requestedAt !== null && state.data.readyForRemovalAt === null,
      ),
  })
  if (!data) {
    return (
      <Frame isBusy={isMainUser && error === null}>
        <Card>
          {!isMainUser || (error instanceof ApiError && error.status === FORBIDDEN) ? (
            <MainUserOnly />
          ) : error ? (
            <LoadError error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height="240px" />
          )}
        </Card>
      </Frame>
    )
  }
  return (
    <Frame name={data.companyName}>
      {data.requestedAt !== null && <AskedRemoval administrationId={administrationId} preview={data} />}
      <WhatHappens preview={data} />
      <DownloadFirst administrationId={administrationId} />
      {data.requestedAt === null && <AskRemoval administrationId={administrationId} preview={data} />}
    </Frame>
  )
}

function Frame({ name, isBusy = false, children }: { name?: string; isBusy?: boolean; children: ReactNode }) {
  return (
    <div className={styles.page} aria-busy={isBusy}>
      <PageHeader className={styles.header} title="Administratie verwijderen" description={name} />
      {children}
    </div>
  )
}

function MainUserOnly() {
  return (
    <EmptyState icon={Lock} title="Alleen de hoofdgebruiker kan de administratie laten verwijderen">
      Wil je er zelf niet meer bij? Dan kun je de administratie verlaten bij Mijn administraties.
    </EmptyState>
  )
}
