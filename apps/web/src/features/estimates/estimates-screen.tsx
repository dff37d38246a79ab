import { contract, type EstimateListItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, EmptyState, Icon } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { FileSignature, Plus, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today as civilToday } from '../../app/today.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { documentQuery, isNarrowed } from '../../shared/lists/list-search.ts'
import { segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { estimateColumns } from './estimate-columns.tsx'
import {
  DEFAULT_SORT,
  estimateHref,
  estimatesHref,
  estimateStarts,
  readEstimateSearch,
  statusFilters,
  type EstimateSearch,
} from './estimate-filters.ts'
import { estimateListFilters } from './estimate-list-filters.tsx'
import { EstimatePeek, PeekActions } from './estimate-peek.tsx'
import { ESTIMATE_STATUSES } from './estimate-statuses.tsx'

export interface EstimatesScreenProps {
  administrationId: number
  filter: EstimateSearch
  onFilter: (filter: EstimateSearch) => void
}

/** The estimates of an administration, newest first, by how they stand. */
export function EstimatesScreen({ administrationId, filter, onFilter }: EstimatesScreenProps) {
  usePageTitle('Offertes')
  const today = civilToday()
  const asked = { params: { administrationId }, query: documentQuery(filter) }
  const pages = usePages(contract.estimates.list, asked)
  const exports = useExports(contract.estimates.export, asked)
  const segments = pages.first?.segments
  const current = segments?.[filter.status ?? 'all']
  const grossCents = current?.grossCents
  const columns = useMemo(
    () => estimateColumns({ administrationId, grossCents, today }),
    [administrationId, grossCents, today],
  )
  const add = useAdd(administrationId)
  const hrefOf = (next: EstimateSearch) => estimatesHref(administrationId, next)
  return (
    <ListScreen
      name={`estimates.${administrationId}`}
      title="Offertes"
      itemsName="offertes"
      allLabel="Alle offertes"
      add={add}
      {...{ filter, onFilter, hrefOf, pages, columns, exports }}
      read={readEstimateSearch}
      segments={statusSegments(
        statusFilters,
        filter.status,
        (status) => hrefOf({ ...filter, status, peek: undefined, start: undefined }),
        segmentCounts(segments),
      )}
      totalCount={current?.count}
      isCapped={current?.isCapped}
      defaultSort={DEFAULT_SORT}
      starts={estimateStarts}
      dateLabel="Offertedatum"
      filters={estimateListFilters({ administrationId, filter, onFilter })}
      searchLabel="Zoek een offerte"
      searchPlaceholder="Nummer, relatie of kenmerk"
      rowId={({ id }) => id}
      rowLabel={nameOf}
      rowHref={({ id }) => estimateHref(administrationId, id)}
      peekOf={(row) => ({
        label: nameOf(row),
        content: <EstimatePeek administrationId={administrationId} row={row} />,
        actions: <PeekActions administrationId={administrationId} row={row} />,
      })}
      bulk={{
        actions: (rows, clear) => <BulkActions {...{ administrationId, rows, clear }} />,
        summary: (rows) => formatEuro(rows.reduce((sum, row) => sum + row.grossCents, 0)),
      }}
      empty={<NoEstimates filter={filter} add={add} />}
    />
  )
}

/** What an estimate is called: 'Offerte 2026-O-004', 'Concept voor Van Rijn B.V.'. */
function nameOf({ number, contactName }: EstimateListItem): string {
  if (number !== null) return `Offerte ${number}`
  return contactName === null ? 'Concept' : `Concept voor ${contactName}`
}

function useAdd(administrationId: number): ReactNode {
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  return (
    mayAdd && (
      <AppLink
        href={administrationAddress(administrationId, 'estimates/$estimateId', { params: { estimateId: 'new' } })}
        className={buttonClassName({ variant: 'primary' })}
      >
        <Icon of={Plus} />
        Nieuwe offerte
      </AppLink>
    )
  )
}

function NoEstimates({ filter, add }: { filter: EstimateSearch; add: ReactNode }) {
  if (isNarrowed(filter)) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen offerte past bij deze filters.
      </EmptyState>
    )
  }
  if (filter.status !== undefined) {
    return (
      <EmptyState
        icon={FileSignature}
        title={`Geen offertes met de status ${ESTIMATE_STATUSES[filter.status].label}.`}
      />
    )
  }
  return (
    <EmptyState icon={FileSignature} title="Nog geen offertes" action={add}>
      Hier komen je offertes, met wat je klant ervan vond en wat al op een factuur staat.
    </EmptyState>
  )
}
