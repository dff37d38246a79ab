import { contract, type ResponseOf } from '@klopt/api-client/contract'
import {
  AppLink,
  Badge,
  buttonClassName,
  Card,
  EmptyState,
  Icon,
  LoadMore,
  PageHeader,
  SearchField,
  Switch,
  Table,
  type Column,
} from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useNavigate } from '@tanstack/react-router'
import { Plus, SearchX, Users } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './contacts-screen.css.ts'
import type { ContactsSearch } from './contacts-search.ts'

type ContactRow = ResponseOf<typeof contract.contacts.list>['items'][number]

export interface ContactsScreenProps {
  administrationId: number
  filter: ContactsSearch
  onFilter: (filter: ContactsSearch) => void
}

/** The contacts of an administration, each with what is open. */
export function ContactsScreen({ administrationId, filter, onFilter }: ContactsScreenProps) {
  usePageTitle('Relaties')
  const navigate = useNavigate()
  const contacts = usePages(contract.contacts.list, {
    params: { administrationId },
    query: { search: filter.search, archived: filter.archived ? 'true' : undefined },
  })
  const { items: rows } = contacts
  const columns = useMemo(() => columnsOf(administrationId), [administrationId])
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  const add = mayAdd && (
    <AppLink
      href={administrationAddress(administrationId, 'contacts/new')}
      className={buttonClassName({ variant: 'primary' })}
    >
      <Icon of={Plus} />
      Relatie toevoegen
    </AppLink>
  )
  return (
    <>
      <PageHeader title="Relaties" actions={add} />
      <div className={styles.filters}>
        <SearchField
          label="Zoek een relatie"
          placeholder="Naam, plaats of e-mailadres"
          className={styles.search}
          value={filter.search ?? ''}
          onSearch={(search) => onFilter({ ...filter, search: search || undefined })}
        />
        <Switch
          label="Gearchiveerd"
          checked={filter.archived ?? false}
          onChange={(archived) => onFilter({ ...filter, archived: archived || undefined })}
        />
      </div>
      <Card padding="none">
        {contacts.isError && rows.length === 0 ? (
          <LoadError error={contacts.error} onRetry={() => void contacts.refetch()} />
        ) : (
          <Table
            label="Relaties"
            columnWidthsKey="contacts"
            columns={columns}
            rows={rows}
            rowKey={(row) => String(row.id)}
            onRowActivate={(row) =>
              void navigate({
                href: administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId: row.id } }),
              })
            }
            loading={contacts.isPending}
            empty={<NoContacts filter={filter} add={add} />}
          />
        )}
      </Card>
      <LoadMore
        hasMore={contacts.hasMore}
        isLoading={contacts.isLoadingMore}
        onLoadMore={contacts.loadMore}
        shownCount={rows.length}
        itemsName="relaties"
      />
    </>
  )
}

function NoContacts({ filter, add }: { filter: ContactsSearch; add: ReactNode }) {
  if (filter.search) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen relatie past bij ‘{filter.search}’.
      </EmptyState>
    )
  }
  if (filter.archived) {
    return (
      <EmptyState icon={Users} title="Niets gearchiveerd">
        Hier komen de relaties die je archiveert.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Users} title="Nog geen relaties" action={add}>
      Hier komen je klanten en leveranciers, met wat er nog openstaat.
    </EmptyState>
  )
}

function columnsOf(administrationId: number): Column<ContactRow>[] {
  return [
    {
      id: 'name',
      header: 'Naam',
      card: 'title',
      cell: (row) => (
        // The row itself is what the keyboard stops at.
        <AppLink
          href={administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId: row.id } })}
          tabIndex={-1}
          className={styles.name}
        >
          {row.name}
        </AppLink>
      ),
    },
    { id: 'city', header: 'Plaats', priority: 2, cell: (row) => row.city },
    { id: 'email', header: 'E-mailadres', priority: 2, card: 'detail', cell: (row) => row.emailAddress },
    {
      id: 'late',
      header: 'Te laat',
      align: 'end',
      priority: 2,
      card: 'status',
      cell: (row) => row.lateCents > 0 && <Badge tone="danger">{formatEuro(row.lateCents)} te laat</Badge>,
    },
    {
      id: 'open',
      header: 'Openstaand',
      align: 'end',
      card: 'amount',
      cell: (row) =>
        row.openCents === 0 ? <span className={styles.nothing}>{formatEuro(0)}</span> : formatEuro(row.openCents),
    },
  ]
}
