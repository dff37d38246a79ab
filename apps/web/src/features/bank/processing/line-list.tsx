import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Badge, Card, LoadMore, Table, type Column, type TableProps } from '@klopt/ui'
import { formatAmount } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../../app/transport/api.ts'
import { today } from '../../../app/today.ts'
import { useIsPhone } from '../../../shared/look/use-is-phone.ts'
import { certaintyTones, nameOf, shortDay, signedAmount } from '../bank-texts.ts'
import { OWN_TRANSFER } from './part-texts.ts'
import * as styles from './line-list.css.ts'
import { shortVat, type VatCodes } from './vat-options.ts'

export type ListedLine = ResponseOf<typeof contract.bank.transactions>['items'][number]

export interface LineListProps extends Pick<
  TableProps<ListedLine>,
  'loading' | 'empty' | 'onRowActivate' | 'sort' | 'onSortChange'
> {
  administrationId: number
  lines: readonly ListedLine[]
  /** All of them are processed: the badge says what they went to. */
  isHistory: boolean
  /** Each line says what its book held after it, in the order of the days. */
  showsBalance: boolean
  chosenId: number | null
  onChoose: (id: number) => void
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** The lines of a bank book. The one with the bar is the one beside it. */
export function LineList(props: LineListProps) {
  const {
    administrationId,
    lines,
    isHistory,
    showsBalance,
    chosenId,
    onChoose,
    hasMore,
    isLoadingMore,
    onMore,
    ...table
  } = props
  const codes = useQuery(query(contract.bank.vatCodes, { params: { administrationId } })).data
  const columns = useMemo(
    () => [...columnsOf(isHistory, codes), ...(showsBalance ? [balanceColumn] : [])],
    [isHistory, showsBalance, codes],
  )
  const isPhone = useIsPhone()
  return (
    <>
      <Card padding="none">
        <Table
          {...table}
          cardTools={!isPhone}
          label="Bankregels"
          columnWidthsKey="bank-lines"
          className={styles.table}
          columns={columns}
          rows={lines}
          rowKey={keyOf}
          currentKey={chosenId === null ? null : String(chosenId)}
          onCurrentChange={(key) => onChoose(Number(key))}
        />
      </Card>
      <LoadMore
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoadMore={onMore}
        shownCount={lines.length}
        itemsName="bankregels"
        label="Meer regels laden"
      />
    </>
  )
}

const keyOf = ({ id }: ListedLine) => String(id)

/** The columns of the lines of a bank book. */
export const columnsOf = (isHistory: boolean, codes: VatCodes | undefined): readonly Column<ListedLine>[] => [
  {
    id: 'date',
    header: 'Datum',
    sortable: true,
    width: '92px',
    cardCell: ({ date, balanceCents }) => (
      <span className={styles.day}>
        {shortDay(date, today())}
        {balanceCents !== null && ` · saldo ${formatAmount(balanceCents)}`}
      </span>
    ),
    cell: ({ date }) => <span className={styles.day}>{shortDay(date, today())}</span>,
  },
  {
    id: 'counterpartyName',
    header: 'Tegenpartij en omschrijving',
    sortable: true,
    card: 'title',
    cell: (line) => <Party line={line} />,
  },
  {
    id: 'proposal',
    header: isHistory ? 'Geboekt op' : 'Voorstel',
    card: 'status',
    width: '200px',
    cell: (line) => <Proposal line={line} codes={codes} />,
  },
  {
    id: 'amountCents',
    header: 'Bedrag',
    sortable: true,
    align: 'end',
    width: '124px',
    card: 'amount',
    cell: ({ amountCents }) => (
      <span className={amountCents > 0 ? styles.moneyIn : undefined}>{signedAmount(amountCents)}</span>
    ),
  },
]

const balanceColumn: Column<ListedLine> = {
  id: 'balance',
  header: 'Saldo',
  align: 'end',
  width: '124px',
  // In a card it is said behind the day.
  card: 'none',
  cell: ({ balanceCents }) => balanceCents !== null && formatAmount(balanceCents),
}

const Party = ({ line }: { line: ListedLine }) => (
  <>
    <span className={styles.name}>{nameOf(line)}</span>
    {line.counterpartyName !== null && line.description !== '' && (
      <span className={styles.description}>{line.description}</span>
    )}
  </>
)

function Proposal({
  line: { processed, processedLabel, transfer, best },
  codes,
}: {
  line: ListedLine
  codes: VatCodes | undefined
}) {
  if (processed) return <Badge dot={false}>{transfer ? OWN_TRANSFER : (processedLabel ?? 'Verwerkt')}</Badge>
  if (!best || best.certainty === 'possible') return <Badge>Kies een rekening</Badge>
  const label = [best.label, shortVat(codes, best.vatCode)].filter(Boolean).join(' · ')
  return <Badge tone={certaintyTones[best.certainty]}>{label}</Badge>
}
