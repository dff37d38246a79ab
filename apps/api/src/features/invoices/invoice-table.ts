import type { InvoiceListItem } from '@klopt/api-client/contract'
import { invoiceColumns } from '../../table-files/invoice-columns.ts'
import type { Table } from '../../table-files/table.ts'

/** The list of invoices as a file. */
export const invoiceTable = (rows: AsyncIterable<InvoiceListItem>): Table<InvoiceListItem> => ({
  name: 'Facturen',
  columns: invoiceColumns('Relatie', statuses),
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
