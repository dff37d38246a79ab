import { contract, type JournalEntryItem } from '@klopt/api-client/contract'
import { Card, EmptyState, LoadMore, Select, Table, type Column } from '@klopt/ui'
import { formatDateLong, formatDateShort, formatAmount } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { entryHref } from '../../app/routing/hrefs.ts'
import { query } from '../../app/transport/api.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { sourceOf } from '../../shared/ledger/source-of.ts'
import { LoadError } from '../../shell/load-error.tsx'
import type { DateRange } from './date-range.ts'
import * as styles from './ledger.css.ts'
import { RangeFilter } from './range-filter.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTools } from './report-tools.tsx'

export interface BooksScreenProps {
  administrationId: number
  fiscalYearStartMonth: number
  range: DateRange
  onRange: (range: DateRange, pastDays?: number) => void
  /** A kind there is one of, or the id of a bank or cash book. */
  book: string
  onBook: (book: string) => void
}

const KINDS = [
  { value: 'sales-book', label: 'Verkoopboek' },
  { value: 'purchase-book', label: 'Inkoopboek' },
  { value: 'general', label: 'Memoriaal' },
] as const

/** The entries of one book in the order of their numbers, as they were booked. */
export function BooksScreen(props: BooksScreenProps) {
  const { administrationId, fiscalYearStartMonth, range, onRange, book, onBook } = props
  const navigate = useNavigate()
  const params = { administrationId }
  const books = useQuery(query(contract.journals.list, { params })).data ?? []
  const options = [...KINDS, ...books.map(({ id, name }) => ({ value: String(id), label: name }))]
  const kind = KINDS.find(({ value }) => value === book)?.value
  const asked = {
    params,
    query: {
      ...range,
      sort: 'number' as const,
      ...(kind === undefined ? { journalId: book } : { journalType: kind }),
    },
  }
  const entries = usePages(contract.journalEntries.list, asked)
  const exports = useExports(contract.journalEntries.export, asked)
  const { items: rows } = entries
  const name = options.find(({ value }) => value === book)?.label ?? 'Dagboek'
  return (
    <ReportPage
      administrationId={administrationId}
      title="Dagboeken"
      exports={exports}
      description={`${name}, ${formatDateLong(range.from)} t/m ${formatDateLong(range.to)}`}
      loading={entries.isPending}
      tools={
        <ReportTools>
          <Select
            className={styles.book}
            label="Boek"
            options={options}
            value={book}
            onChange={(chosen) => {
              if (chosen !== null) onBook(chosen)
            }}
          />
          <RangeFilter range={range} fiscalYearStartMonth={fiscalYearStartMonth} onChange={onRange} />
        </ReportTools>
      }
    >
      <Card padding="none">
        {entries.isError && rows.length === 0 ? (
          <LoadError error={entries.error} onRetry={() => void entries.refetch()} />
        ) : (
          <Table
            label={`Boekingen in ${name}`}
            columns={columns(administrationId)}
            rows={rows}
            rowKey={({ id }) => String(id)}
            onRowActivate={({ id }) => void navigate({ href: entryHref(administrationId, id) })}
            loading={entries.isPending}
            empty={<EmptyState title="Geen boekingen">In deze periode is er niets in dit boek geboekt.</EmptyState>}
          />
        )}
        <LoadMore
          hasMore={entries.hasMore}
          isLoading={entries.isLoadingMore}
          onLoadMore={entries.loadMore}
          shownCount={rows.length}
          itemsName="boekingen"
          className={entries.hasMore ? styles.more : undefined}
        />
      </Card>
    </ReportPage>
  )
}

const columns = (administrationId: number): readonly Column<JournalEntryItem>[] => [
  {
    id: 'number',
    header: 'Nummer',
    width: '112px',
    cell: ({ journalCode, number }) => `${journalCode} ${number}`,
    card: 'number',
  },
  { id: 'date', header: 'Datum', width: '124px', cell: ({ entryDate }) => formatDateShort(entryDate), card: 'date' },
  { id: 'description', header: 'Omschrijving', cell: ({ description }) => description, card: 'title' },
  {
    id: 'source',
    header: 'Bron',
    width: '140px',
    priority: 2,
    cell: (entry) => sourceOf(administrationId, entry).label,
  },
  {
    id: 'lines',
    header: 'Regels',
    width: '80px',
    align: 'end',
    priority: 2,
    cell: ({ lineCount }) => String(lineCount),
  },
  {
    id: 'amount',
    header: 'Bedrag',
    width: '128px',
    align: 'end',
    card: 'amount',
    cell: ({ amountCents }) => formatAmount(amountCents),
  },
]
