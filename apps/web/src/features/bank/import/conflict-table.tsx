import { classNames, Table, tabular, type Column } from '@klopt/ui'
import { formatDateShort, formatIban } from '@klopt/validators'
import { nameOf, signedAmount } from '../bank-texts.ts'
import type { Conflict } from './import-files.ts'
import * as styles from './import-screen.css.ts'

/** What is in the books beside what the file says; an empty side means that it is not there. */
export function ConflictTable({ conflicts }: { conflicts: readonly Conflict[] }) {
  const rows = conflicts.map((conflict, index) => ({ ...conflict, key: String(index) }))
  return <Table label="Verschillen" columns={columns} rows={rows} rowKey={({ key }) => key} maxHeight="420px" />
}

type Row = Conflict & { key: string }
type Line = Conflict['known']

const columns: readonly Column<Row>[] = [
  { id: 'date', header: 'Datum', width: '110px', card: 'title', cell: ({ date }) => formatDateShort(date) },
  {
    id: 'known',
    header: 'In je boeken',
    cell: ({ known, incoming }) => <Side name="In je boeken" line={known} other={incoming} />,
  },
  {
    id: 'incoming',
    header: 'In dit bestand',
    cell: ({ known, incoming }) => <Side name="In dit bestand" line={incoming} other={known} />,
  },
]

function Side({ name, line, other }: { name: string; line: Line; other: Line }) {
  return (
    <div className={styles.side}>
      <span className={styles.sideName}>{name}</span>
      {line === null ? (
        <span className={styles.absent}>komt niet voor</span>
      ) : (
        <>
          <span className={classNames(styles.sideAmount, tabular)}>{signedAmount(line.amountCents)}</span>
          <span>{nameOf(line)}</span>
          {line.counterpartyName !== null && <span className={styles.absent}>{line.description}</span>}
          {differs(line, other, 'counterpartyIban') && (
            <span className={styles.absent}>
              {line.counterpartyIban === null ? 'geen IBAN' : formatIban(line.counterpartyIban)}
            </span>
          )}
          {differs(line, other, 'reference') && (
            <span className={styles.absent}>
              {line.reference === null ? 'geen kenmerk' : `kenmerk ${line.reference}`}
            </span>
          )}
        </>
      )}
    </div>
  )
}

/** What two sides of one payment say alike is no difference, and is left out. */
function differs(line: NonNullable<Line>, other: Line, field: 'counterpartyIban' | 'reference'): boolean {
  return other !== null && line[field] !== other[field]
}
