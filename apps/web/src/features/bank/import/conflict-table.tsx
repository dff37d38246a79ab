import { classNames, Table, tabular, type Column } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { nameOf, signedAmount } from '../bank-texts.ts'
import type { Conflict } from './import-files.ts'
import * as styles from './import-screen.css.ts'

/** What is in the books beside what the file says; an empty side means that it is not there. */
export function ConflictTable({ conflicts }: { conflicts: readonly Conflict[] }) {
  const rows = conflicts.map((conflict, index) => ({ ...conflict, key: String(index) }))
  return <Table label="Verschillen" columns={columns} rows={rows} rowKey={({ key }) => key} maxHeight="420px" />
}

const columns: readonly Column<Conflict & { key: string }>[] = [
  { id: 'date', header: 'Datum', width: '110px', card: 'title', cell: ({ date }) => formatDateShort(date) },
  { id: 'known', header: 'In je boeken', cell: ({ known }) => <Side name="In je boeken" line={known} /> },
  { id: 'incoming', header: 'In dit bestand', cell: ({ incoming }) => <Side name="In dit bestand" line={incoming} /> },
]

function Side({ name, line }: { name: string; line: Conflict['known'] }) {
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
        </>
      )}
    </div>
  )
}
