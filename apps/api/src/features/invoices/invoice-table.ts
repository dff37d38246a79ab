import type { InvoiceListItem } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

/** The list of invoices as a file. */
export const invoiceTable = (rows: AsyncIterable<InvoiceListItem>): Table<InvoiceListItem> => ({
  name: 'Facturen',
  columns: [
    { heading: 'Nummer', kind: 'text', value: (row) => row.number },
    { heading: 'Soort', kind: 'text', value: (row) => (row.kind === 'invoice' ? 'Factuur' : 'Creditfactuur') },
    { heading: 'Relatie', kind: 'text', value: (row) => row.contactName },
    { heading: 'Factuurdatum', kind: 'date', value: (row) => row.invoiceDate },
    { heading: 'Vervaldatum', kind: 'date', value: (row) => row.dueDate },
    { heading: 'Status', kind: 'text', value: (row) => statuses[row.status] },
    { heading: 'Bedrag incl. btw', kind: 'cents', value: (row) => row.grossCents },
    { heading: 'Openstaand', kind: 'cents', value: (row) => row.openCents },
  ],
  rows,
})

const statuses: Record<InvoiceListItem['status'], string> = {
  draft: 'Concept',
  open: 'Definitief',
  sent: 'Verzonden',
  viewed: 'Bekeken',
  partly_paid: 'Deels betaald',
  paid: 'Betaald',
  late: 'Te laat',
  credited: 'Gecrediteerd',
  written_off: 'Oninbaar',
}
