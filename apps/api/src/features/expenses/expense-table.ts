import type { Expense, ExpenseState } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

const states: Readonly<Record<ExpenseState, string>> = {
  submitted: 'ingediend',
  approved: 'goedgekeurd',
  declined: 'afgewezen',
  reimbursed: 'vergoed',
}

/** The list of receipts as a file. */
export const expenseTable = (rows: AsyncIterable<Expense>): Table<Expense> => ({
  name: 'Bonnetjes',
  columns: [
    { heading: 'Datum', kind: 'date', value: (row) => row.spentOn },
    { heading: 'Wie', kind: 'text', value: (row) => row.userName },
    { heading: 'Omschrijving', kind: 'text', value: (row) => row.description },
    { heading: 'Categorie', kind: 'text', value: (row) => row.accountName },
    { heading: 'Bedrag', kind: 'cents', value: (row) => row.amountCents },
    { heading: 'Status', kind: 'text', value: (row) => states[row.state] },
    { heading: 'Reden', kind: 'text', value: (row) => row.declinedReason },
    { heading: 'Nog te vergoeden', kind: 'cents', value: (row) => row.openCents },
  ],
  rows,
})
