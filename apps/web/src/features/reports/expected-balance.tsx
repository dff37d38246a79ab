import { Badge, Card, EmptyState, LineChart, Table, type Column } from '@klopt/ui'
import { addDays, formatDateLong, formatDateShort, formatEuro, formatAmount } from '@klopt/validators'
import { wholeEuros } from '../../shared/figures/whole-euros.ts'
import { weeklyBalances, type CashFlow } from './cash-flow-rows.ts'

type Expected = CashFlow['expected']
type Step = Expected['steps'][number]
type Row = Step & { readonly key: number }

const KINDS: Record<Step['kind'], string> = {
  receivable: 'Te ontvangen',
  payable: 'Te betalen',
  repeated: 'Herhaling',
  vat: 'Btw',
}

/** What the balance of the money books is expected to be, from what is open, what is repeated and the VAT that is due. */
export function ExpectedBalance({ expected }: { expected: Expected }) {
  const weeks = weeklyBalances(expected, (day) => addDays(day, 7))
  const rows = expected.steps.map((step, key): Row => ({ ...step, key }))
  return (
    <>
      <Card
        title="Verwacht saldo van de komende 90 dagen"
        aside={`${formatDateShort(expected.from)} t/m ${formatDateShort(expected.to)}`}
      >
        <LineChart
          title="Verwacht saldo per week"
          categories={weeks.map(({ day }) => ({
            label: formatDateShort(day).replace(/ \d{4}$/, ''),
            longLabel: formatDateLong(day),
          }))}
          series={[{ label: 'Saldo', values: weeks.map(({ cents }) => cents) }]}
          stepped
          formatValue={formatEuro}
          formatShort={wholeEuros}
        />
      </Card>
      <Card padding="none" title="Waaruit dat bestaat">
        <Table
          label="Verwachte ontvangsten en betalingen"
          columns={columns}
          rows={rows}
          rowKey={({ key }) => String(key)}
          empty={
            <EmptyState title="Niets verwacht">
              Er staat niets open, er loopt geen herhaalfactuur en er is de komende 90 dagen geen btw te betalen.
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}

const columns: readonly Column<Row>[] = [
  {
    id: 'date',
    header: 'Verwacht op',
    width: '132px',
    cell: ({ date }) => formatDateShort(date),
    card: 'date',
  },
  { id: 'kind', header: 'Wat', width: '132px', cell: ({ kind }) => KINDS[kind], card: 'detail' },
  {
    id: 'label',
    header: 'Omschrijving',
    card: 'title',
    cell: ({ label, dueDate, date }) => (
      <>
        {label} {dueDate < date && <Badge tone="danger">verviel {formatDateShort(dueDate)}</Badge>}
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Bedrag',
    width: '128px',
    align: 'end',
    card: 'amount',
    cell: ({ cents }) => formatAmount(cents),
  },
  {
    id: 'balance',
    header: 'Saldo',
    width: '128px',
    align: 'end',
    card: 'due',
    cell: ({ balanceCents }) => formatAmount(balanceCents),
  },
]
