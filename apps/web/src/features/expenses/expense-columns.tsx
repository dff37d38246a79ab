import type { Expense, ExpenseState } from '@klopt/api-client/contract'
import { Badge, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { title } from '../../shared/lists/document-columns.css.ts'

/** How a receipt stands, in words. */
export const EXPENSE_STATES: Readonly<Record<ExpenseState, string>> = {
  submitted: 'Ingediend',
  approved: 'Goedgekeurd',
  declined: 'Afgewezen',
  reimbursed: 'Vergoed',
}
const tones = { submitted: 'info', approved: 'warning', declined: 'danger', reimbursed: 'success' } as const

export const ExpenseBadge = ({ state }: Pick<Expense, 'state'>) => (
  <Badge tone={tones[state]}>{EXPENSE_STATES[state]}</Badge>
)

const who: Column<Expense> = {
  id: 'who',
  header: 'Wie',
  width: '160px',
  priority: 2,
  card: 'detail',
  cell: (row) => row.userName,
}

const category: Column<Expense> = {
  id: 'account',
  header: 'Categorie',
  width: '180px',
  priority: 2,
  card: 'none',
  cell: (row) => row.accountName,
}

interface ColumnsOptions {
  /** The column of the category is there where one of them has one: who hands in may leave it to who approves. */
  readonly rows: readonly Expense[]
  /** What the listed receipts come to; nothing where not all were counted. */
  readonly totalCents: number | null | undefined
  /** Else all of them are one's own. */
  readonly seesAll: boolean
}

/** The columns of the list. */
export const expenseColumns = ({ rows, totalCents, seesAll }: ColumnsOptions): Column<Expense>[] => [
  {
    id: 'spentOn',
    header: 'Datum',
    sortable: true,
    width: '120px',
    card: 'date',
    cell: (row) => formatDateShort(row.spentOn),
  },
  {
    id: 'description',
    header: 'Omschrijving',
    card: 'title',
    total: 'Totaal',
    cell: (row) => <span className={title}>{row.description}</span>,
  },
  ...(seesAll ? [who] : []),
  ...(rows.some(({ accountName }) => accountName) ? [category] : []),
  {
    id: 'state',
    header: 'Status',
    width: '140px',
    card: 'status',
    cell: (row) => <ExpenseBadge state={row.state} />,
  },
  {
    id: 'amountCents',
    header: 'Bedrag',
    width: '120px',
    align: 'end',
    card: 'amount',
    cell: (row) => (row.amountCents === null ? null : formatEuro(row.amountCents)),
    total: totalCents != null && formatEuro(totalCents),
  },
]
