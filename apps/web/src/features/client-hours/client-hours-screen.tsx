import { contract, type ClientHours } from '@klopt/api-client/contract'
import { Button, Card, EmptyState, HeaderActions, PageHeader, Skeleton } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Clock, Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { ClientHoursFilters } from './client-hours-filters.tsx'
import { ClientHoursPane } from './client-hours-pane.tsx'
import { ClientHoursRow } from './client-hours-row.tsx'
import { shownDays, type ClientHoursSearch } from './client-hours-search.ts'
import { ClientHoursSums } from './client-hours-sums.tsx'
import * as styles from './client-hours.css.ts'

export interface ClientHoursScreenProps {
  firmId: number
  /** Who works at the firm and writes here; null for staff, that only looks. */
  userId: number | null
  search: ClientHoursSearch
  onSearch: (search: ClientHoursSearch) => void
}

/** What colleagues of a firm worked on its clients: per client, per colleague and each by itself. */
export function ClientHoursScreen({ firmId, userId, search, onSearch }: ClientHoursScreenProps) {
  usePageTitle('Uren op klanten')
  const days = shownDays(search, today())
  const asked = {
    params: { firmId },
    query: {
      ...days,
      ...(search.client !== undefined && { administrationId: String(search.client) }),
      ...(search.user !== undefined && { userId: String(search.user) }),
    },
  }
  const hours = useQuery(query(contract.clientHours.list, asked))
  const exports = useExports(contract.clientHours.export, asked)
  const [opened, setOpened] = useState<ClientHours | 'new' | null>(null)
  const isEmpty = hours.data?.entries.length === 0
  const write = userId !== null && (
    <Button variant="primary" icon={Plus} onClick={() => setOpened('new')}>
      Uren schrijven
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Uren op klanten"
        description={hours.data?.seconds ? `${formatDuration(hours.data.seconds)} uur in deze periode` : '\u00a0'}
        actions={
          <HeaderActions besides={[{ label: 'Downloaden', icon: Download, items: exports }]}>
            {/* Also where there are none, so that the page does not move once that is known. */}
            {write}
          </HeaderActions>
        }
      />
      <ClientHoursFilters {...{ firmId, days, search, onSearch }} written={hours.data?.clients ?? []} />
      {hours.isError ? (
        <LoadError error={hours.error} onRetry={() => void hours.refetch()} />
      ) : hours.data === undefined ? (
        <Skeleton height="160px" />
      ) : isEmpty ? (
        <Card>
          <EmptyState icon={Clock} title="Geen uren">
            In deze periode heeft niemand uren op een klant geschreven.
          </EmptyState>
        </Card>
      ) : (
        <>
          <ClientHoursSums hours={hours.data} {...{ search, onSearch }} />
          <Card title="Uren" padding="none" className={styles.entries}>
            <ul className={styles.list} aria-label="Uren">
              {hours.data.entries.map((entry) => (
                <ClientHoursRow
                  key={entry.id}
                  {...{ firmId, entry }}
                  {...(entry.userId === userId && entry.isClient && { onEdit: () => setOpened(entry) })}
                />
              ))}
            </ul>
            {hours.data.hasMore && (
              <p className={styles.rest}>Dit zijn de nieuwste regels. Download het bestand om ze allemaal te zien.</p>
            )}
          </Card>
        </>
      )}
      {opened !== null && (
        <ClientHoursPane firmId={firmId} entry={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
