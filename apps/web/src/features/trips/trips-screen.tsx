import { contract, type ResponseOf, type Trip } from '@klopt/api-client/contract'
import { Button, EmptyState, SumLine } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { Car, Plus, SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { usePermissions } from '../../app/session/use-permissions.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import type { Months } from '../../shared/lists/month-groups.ts'
import { countedText, segmentCounts } from '../../shared/lists/segment-counts.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { MonthNotices } from './month-notices.tsx'
import { TRIP_KINDS, tripColumns } from './trip-columns.tsx'
import { TripModal } from './trip-modal.tsx'
import { readTripsSearch, tripsHref, tripsQuery, type TripsSearch } from './trips-search.ts'

export interface TripsScreenProps {
  administrationId: number
  filter: TripsSearch
  onFilter: (filter: TripsSearch) => void
}

/** What was driven for the company, and what of it is in the books. */
export function TripsScreen({ administrationId, filter, onFilter }: TripsScreenProps) {
  usePageTitle('Ritten')
  const [isAdding, setAdding] = useState(false)
  const asked = { params: { administrationId }, query: tripsQuery(filter) }
  const pages = usePages(contract.trips.list, asked)
  const exports = useExports(contract.trips.export, asked)
  const seesAll = usePermissions(administrationId).includes('ACCOUNTING')
  const mayAdd = useMayChange(administrationId, { permission: 'TIME_TRACKING' })
  const { segments } = pages.first ?? {}
  const countOf = segmentCounts(segments)
  const shown = segments?.[filter.kind ?? 'all']
  const { open: tripId = 0 } = filter
  const opened = useQuery({
    ...query(contract.trips.get, { params: { administrationId, tripId } }),
    enabled: tripId > 0,
  }).data
  const add = mayAdd && (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      <ShortLabel short="Rit">Rit toevoegen</ShortLabel>
    </Button>
  )
  const hrefOf = (next: TripsSearch) => tripsHref(administrationId, next)
  const segment = (kind: TripsSearch['kind'], label: string) => ({
    id: label,
    label,
    href: hrefOf({ ...filter, kind, start: undefined }),
    current: filter.kind === kind,
    count: countOf(kind ?? 'all'),
  })
  return (
    <>
      <ListScreen
        name={`trips.${administrationId}`}
        title="Ritten"
        itemsName="ritten"
        allLabel="Alle ritten"
        summary={shown && shown.count > 0 && <SumLine text={sumOf(shown)} />}
        totalCount={shown?.count}
        isCapped={shown?.isCapped}
        add={add}
        tabs={<MonthNotices administrationId={administrationId} />}
        {...{ filter, onFilter, hrefOf, pages, exports, months }}
        columns={tripColumns({ totals: shown, seesAll })}
        read={readTripsSearch}
        segments={[
          segment(undefined, 'Alles'),
          ...(['business', 'commute', 'private'] as const).map((kind) => segment(kind, TRIP_KINDS[kind])),
        ]}
        defaultSort="-day"
        starts={{ day: { label: 'datum', kind: 'date' } }}
        searchLabel="Zoek een rit"
        searchPlaceholder="Plaats of doel"
        rowId={({ id }) => id}
        rowLabel={({ fromPlace, toPlace }) => `${fromPlace} – ${toPlace}`}
        rowHref={({ id }) => hrefOf({ ...filter, open: id })}
        empty={<NoTrips filter={filter} add={add} />}
      />
      {isAdding && <TripModal administrationId={administrationId} trip={null} onClose={() => setAdding(false)} />}
      {mayAdd && opened && (
        <TripModal
          key={opened.id}
          administrationId={administrationId}
          trip={opened}
          onClose={() => onFilter({ ...filter, open: undefined })}
        />
      )}
    </>
  )
}

const months: Months<Trip> = {
  days: { day: ({ day }) => day },
  words: ['rit', 'ritten'],
  centsOf: ({ cents }) => cents,
}

function NoTrips({ filter, add }: { filter: TripsSearch; add: ReactNode }) {
  if (filter.search !== undefined || filter.kind !== undefined) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen rit past bij deze filters.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Car} title="Nog geen ritten" action={add}>
      Schrijf op wat je met je eigen auto rijdt. Klopt boekt elke maand € 0,23 per kilometer.
    </EmptyState>
  )
}

type Segment = NonNullable<ResponseOf<typeof contract.trips.list>['segments']>['all']

/**
 * '41 ritten · € 216,66'; without a sum where not all were counted. The kilometres stand under their column: with them the line
 * takes two on a phone, and moves all that is below it.
 */
function sumOf({ cents, ...counted }: Segment): string {
  return [countedText(counted, ['rit', 'ritten']), ...(cents === null ? [] : [formatEuro(cents)])].join(' · ')
}
