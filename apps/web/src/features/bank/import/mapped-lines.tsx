import type { MappedTable } from '@klopt/api-client/contract'
import { Table, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { countOf, nameOf, signedAmount } from '../bank-texts.ts'
import * as lineStyles from '../processing/line-list.css.ts'
import * as styles from './mapping-form.css.ts'

type Line = MappedTable['preview'][number]

/** The first lines of a table, as they would come into the books. */
export function MappedLines({ table: { preview, rowCount }, isBusy }: { table: MappedTable; isBusy: boolean }) {
  return (
    <section className={styles.preview} aria-busy={isBusy}>
      <h4 className={styles.head}>
        Zo leest Klopt de eerste {preview.length} van {countOf(rowCount, 'regel', 'regels')}
      </h4>
      <Table
        label="Eerste regels zoals Klopt ze leest"
        columns={columns}
        rows={preview}
        rowKey={({ line }) => String(line)}
      />
    </section>
  )
}

const UNREAD = '?'

const columns: readonly Column<Line>[] = [
  {
    id: 'date',
    header: 'Datum',
    width: '120px',
    cell: ({ date }) => <span className={lineStyles.day}>{date === null ? UNREAD : formatDateShort(date)}</span>,
  },
  {
    id: 'party',
    header: 'Tegenpartij en omschrijving',
    card: 'title',
    cell: (line) => (
      <>
        <span className={lineStyles.name}>{nameOf(line)}</span>
        {line.counterpartyName !== null && <span className={lineStyles.description}>{line.description}</span>}
      </>
    ),
  },
  {
    id: 'balance',
    header: 'Saldo erna',
    align: 'end',
    width: '130px',
    priority: 2,
    card: 'none',
    cell: ({ balanceAfterCents }) => (balanceAfterCents === null ? null : formatEuro(balanceAfterCents)),
  },
  {
    id: 'amount',
    header: 'Bedrag',
    align: 'end',
    width: '130px',
    card: 'amount',
    cell: ({ amountCents }) => (amountCents === null ? UNREAD : signedAmount(amountCents)),
  },
]
