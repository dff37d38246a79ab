import { contract } from '@klopt/api-client/contract'
import { EmptyState } from '@klopt/ui'
import { CircleCheck, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { usePages } from '../../../app/transport/use-pages.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { ListScreen } from '../../../shell/list-screen.tsx'
import { segmentCounts } from '../../../shared/lists/segment-counts.ts'
import { useExports } from '../../../shared/lists/use-exports.ts'
import { useNow } from '../../../shared/dates/use-now.ts'
import { QueueFigures } from './queue-figures.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { queueColumns } from './queue-columns.tsx'
import { queryOf, queueHref, readQueueSearch, stateFilters, ticketHref, type QueueSearch } from './queue-search.ts'
import type { QueueScreenProps } from './types.ts'

/** The tickets of all administrations: who waits for an answer first, the longest at the top. */
export function QueueScreen({ filter, onFilter }: QueueScreenProps) {
  usePageTitle('Tickets')
  const now = useNow()
  const asked = { query: queryOf(filter) }
  const pages = usePages(contract.ticketQueue.list, asked)
  const exports = useExports(contract.ticketQueue.export, asked)
  const countOf = segmentCounts(pages.first?.segments)
  const columns = useMemo(() => queueColumns(filter, now), [filter, now])
  return (
    <ListScreen
      name="ticket-queue"
      title="Tickets"
      itemsName="tickets"
      allLabel="Wachtrij"
      summary={<QueueFigures filter={filter} />}
      {...{ filter, onFilter, pages, columns, exports }}
      read={readQueueSearch}
      hrefOf={queueHref}
      segments={stateFilters.map(({ state, label }) => ({
        id: state ?? 'open',
        label,
        href: queueHref({ ...filter, state, start: undefined }),
        current: filter.state === state,
        count: countOf(state ?? 'open'),
      }))}
      totalCount={pages.first?.segments?.[filter.state ?? 'open'].count}
      isCapped={pages.first?.segments?.[filter.state ?? 'open'].isCapped}
      defaultSort="waitingSince"
      starts={{
        waitingSince: { label: 'wacht sinds', kind: 'date' },
        lastResponseAt: { label: 'laatste reactie', kind: 'date' },
      }}
      searchLabel="Zoek een ticket"
      searchPlaceholder="Onderwerp, klant, administratie of nummer"
      filters={{
        count: [filter.tag, filter.assigned].filter((value) => value !== undefined).length,
        cleared: { ...filter, tag: undefined, assigned: undefined },
        fields: <QueueFilters filter={filter} onFilter={onFilter} />,
      }}
      rowId={({ id }) => id}
      rowHref={({ id }) => ticketHref(id, filter)}
      empty={<NoTickets filter={filter} />}
    />
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
