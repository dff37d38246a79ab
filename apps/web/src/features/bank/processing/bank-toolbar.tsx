import { contract } from '@klopt/api-client/contract'
import { Kbd, ListToolbar, SearchField, Select } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { segmentCounts } from '../../../shared/lists/segment-counts.ts'
import { exportsOf } from '../../../shared/lists/exports-of.ts'
import { useExports } from '../../../shared/lists/use-exports.ts'
import { sortOf } from '../../../shared/lists/list-search.ts'
import { useIsPhone } from '../../../shared/look/use-is-phone.ts'
import { CardTools } from '../../../shell/card-tools.tsx'
import { bankHref, DEFAULT_SORT, linesQueryOf, sorted, stateFilters, type BankSearch } from '../bank-search.ts'
import type { Book } from '../book.ts'
import { bookName } from './bank-header.tsx'

import * as styles from './bank-screen.css.ts'
import { columnsOf } from './line-list.tsx'
import type { useLines } from './use-lines.ts'

export const SEARCH_FIELD_ID = 'bank-search'

export interface BankToolbarProps {
  administrationId: number
  books: readonly Book[]
  book: Book
  search: BankSearch
  onSearch: (search: BankSearch) => void
  /** How many lines each state has, as the first page says. */
  segments: NonNullable<ReturnType<typeof useLines>['first']>['segments']
  /** All of them are processed. */
  isHistory: boolean
}

/** Which lines are shown: of which book, in which state, with which words; and these as a file. */
export function BankToolbar({
  administrationId,
  books,
  book,
  search,
  onSearch,
  segments,
  isHistory,
}: BankToolbarProps) {
  const isPhone = useIsPhone()
  const countOf = segmentCounts(segments)
  const exports = useExports(contract.bank.exportTransactions, {
    params: { administrationId },
    query: linesQueryOf(book.journalId, search),
  })
  return (
    <div className={styles.toolbar}>
      {books.length > 1 && (
        <Select
          label="Rekening"
          labelHidden
          className={styles.bookSelect}
          value={book.journalId}
          options={books.map((one) => ({
            value: one.journalId,
            label: bookName(one),
            description: `${formatEuro(one.balanceCents)}${one.waiting > 0 ? ` · ${one.waiting} te verwerken` : ''}`,
          }))}
          onChange={(journalId) => onSearch({ ...search, book: journalId ?? undefined })}
        />
      )}
      <ListToolbar
        label="Welke regels"
        className={styles.tools}
        segments={stateFilters.map(({ state, label }) => ({
          id: label,
          label,
          href: bankHref(administrationId, { ...search, state }),
          current: search.state === state,
          count: countOf(state ?? 'waiting'),
        }))}
        search={
          <SearchField
            id={SEARCH_FIELD_ID}
            label="Zoek in bankregels"
            placeholder="Naam, omschrijving of IBAN"
            debounceMs={300}
            suffix={<Kbd>/</Kbd>}
            value={search.search ?? ''}
            onSearch={(text) => onSearch({ ...search, search: text === '' ? undefined : text })}
          />
        }
        {...(isPhone && {
          filters: {
            count: 0,
            onClear: () => undefined,
            children: (
              <CardTools
                columns={columnsOf(isHistory, undefined)}
                sort={sortOf(search.sort ?? DEFAULT_SORT)}
                onSort={(next) => onSearch(sorted(search, next))}
                onChoose={undefined}
              />
            ),
          },
        })}
        exports={exportsOf(exports, segments?.[search.state ?? 'waiting'].count === 0)}
      />
    </div>
  )
}
