import { contract } from '@klopt/api-client/contract'
import { EmptyState, PageHeader, SearchField, Skeleton } from '@klopt/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, SearchX } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { query } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { moveAmongResults } from './move-among-results.ts'
import { SearchResults } from './search-results.tsx'
import * as styles from './search-screen.css.ts'

/** Shorter than this finds nothing. */
const SHORTEST = 2

export interface SearchScreenProps {
  search: string | undefined
  onSearch: (search: string | undefined) => void
}

/** Finds people, administrations and firms while one types; arrows walk through what is found. */
export function SearchScreen({ search = '', onSearch }: SearchScreenProps) {
  usePageTitle('Zoeken')
  const place = useRef<HTMLDivElement>(null)
  const isLongEnough = search.length >= SHORTEST
  const { data, error, refetch, isFetching } = useQuery({
    ...query(contract.admin.search, { query: { search } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    meta: { errors: 'screen' },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (place.current && moveAmongResults(place.current, event.key)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the field and the results in it
    <div ref={place} className={styles.page} onKeyDown={onKeyDown} role="search">
      <PageHeader title="Zoeken" />
      <SearchField
        label="Zoek een gebruiker, administratie of kantoor"
        placeholder="Naam, e-mailadres of nummer"
        size="large"
        autoFocus
        value={search}
        onSearch={(text) => onSearch(text || undefined)}
      />
      <div aria-live="polite" aria-busy={isFetching} className={styles.results}>
        {!isLongEnough ? (
          <EmptyState icon={Search} title="Wie of wat zoek je?">
            Typ minstens 2 tekens van een naam, een e-mailadres of een nummer.
          </EmptyState>
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton height="200px" />
        ) : data.users.length + data.administrations.length + data.firms.length === 0 ? (
          <EmptyState icon={SearchX} title="Niets gevonden">
            Niets past bij ‘{search}’.
          </EmptyState>
        ) : (
          <SearchResults found={data} />
        )}
      </div>
    </div>
  )
}
