import type { Column } from './table.ts'

interface InvoiceRow {
  readonly kind: 'invoice' | 'credit_invoice'
  readonly number: string | null
  readonly contactName: string | null
  readonly invoiceDate: string
  readonly dueDate: string
  readonly status: string
  readonly grossCents: number
  readonly openCents: number
}

/** The columns of a list of invoices, ours or those of suppliers. `contact`: the heading of whom it is with. */
export const invoiceColumns = <Row extends InvoiceRow>(
  contact: string,
  statuses: Readonly<Record<Row['status'], string>>,
): readonly Column<Row>[] => [
  { heading: 'Nummer', kind: 'text', value: (row) => row.number },
  { heading: 'Soort', kind: 'text', value: (row) => (row.kind === 'invoice' ? 'Factuur' : 'Creditfactuur') },
  { heading: contact, kind: 'text', value: (row) => row.contactName },
  { heading: 'Factuurdatum', kind: 'date', value: (row) => row.invoiceDate },
  { heading: 'Vervaldatum', kind: 'date', value: (row) => row.dueDate },
  { heading: 'Status', kind: 'text', value: (row) => statuses[row.status as Row['status']] },
  { heading: 'Bedrag incl. btw', kind: 'cents', value: (row) => row.grossCents },
  { heading: 'Openstaand', kind: 'cents', value: (row) => row.openCents },
]
