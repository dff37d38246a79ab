import { AppLink, Kbd, SearchField, Select } from '@klopt/ui'
import { bankHref, stateFilters, type BankSearch } from '../bank-search.ts'
import { bookName, type Book } from './bank-header.tsx'
import * as styles from './bank-screen.css.ts'

export const SEARCH_FIELD_ID = 'bank-search'

export interface BankToolbarProps {
  administrationId: number
  books: readonly Book[]
  book: Book
  search: BankSearch
  onSearch: (search: BankSearch) => void
}

/** Which lines are shown: of which book, in which state, with which words. */
export function BankToolbar({ administrationId, books, book, search, onSearch }: BankToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {books.length > 1 && (
        <Select
          label="Bankboek"
          labelHidden
          className={styles.bookSelect}
          value={book.journalId}
          options={books.map((one) => ({
            value: one.journalId,
            label: bookName(one),
            description: `${one.name}${one.waiting > 0 ? ` · ${one.waiting} te verwerken` : ''}`,
          }))}
          onChange={(journalId) => onSearch({ ...search, book: journalId ?? undefined })}
        />
      )}
      <nav aria-label="Welke regels" className={styles.filters}>
        {stateFilters.map(({ state, label }) => (
          <AppLink
            key={label}
            href={bankHref(administrationId, { ...search, state })}
            aria-current={search.state === state ? 'page' : undefined}
            className={styles.filter}
          >
            {label}
            {state === undefined && book.waiting > 0 && <span className={styles.filterCount}>{book.waiting}</span>}
          </AppLink>
        ))}
      </nav>
      <SearchField
        id={SEARCH_FIELD_ID}
        label="Zoek in bankregels"
        placeholder="Naam, omschrijving of IBAN"
        className={styles.search}
        debounceMs={300}
        suffix={<Kbd>/</Kbd>}
        value={search.search ?? ''}
        onSearch={(text) => onSearch({ ...search, search: text === '' ? undefined : text })}
      />
    </div>
  )
}
