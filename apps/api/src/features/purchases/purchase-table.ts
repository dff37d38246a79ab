import type { PurchaseListItem } from '@klopt/api-client/contract'
import { invoiceColumns } from '../../table-files/invoice-columns.ts'
import type { Table } from '../../table-files/table.ts'

/** The list of purchases as a file. */
export const purchaseTable = (rows: AsyncIterable<PurchaseListItem>): Table<PurchaseListItem> => ({
  name: 'Inkoopfacturen',
  columns: invoiceColumns('Leverancier', statuses),
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
