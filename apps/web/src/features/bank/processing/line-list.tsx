import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { Badge, Button, Card, Table, type Column, type TableProps } from '@klopt/ui'
import { today } from '../../../app/today.ts'
import { certaintyTones, nameOf, shortDay, signedAmount } from '../bank-texts.ts'
import * as styles from './line-list.css.ts'

export type ListedLine = ResponseOf<typeof contract.bank.transactions>['items'][number]

export interface LineListProps extends Pick<TableProps<ListedLine>, 'loading' | 'empty' | 'onRowActivate'> {
  lines: readonly ListedLine[]
  chosenId: number | null
  onChoose: (id: number) => void
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** The lines of a bank book. The one with the bar is the one beside it. */
export function LineList(props: LineListProps) {
  const { lines, chosenId, onChoose, hasMore, isLoadingMore, onMore, ...table } = props
  return (
    <>
      <Card padding="none">
        <Table
          {...table}
          label="Bankregels"
          className={styles.table}
          columns={columns}
          rows={lines}
          rowKey={keyOf}
          currentKey={chosenId === null ? null : String(chosenId)}
          onCurrentChange={(key) => onChoose(Number(key))}
        />
      </Card>
      {hasMore && (
        <div className={styles.more}>
          <Button onClick={onMore} loading={isLoadingMore}>
            Meer regels laden
          </Button>
        </div>
      )}
    </>
  )
}

const keyOf = ({ id }: ListedLine) => String(id)

const columns: readonly Column<ListedLine>[] = [
  {
    id: 'date',
    header: 'Datum',
    width: '92px',
    cell: ({ date }) => <span className={styles.day}>{shortDay(date, today())}</span>,
  },
  { id: 'party', header: 'Tegenpartij en omschrijving', card: 'title', cell: (line) => <Party line={line} /> },
  { id: 'proposal', header: 'Voorstel', card: 'status', width: '200px', cell: (line) => <Proposal line={line} /> },
  {
    id: 'amount',
    header: 'Bedrag',
    align: 'end',
    width: '124px',
    card: 'amount',
    cell: ({ amountCents }) => (
      <span className={amountCents > 0 ? styles.moneyIn : undefined}>{signedAmount(amountCents)}</span>
    ),
  },
]

const Party = ({ line }: { line: ListedLine }) => (
  <>
    <span className={styles.name}>{nameOf(line)}</span>
    {line.counterpartyName !== null && line.description !== '' && (
      <span className={styles.description}>{line.description}</span>
    )}
  </>
)

function Proposal({ line: { processed, processedLabel, best } }: { line: ListedLine }) {
  if (processed) return <Badge tone="neutral">{processedLabel ?? 'Verwerkt'}</Badge>
  if (!best || best.certainty === 'possible') return <Badge>Kies een rekening</Badge>
  return <Badge tone={certaintyTones[best.certainty]}>{best.label}</Badge>
}
