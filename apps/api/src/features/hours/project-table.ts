import type { ProjectListItem } from '@klopt/api-client/contract'
import { hoursOf } from '@klopt/bookkeeping/hours'
import type { Table } from '../../table-files/table.ts'

/** The list of projects as a file. */
export const projectTable = (rows: AsyncIterable<ProjectListItem>): Table<ProjectListItem> => ({
  name: 'Projecten',
  columns: [
    { heading: 'Naam', kind: 'text', value: (row) => row.name },
    { heading: 'Klant', kind: 'text', value: (row) => row.contact?.name ?? null },
    { heading: 'Factureerbaar', kind: 'text', value: (row) => (row.billable ? 'ja' : 'nee') },
    { heading: 'Afgesloten', kind: 'text', value: (row) => (row.closed ? 'ja' : 'nee') },
    { heading: 'Uren', kind: 'number', value: (row) => Number(hoursOf(row.seconds)) },
    { heading: 'Budget gebruikt (%)', kind: 'number', value: (row) => row.budgetUsedPercent },
    { heading: 'Te factureren', kind: 'cents', value: (row) => row.unbilledCents },
  ],
  rows,
})
