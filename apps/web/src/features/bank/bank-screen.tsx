import { contract } from '@klopt/api-client/contract'
import { Card, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useMendAddress } from '../../app/routing/use-mend-address.ts'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import type { BankSearch } from './bank-search.ts'
import { ConsentNotes } from './connections/consent-notes.tsx'
import { BankWorkspace } from './processing/bank-workspace.tsx'
import * as styles from './processing/bank-screen.css.ts'
import { NoBook } from './processing/no-lines.tsx'

export interface BankScreenProps {
  administrationId: number
  search: BankSearch
  onSearch: (search: BankSearch) => void
}

/** Bank processing: line by line, or all certain ones at once. */
export function BankScreen({ administrationId, search, onSearch }: BankScreenProps) {
  usePageTitle('Bank verwerken')
  const books = useQuery(query(contract.bank.books, { params: { administrationId } }))
  const asked = books.data?.find(({ journalId }) => journalId === search.book)
  const connections = useQuery(query(contract.bank.connections, { params: { administrationId } }))
  useMendAddress(books.data !== undefined && search.book !== undefined && asked === undefined, () =>
    onSearch({ ...search, book: undefined }),
  )
  const book = asked ?? books.data?.[0]
  // With what is said above the lines, which would push them away.
  if (books.data && book && !connections.isPending) {
    return <BankWorkspace key={book.journalId} {...{ administrationId, book, search, onSearch }} books={books.data} />
  }
  return (
    <>
      <PageHeader title="Bank verwerken" />
      <ConsentNotes administrationId={administrationId} className={styles.opening} />
      <Card>
        {books.isPending || connections.isPending ? (
          <Skeleton height="320px" />
        ) : books.isError ? (
          <LoadError error={books.error} onRetry={() => void books.refetch()} />
        ) : (
          <NoBook administrationId={administrationId} />
        )}
      </Card>
    </>
  )
}
