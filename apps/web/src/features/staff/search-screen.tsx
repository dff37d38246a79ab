import { contract } from '@klopt/api-client/contract'
import { EmptyState } from '@klopt/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search, SearchX } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { query } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { countedGroups } from '../../shared/lists/counted-groups.ts'
import { onePage } from '../../shared/lists/one-page.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { foundColumns } from './found-columns.tsx'
import { foundRows, groupOf, type FoundRow } from './found-rows.ts'
import { readStaffSearch, SHORTEST, staffSearchHref, type StaffSearch } from './staff-search.ts'

export interface SearchScreenProps {
  /** What waits, which is shown until something is searched. */
  waiting: ReactNode
  filter: StaffSearch
  onFilter: (filter: StaffSearch) => void
}

/** What waits, and people, administrations and firms, found while one types; each leads through its access screen. */
export function SearchScreen({ waiting, filter, onFilter }: SearchScreenProps) {
  usePageTitle('Overzicht')
  const navigate = useNavigate()
  const { search = '' } = filter
  const isLongEnough = search.length >= SHORTEST
  const asked = useQuery({
    ...query(contract.admin.search, { query: { search } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    meta: { errors: 'screen' },
  })
  const rows = useMemo(() => (isLongEnough && asked.data ? foundRows(asked.data) : []), [isLongEnough, asked.data])
  const groups = useMemo(() => countedGroups(rows, groupOf), [rows])
  const open = ({ href }: FoundRow) => void (href !== null && navigate({ href }))
  return (
    <ListScreen
      name="staff-search"
      title="Overzicht"
      tableLabel="Wat er is gevonden"
      itemsName="resultaten"
      allLabel="Alles"
      summary="Zoek een gebruiker, administratie of kantoor, of begin met wat er wacht."
      {...{ filter, onFilter }}
      pages={onePage({ ...asked, isPending: isLongEnough && asked.isPending }, rows)}
      totalCount={rows.length}
      columns={foundColumns}
      read={readStaffSearch}
      hrefOf={staffSearchHref}
      searchLabel="Zoek een gebruiker, administratie of kantoor"
      searchPlaceholder="Naam, e-mailadres of nummer"
      isSearchFirst
      groupOf={groups}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      onOpen={open}
      {...(search === '' && { instead: waiting })}
      empty={<Nothing search={isLongEnough ? search : null} />}
    />
  )
}

/** `search`: null when there is too little to search for. */
const Nothing = ({ search }: { search: string | null }) =>
  search === null ? (
    <EmptyState icon={Search} title="Wie of wat zoek je?">
      Typ minstens {SHORTEST} tekens van een naam, een e-mailadres of een nummer.
    </EmptyState>
  ) : (
    <EmptyState icon={SearchX} title="Niets gevonden">
      Niets past bij ‘{search}’.
    </EmptyState>
  )
