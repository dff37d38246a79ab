import type { Payable } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

/** What is to be paid as a file. */
export const payableTable = (rows: AsyncIterable<Payable>): Table<Payable> => ({
  name: 'Te betalen',
  columns: [
    { heading: 'Leverancier', kind: 'text', value: (row) => row.contactName },
    { heading: 'Factuur', kind: 'text', value: (row) => row.number },
    { heading: 'IBAN', kind: 'text', value: (row) => row.iban },
    { heading: 'Betalingskenmerk', kind: 'text', value: (row) => row.paymentReference },
    { heading: 'Factuurdatum', kind: 'date', value: (row) => row.documentDate },
    { heading: 'Vervaldatum', kind: 'date', value: (row) => row.dueDate },
    { heading: 'Open', kind: 'cents', value: (row) => row.openCents },
  ],
  rows,
})
