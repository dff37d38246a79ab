import { contract } from '@klopt/api-client/contract'
import { Card, EmptyState, LoadMore, PageHeader, Table } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { usePages } from '../../../app/transport/use-pages.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { LinkTabs } from '../../../shell/link-tabs.tsx'
import { LoadError } from '../../../shell/load-error.tsx'
import { useNow } from '../../../shared/dates/use-now.ts'
import { QueueFigures } from './queue-figures.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { queueColumns } from './queue-columns.tsx'
import { queryOf, queueHref, stateFilters, ticketHref, type QueueSearch } from './queue-search.ts'
import * as styles from './queue.css.ts'
import type { QueueScreenProps } from './types.ts'

/** The tickets of all administrations: who waits for an answer first, the longest at the top. */
export function QueueScreen({ filter, onFilter }: QueueScreenProps) {
  usePageTitle('Tickets')
  const navigate = useNavigate()
  const now = useNow()
  const tickets = usePages(contract.ticketQueue.list, { query: queryOf(filter) })
  const { items: rows } = tickets
  const columns = useMemo(() => queueColumns(filter, now), [filter, now])
  return (
    <div className={styles.page}>
      <PageHeader title="Tickets" description="Wie het langst wacht, staat bovenaan." className={styles.header} />
      <QueueFigures filter={filter} />
      <div>
        <LinkTabs
          label="Welke tickets"
          items={stateFilters.map(({ state, label }) => ({
            label,
            href: queueHref({ ...filter, state }),
            current: filter.state === state,
          }))}
        />
        <QueueFilters filter={filter} onFilter={onFilter} />
      </div>
      <Card padding="none">
        {tickets.isError && rows.length === 0 ? (
          <LoadError error={tickets.error} onRetry={() => void tickets.refetch()} />
        ) : (
          <Table
            label="Tickets"
            columnWidthsKey="ticket-queue"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            onRowActivate={({ id }) => void navigate({ href: ticketHref(id, filter) })}
            loading={tickets.isPending}
            empty={<NoTickets filter={filter} />}
          />
        )}
      </Card>
      <LoadMore
        hasMore={tickets.hasMore}
        isLoading={tickets.isLoadingMore}
        onLoadMore={tickets.loadMore}
        shownCount={rows.length}
        itemsName="tickets"
      />
    </div>
  )
}

function NoTickets({ filter: { state, tag, assigned, search } }: { filter: QueueSearch }) {
  if (tag !== undefined || assigned !== undefined || search !== undefined) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen ticket past bij deze filters.
      </EmptyState>
    )
  }
  if (state !== undefined) return <EmptyState icon={CircleCheck} title="Hier zijn nog geen tickets" />
  return (
    <EmptyState icon={CircleCheck} title="Niemand wacht op antwoord">
      Een nieuw ticket of een reactie van een klant komt hier te staan.
    </EmptyState>
  )
}
