import { contract } from '@klopt/api-client/contract'
import { Button, EmptyState } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Archive, Building2, Plus, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { address } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useEnterClient } from '../../shared/firms/use-enter-client.ts'
import { segmentCounts } from '../../shared/lists/segment-counts.ts'
import { statusSegments } from '../../shared/lists/status-segments.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { page } from '../../shell/firm-page.css.ts'
import { FirmTabs } from '../../shell/firm-tabs.tsx'
import { ListScreen } from '../../shell/list-screen.tsx'
import { clientColumns } from './client-columns.tsx'
import { FirmInvitations } from './firm-invitations.tsx'
import { readFirmSearch, type FirmSearch } from './firm-search.ts'
import { NewClientPane } from './new-client-pane.tsx'
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
  const [opened, setOpened] = useState<'new' | 'take-over' | null>(null)
  const close = () => setOpened(null)
  const segments = pages.first?.segments
  const countOf = segmentCounts(segments)
  const mayManage = firm.data?.mayManage ?? false
  const isArchived = filter.state === 'archived'
  const columns = useMemo(() => clientColumns(firmId, { mayManage, isArchived }), [firmId, mayManage, isArchived])
  return (
    <div className={page}>
      <ListScreen
        name={`clients.${firmId}`}
        title="Klanten"
        itemsName="klanten"
        allLabel="Alle klanten"
        summary={firm.data?.companyName}
        actions={
          isOwn && (
            <>
              <Button onClick={() => setOpened('take-over')}>Klant overnemen</Button>
              <Button variant="primary" icon={Plus} onClick={() => setOpened('new')}>
                Nieuwe klant
              </Button>
            </>
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
        tabs={<FirmTabs firmId={firmId} current="clients" />}
        searchLabel="Zoek een klant"
        searchPlaceholder="Naam van bedrijf of hoofdgebruiker"
        rowId={({ id }) => id}
        rowLabel={({ companyName }) => companyName}
        onOpen={entering.open}
        empty={<NoClients isSearching={filter.search !== undefined} isArchived={isArchived} />}
      />
      <FirmInvitations {...{ firmId, mayManage }} kind="client" />
      {opened === 'new' && <NewClientPane {...{ firmId, mayManage }} onClose={close} />}
      {opened === 'take-over' && <TakeOverModal firmId={firmId} onClose={close} />}
    </div>
  )
}

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
