import { contract, type FirmClient } from '@klopt/api-client/contract'
import { EmptyState, type Column } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Building2, SearchX } from 'lucide-react'
import { address } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { dashboardPath } from '../../app/session/start-target.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { FirmTabs } from '../../shell/firm-tabs.tsx'
import { ListScreen } from '../../shell/list-screen.tsx'
import * as styles from './firm-screen.css.ts'
import { readFirmSearch, type FirmSearch } from './firm-search.ts'
import { subscriptionStateOf } from './subscription-state.ts'

export interface FirmScreenProps {
  firmId: number
  /** Whether the user works there; staff goes in by the access screen of each client. */
  isOwn: boolean
  filter: FirmSearch
  onFilter: (filter: FirmSearch) => void
}

/** The clients of a firm; opening one is entering its administration. */
export function FirmScreen({ firmId, isOwn, filter, onFilter }: FirmScreenProps) {
  usePageTitle('Klanten')
  const navigate = useNavigate()
  const params = { firmId }
  const firm = useQuery(query(contract.firms.get, { params }))
  const asked = { params, query: omitUndefined({ search: filter.search, sort: filter.sort }) }
  const pages = usePages(contract.firms.administrations, asked)
  const exports = useExports(contract.firms.exportAdministrations, asked)
  const enter = useWrite(contract.administrations.login, {
    onAnswer: ({ redirect_url }) => void navigate({ href: redirect_url }),
  })
  return (
    <div className={styles.page}>
      <ListScreen
        name={`clients.${firmId}`}
        title="Klanten"
        itemsName="klanten"
        allLabel="Alle klanten"
        summary={firm.data?.companyName}
        {...{ filter, onFilter, pages, columns, exports }}
        defaultSort="companyName"
        read={readFirmSearch}
        hrefOf={(next) => address('/v2/firms/$firmId/clients', { params, search: next })}
        tabs={<FirmTabs firmId={firmId} current="clients" />}
        searchLabel="Zoek een klant"
        searchPlaceholder="Naam van bedrijf of hoofdgebruiker"
        rowId={({ id }) => id}
        rowLabel={({ companyName }) => companyName}
        onOpen={({ id: administrationId }) =>
          isOwn
            ? enter.mutate({ params: { administrationId } })
            : void navigate({ href: dashboardPath(administrationId) })
        }
        empty={<NoClients isSearching={filter.search !== undefined} />}
      />
    </div>
  )
}

const columns: readonly Column<FirmClient>[] = [
  { id: 'companyName', header: 'Bedrijf', sortable: true, cell: (row) => row.companyName, card: 'title' },
  { id: 'main-user', header: 'Hoofdgebruiker', cell: (row) => row.mainUser ?? '—' },
  { id: 'subscription', header: 'Abonnement', cell: subscriptionStateOf },
  {
    id: 'currentPeriodEnd',
    header: 'Periode tot',
    sortable: true,
    priority: 2,
    cell: (row) => (row.currentPeriodEnd === null ? '—' : formatDateLong(row.currentPeriodEnd)),
  },
]

function NoClients({ isSearching }: { isSearching: boolean }) {
  return isSearching ? (
    <EmptyState icon={SearchX} title="Geen klant gevonden">
      Controleer de naam, of zoek op een deel ervan.
    </EmptyState>
  ) : (
    <EmptyState icon={Building2} title="Nog geen klanten">
      Hier komen de administraties die je kantoor bijhoudt.
    </EmptyState>
  )
}
