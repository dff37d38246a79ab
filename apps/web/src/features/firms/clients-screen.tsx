import { contract } from '@klopt/api-client/contract'
import { EmptyState, HeaderActions } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Archive, Building2, Replace, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { address } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useEnterClient } from '../../shared/firms/use-enter-client.ts'
import { countedText, countText, segmentCounts, type Segment } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { AddClient } from './add-client.tsx'
import { clientColumns } from './client-columns.tsx'
import { FirmInvitations } from './firm-invitations.tsx'
import { readFirmSearch, type FirmSearch } from './firm-search.ts'
import { TakeOverModal } from './take-over-modal.tsx'

const segmentChoices = [
  { status: undefined, label: 'Klanten' },
  { status: 'archived', label: 'Archief' },
] as const

export interface ClientsScreenProps {
  firmId: number
  /** Whether the user works there; staff goes in by the access screen of each client. */
  isOwn: boolean
  filter: FirmSearch
  onFilter: (filter: FirmSearch) => void
}

/** The clients of a firm; opening one is entering its administration. */
export function ClientsScreen({ firmId, isOwn, filter, onFilter }: ClientsScreenProps) {
  usePageTitle('Klanten')
  const params = { firmId }
  const firm = useQuery(query(contract.firms.get, { params }))
  const asked = {
    params,
    query: omitUndefined({ search: filter.search, sort: filter.sort, start: filter.start, state: filter.state }),
  }
  const pages = usePages(contract.firms.clients, asked)
  const exports = useExports(contract.firms.exportClients, asked)
  const entering = useEnterClient(isOwn)
  const [isTakingOver, setIsTakingOver] = useState(false)
  const segments = pages.first?.segments
  const countOf = segmentCounts(segments)
  const mayManage = firm.data?.mayManage ?? false
  const isArchived = filter.state === 'archived'
  const columns = useMemo(() => clientColumns(firmId, { mayManage, isArchived }), [firmId, mayManage, isArchived])
  return (
    <>
      <ListScreen
        name={`clients.${firmId}`}
        title="Klanten"
        itemsName="klanten"
        allLabel="Alle klanten"
        summary={segments && clientsSummary(segments.active, segments.archived)}
        actions={
          isOwn && (
            <HeaderActions
              besides={[{ label: 'Klant overnemen', icon: Replace, onSelect: () => setIsTakingOver(true) }]}
            >
              <AddClient firmId={firmId} />
            </HeaderActions>
          )
        }
        {...{ filter, onFilter, pages, columns, exports }}
        totalCount={segments?.[isArchived ? 'archived' : 'active'].count}
        isCapped={segments?.[isArchived ? 'archived' : 'active'].isCapped}
        defaultSort="companyName"
        starts={{ companyName: { label: 'naam', kind: 'text' } }}
        read={readFirmSearch}
        hrefOf={(next) => address('/v2/firms/$firmId/clients', { params, search: next })}
        segments={statusSegments(
          segmentChoices,
          filter.state,
          (state) =>
            address('/v2/firms/$firmId/clients', {
              params,
              search: { ...filter, state, view: undefined, start: undefined },
            }),
          (state) => countOf(state === 'archived' ? 'archived' : 'active'),
        )}
        searchLabel="Zoek een klant"
        searchPlaceholder="Naam van bedrijf of hoofdgebruiker"
        rowId={({ id }) => id}
        rowLabel={({ companyName }) => companyName}
        onOpen={entering.open}
        empty={<NoClients isSearching={filter.search !== undefined} isArchived={isArchived} />}
      />
      <FirmInvitations {...{ firmId, mayManage }} kind="client" />
      {isTakingOver && <TakeOverModal firmId={firmId} onClose={() => setIsTakingOver(false)} />}
    </>
  )
}

/** '12 klanten · 2 in het archief' */
const clientsSummary = (active: Segment, archived: Segment): string =>
  [
    countedText(active, ['klant', 'klanten']),
    ...(archived.count === 0 ? [] : [`${countText(archived)} in het archief`]),
  ].join(' · ')

function NoClients({ isSearching, isArchived }: { isSearching: boolean; isArchived: boolean }) {
  if (isArchived && !isSearching) {
    return (
      <EmptyState icon={Archive} title="Het archief is leeg">
        Een klant voor wie je even niets doet, zet je hier neer. Er wordt niets verwijderd, en terug kan altijd.
      </EmptyState>
    )
  }
  return isSearching ? (
    <EmptyState icon={SearchX} title="Geen klant gevonden">
      Controleer de naam, of zoek op een deel ervan.
    </EmptyState>
  ) : (
    <EmptyState icon={Building2} title="Nog geen klanten">
      Hier komen de administraties die je kantoor bijhoudt. Maak er een, of vraag een klant om de zijne te brengen.
    </EmptyState>
  )
}
