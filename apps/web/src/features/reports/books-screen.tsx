import { contract } from '@klopt/api-client/contract'
import { Card, EmptyState, LoadMore, ReportTable, Select, useMediaQuery } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { entryHref } from '../../app/routing/hrefs.ts'
import { query } from '../../app/transport/api.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { bookColumns, bookLineId, bookLines, fewBookColumns, isShort } from './book-lines.ts'
import type { DateRange } from './date-range.ts'
import * as styles from './ledger.css.ts'
import { CreditNote } from './credit-note.tsx'
import { RangeFilter } from './range-filter.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTools } from './report-tools.tsx'
import { useOpenGroups } from './use-open-groups.ts'

export interface BooksScreenProps {
  administrationId: number
  fiscalYearStartMonth: number
  range: DateRange
  onRange: (range: DateRange, pastDays?: number) => void
  /** A kind there is one of, or the id of a bank or cash book. */
  book: string
  onBook: (book: string) => void
}

/** Too narrow for two columns of which an entry has the same amount. */
const HAS_LITTLE_ROOM = 'screen and (max-width: 1023.98px)'

const KINDS = [
  { value: 'sales-book', label: 'Verkoopboek' },
  { value: 'purchase-book', label: 'Inkoopboek' },
  { value: 'general', label: 'Memoriaal' },
] as const

/** The entries of one book in the order of their numbers, each with the lines that it was booked by. */
export function BooksScreen(props: BooksScreenProps) {
  const { administrationId, fiscalYearStartMonth, range, onRange, book, onBook } = props
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
  const entries = usePages(contract.journalEntries.list, {
    params,
    query: { ...asked.query, withLines: 'true' as const },
  })
  const exports = useExports(contract.journalEntries.export, asked)
  const { items: rows } = entries
  const hasLittleRoom = useMediaQuery(HAS_LITTLE_ROOM)
  const lines = bookLines(rows)
  const groups = useOpenGroups(lines, !entries.hasMore && isShort(rows))
  const hrefs = new Map(rows.map(({ id }) => [bookLineId(id), entryHref(administrationId, id)]))
  const name = options.find(({ value }) => value === book)?.label ?? 'Dagboek'
  return (
    <ReportPage
      administrationId={administrationId}
      title="Dagboeken"
      exports={exports}
      pages={entries}
      description={`${name}, ${formatDateLong(range.from)} t/m ${formatDateLong(range.to)}`}
      loading={entries.isPending}
      tools={
        <ReportTools groups={groups}>
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
          <ReportTable
            label={`Boekingen in ${name}`}
            columns={hasLittleRoom ? fewBookColumns : bookColumns}
            lines={lines}
            open={groups.open}
            onOpenChange={groups.setOpen}
            opensOnPaper
            hrefOf={({ id }) => hrefs.get(id)}
            tipOf={() => 'De boeking'}
            loading={entries.isPending}
            emptyText={<EmptyState title="Geen boekingen">In deze periode is er niets in dit boek geboekt.</EmptyState>}
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
      {hasLittleRoom && rows.length > 0 && <CreditNote />}
    </ReportPage>
  )
}
