import type { RecurringListItem } from '@klopt/api-client/contract'
import { intervalText } from '@klopt/bookkeeping/documents'
import type { Table } from '../../table-files/table.ts'

/** The list of recurring invoices as a file. */
export const recurringTable = (rows: AsyncIterable<RecurringListItem>): Table<RecurringListItem> => ({
  name: 'Herhaalfacturen',
  columns: [
    { heading: 'Relatie', kind: 'text', value: (row) => row.contactName },
    { heading: 'Kenmerk', kind: 'text', value: (row) => row.reference },
    { heading: 'Hoe vaak', kind: 'text', value: (row) => intervalText(row) },
    { heading: 'Eerste factuur', kind: 'date', value: (row) => row.startsOn },
    { heading: 'Volgende factuur', kind: 'date', value: (row) => row.nextOn },
    { heading: 'Status', kind: 'text', value: (row) => statuses[row.status] },
    { heading: 'Bedrag incl. btw', kind: 'cents', value: (row) => row.grossCents },
  ],
  rows,
})

const statuses: Record<RecurringListItem['status'], string> = {
  draft: 'Concept',
  active: 'Actief',
  paused: 'Gepauzeerd',
  ended: 'Beëindigd',
}
