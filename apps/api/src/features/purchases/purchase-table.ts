import type { PurchaseListItem } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

/** The list of purchases as a file. */
export const purchaseTable = (rows: AsyncIterable<PurchaseListItem>): Table<PurchaseListItem> => ({
  name: 'Inkoopfacturen',
  columns: [
    { heading: 'Nummer', kind: 'text', value: (row) => row.number },
    { heading: 'Soort', kind: 'text', value: (row) => (row.kind === 'invoice' ? 'Factuur' : 'Creditfactuur') },
    { heading: 'Leverancier', kind: 'text', value: (row) => row.contactName },
    { heading: 'Factuurdatum', kind: 'date', value: (row) => row.invoiceDate },
    { heading: 'Vervaldatum', kind: 'date', value: (row) => row.dueDate },
    { heading: 'Status', kind: 'text', value: (row) => statuses[row.status] },
    { heading: 'Bedrag incl. btw', kind: 'cents', value: (row) => row.grossCents },
    { heading: 'Openstaand', kind: 'cents', value: (row) => row.openCents },
  ],
  rows,
})

const statuses: Record<PurchaseListItem['status'], string> = {
  draft: 'Concept',
  open: 'Open',
  partly_paid: 'Deels betaald',
  paid: 'Betaald',
  late: 'Te laat',
  reversed: 'Teruggedraaid',
}
