import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Card, EmptyState, LoadMore, PageHeader, SearchField, Table, type Column } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Building2, SearchX } from 'lucide-react'
import { query } from '../../app/transport/api.ts'
import { dashboardPath } from '../../app/session/start-target.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './firm-screen.css.ts'
import { subscriptionStateOf } from './subscription-state.ts'

type Client = ResponseOf<typeof contract.firms.administrations>['items'][number]

export interface FirmScreenProps {
  firmId: number
  /** Whether the user works there; staff goes in by the access screen of each client. */
  isOwn: boolean
  search: string | undefined
  onSearch: (search: string | undefined) => void
}

/** The clients of a firm; opening one is entering its administration. */
export function FirmScreen({ firmId, isOwn, search, onSearch }: FirmScreenProps) {
  usePageTitle('Klanten')
  const navigate = useNavigate()
  const params = { firmId }
  const firm = useQuery(query(contract.firms.get, { params }))
  const clients = usePages(contract.firms.administrations, { params, query: { search } })
  const enter = useWrite(contract.administrations.login, {
    onAnswer: ({ redirect_url }) => void navigate({ href: redirect_url }),
  })
  const open = (administrationId: number) =>
    isOwn ? enter.mutate({ params: { administrationId } }) : void navigate({ href: dashboardPath(administrationId) })
  const { items: rows } = clients
  return (
    <div className={styles.page}>
      <PageHeader title="Klanten" description={firm.data?.companyName} />
      <SearchField
        label="Zoek een klant"
        placeholder="Naam van bedrijf of hoofdgebruiker"
        value={search ?? ''}
        onSearch={(text) => onSearch(text || undefined)}
      />
      <Card padding="none">
        {clients.isError && rows.length === 0 ? (
          <LoadError error={clients.error} onRetry={() => void clients.refetch()} />
        ) : (
          <Table
            label="Klanten"
            columns={columns}
            rows={rows}
            rowKey={(row) => String(row.id)}
            onRowActivate={(row) => open(row.id)}
            loading={clients.isPending}
            empty={<NoClients isSearching={search !== undefined} />}
          />
        )}
      </Card>
      <LoadMore
        hasMore={clients.hasMore}
        isLoading={clients.isLoadingMore}
        onLoadMore={clients.loadMore}
        shownCount={rows.length}
        itemsName="klanten"
      />
    </div>
  )
}

const columns: readonly Column<Client>[] = [
  { id: 'name', header: 'Bedrijf', cell: (row) => row.companyName, card: 'title' },
  { id: 'main-user', header: 'Hoofdgebruiker', cell: (row) => row.mainUser ?? '—' },
  { id: 'subscription', header: 'Abonnement', cell: subscriptionStateOf },
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
