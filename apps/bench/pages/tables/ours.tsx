import '@klopt/ui/styles.css'
import { Table, type Column } from '@klopt/ui'
import type { Invoice } from '../invoices.ts'

const columns: readonly Column<Invoice>[] = [
  { id: 'number', header: 'Nummer', cell: ({ number }) => number, width: '140px' },
  { id: 'contact', header: 'Relatie', cell: ({ contact }) => contact },
  { id: 'date', header: 'Datum', cell: ({ date }) => date, width: '140px' },
  { id: 'total', header: 'Bedrag', cell: ({ total }) => total, width: '180px', align: 'end' },
]

export const LongTable = ({ rows }: { rows: readonly Invoice[] }) => (
  <Table label="Facturen" columns={columns} rows={rows} rowKey={({ number }) => number} maxHeight="600px" />
)
