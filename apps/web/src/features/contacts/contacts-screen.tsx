import { contract } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, EmptyState, Icon, SumLine } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { Plus, SearchX, Users } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { segmentCounts } from '../../shared/lists/segment-counts.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { contactColumns, contactHref } from './contact-columns.tsx'
import { contactsSum } from './contacts-sum.ts'
import { ContactPeek, ContactPeekActions } from './contact-peek.tsx'
import { contactsHref, contactsQuery, readContactsSearch, type ContactsSearch } from './contacts-search.ts'

export interface ContactsScreenProps {
  administrationId: number
  filter: ContactsSearch
  onFilter: (filter: ContactsSearch) => void
}

/** The contacts of an administration, each with what is open. */
export function ContactsScreen({ administrationId, filter, onFilter }: ContactsScreenProps) {
  usePageTitle('Relaties')
  const asked = { params: { administrationId }, query: contactsQuery(filter) }
  const pages = usePages(contract.contacts.list, asked)
  const exports = useExports(contract.contacts.export, asked)
  const columns = useMemo(() => contactColumns(administrationId), [administrationId])
  const segments = pages.first?.segments
  const countOf = segmentCounts(segments)
  const shown = segments?.[filter.archived ? 'archived' : 'active']
  const add = useAdd(administrationId)
  const segment = (archived: true | undefined, label: string) => ({
    id: label,
    label,
    href: contactsHref(administrationId, { ...filter, archived, peek: undefined, start: undefined }),
    current: filter.archived === archived,
    count: countOf(archived ? 'archived' : 'active'),
  })
  return (
    <ListScreen
      name={`contacts.${administrationId}`}
      title="Relaties"
      itemsName="relaties"
      allLabel="Alle relaties"
      add={add}
      {...{ filter, onFilter, pages, columns, exports }}
      read={readContactsSearch}
      hrefOf={(next) => contactsHref(administrationId, next)}
      segments={[segment(undefined, 'Actief'), segment(true, 'Gearchiveerd')]}
      summary={shown && shown.count > 0 && <SumLine {...contactsSum(shown)} />}
      totalCount={shown?.count}
      isCapped={shown?.isCapped}
      defaultSort="name"
      starts={{ name: { label: 'naam', kind: 'text' }, city: { label: 'plaats', kind: 'text' } }}
      searchLabel="Zoek een relatie"
      searchPlaceholder="Naam, plaats of e-mailadres"
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={(row) => contactHref(administrationId, row)}
      peekOf={(row) => ({
        label: row.name,
        content: <ContactPeek key={row.id} {...{ administrationId, row }} />,
        actions: <ContactPeekActions {...{ administrationId, row }} />,
      })}
      bulk={{
        actions: (rows, clear) => <BulkActions {...{ administrationId, filter, rows, clear }} />,
        summary: (rows) => `${formatEuro(rows.reduce((sum, { openCents }) => sum + openCents, 0))} open`,
      }}
      empty={<NoContacts filter={filter} add={add} />}
    />
  )
}

function useAdd(administrationId: number): ReactNode {
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  return (
    mayAdd && (
      <AppLink
        href={administrationAddress(administrationId, 'contacts/new')}
        className={buttonClassName({ variant: 'primary' })}
      >
        <Icon of={Plus} />
        <ShortLabel short="Relatie">Relatie toevoegen</ShortLabel>
      </AppLink>
    )
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
