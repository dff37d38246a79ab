import { contract, type EstimateListItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, EmptyState, Icon, SumLine } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { FileSignature, Plus, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today as civilToday } from '../../app/today.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { documentQuery, isNarrowed } from '../../shared/lists/list-search.ts'
import type { Months } from '../../shared/lists/month-groups.ts'
import { countText, segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { ShortLabel } from '../../shared/look/short-label.tsx'
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
      summary={segments && segments.all.count > 0 && <SumLine text={runningText(segments)} />}
      add={add}
      {...{ filter, onFilter, hrefOf, pages, columns, exports, months }}
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

const months: Months<EstimateListItem> = {
  days: { estimateDate: ({ estimateDate }) => estimateDate, validUntil: ({ validUntil }) => validUntil },
  words: ['offerte', 'offertes'],
  centsOf: ({ grossCents }) => grossCents,
}

interface Segment {
  readonly count: number
  readonly isCapped: boolean
  /** Null where they were not all counted. */
  readonly grossCents: number | null
}

/** What waits for an answer: '4 lopen · € 9.654,93'. */
function runningText({ sent, viewed }: Readonly<Record<'sent' | 'viewed', Segment>>): string {
  const count = sent.count + viewed.count
  if (count === 0) return 'Er loopt niets.'
  const counted = countText({ count, isCapped: sent.isCapped || viewed.isCapped })
  const words = `${counted} ${count === 1 ? 'loopt' : 'lopen'}`
  if (sent.grossCents === null || viewed.grossCents === null) return words
  return `${words} · ${formatEuro(sent.grossCents + viewed.grossCents)}`
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
        <ShortLabel short="Offerte">Nieuwe offerte</ShortLabel>
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
