import { AppLink, visuallyHidden, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import type { ReactNode } from 'react'
import * as styles from './document-columns.css.ts'
import { day } from './due-date.css.ts'
import { dayText, DueDate, DueIn } from './due-date.tsx'
import { foreignText, type ForeignRow } from './foreign-text.ts'

/** The column that leads to what was sent, or will be. `dateOf`: the day that stands on it, of a list that has a column for that. */
export const numberColumn = <Row extends { number: string | null }>(
  hrefOf: (row: Row) => string,
  dateOf?: (row: Row) => string,
): Column<Row> => ({
  id: 'number',
  header: 'Nummer',
  sortable: true,
  card: 'number',
  width: '128px',
  total: 'Totaal',
  cell: (row) => (
    <>
      {/* The row itself is what the keyboard stops at. */}
      <AppLink href={hrefOf(row)} tabIndex={-1} className={styles.number}>
        {row.number ?? <NoNumber />}
      </AppLink>
      {dateOf && <DayBelow date={dateOf(row)} />}
    </>
  ),
  cardCell: (row) => (
    <AppLink href={hrefOf(row)} tabIndex={-1} className={styles.number}>
      {row.number ?? 'Concept'}
    </AppLink>
  ),
})

/** A draft beside its status, which says that it is one; the link keeps a name. */
const NoNumber = () => (
  <>
    <span aria-hidden className={styles.muted}>
      –
    </span>
    <span className={visuallyHidden}>Concept</span>
  </>
)

/** The day of a row under what its first column says, where its own column has no room: rows of one customer are told apart by it. */
export const DayBelow = ({ date }: { date: string }) => <span className={styles.day}>{formatDateShort(date)}</span>

export const customerColumn = <Row extends { contactName: string | null }>(): Column<Row> => ({
  id: 'contact',
  header: 'Relatie',
  card: 'title',
  cell: (row) => row.contactName ?? <span className={styles.muted}>Nog geen relatie</span>,
})

interface DateOptions<Row> {
  id: string
  dateOf: (row: Row) => string
  /** YYYY-MM-DD */
  today: string
  width?: string
}

/** The day that stands on a document. */
export const dateColumn = <Row,>({ id, dateOf, today, width = '116px' }: DateOptions<Row>): Column<Row> => ({
  id,
  header: 'Datum',
  sortable: true,
  width,
  card: 'date',
  // It stands below the number then.
  priority: 3,
  cell: (row) => <span className={day}>{formatDateShort(dateOf(row))}</span>,
  cardCell: (row) => dayText(dateOf(row), today),
})

interface OwedRow {
  dueDate: string
  openCents: number
  status: string
}

interface DueOptions<Row> {
  /** YYYY-MM-DD */
  today: string
  /** What a card says of what is not owed, or not any more. */
  statusOf: (row: Row) => ReactNode
  /** Whether a card says that of one that is owed too, instead of its day. */
  tellsStatus?: (row: Row) => boolean
  /** Whether it has a day at all. */
  isDue?: (row: Row) => boolean
  width?: string
}

/** When it has to be paid. */
export const dueColumn = <Row extends OwedRow>(options: DueOptions<Row>): Column<Row> => {
  const { today, statusOf, tellsStatus = () => false, isDue = () => true, width = '116px' } = options
  return {
    id: 'dueDate',
    header: 'Vervalt',
    sortable: true,
    width,
    priority: 2,
    card: 'due',
    cell: (row) =>
      isDue(row) ? (
        <DueDate date={row.dueDate} isLate={row.status === 'late'} />
      ) : (
        <span className={styles.muted}>–</span>
      ),
    cardCell: (row) =>
      row.openCents === 0 || row.status === 'draft' || tellsStatus(row) ? (
        statusOf(row)
      ) : (
        <DueIn date={row.dueDate} today={today} />
      ),
  }
}

/** What is still owed of it. `cents`: what those that are listed come to, where that is known. */
export const openColumn = <Row extends { openCents: number }>(
  header: string,
  cents: number | undefined,
): Column<Row> => ({
  id: 'open',
  header,
  align: 'end',
  width: '132px',
  priority: 2,
  total: sumOf(cents),
  cell: (row) => (row.openCents === 0 ? <span className={styles.muted}>–</span> : formatEuro(row.openCents)),
})

/** What it comes to. `cents`: what all that are listed come to, where that is known. */
export const grossColumn = <Row extends { grossCents: number } & ForeignRow>(
  cents: number | null | undefined,
  width = '132px',
): Column<Row> => ({
  id: 'grossCents',
  header: 'Bedrag',
  sortable: true,
  align: 'end',
  width,
  card: 'amount',
  total: sumOf(cents),
  cell: (row) => (
    <>
      {formatEuro(row.grossCents)}
      {foreignText(row) && <span className={styles.foreign}>{foreignText(row)}</span>}
    </>
  ),
})

const sumOf = (cents: number | null | undefined): string | undefined =>
  typeof cents === 'number' ? formatEuro(cents) : undefined
