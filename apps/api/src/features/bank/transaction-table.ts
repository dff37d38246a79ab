import type { BankTransaction } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

/** The list of bank lines as a file. */
export const transactionTable = (rows: AsyncIterable<BankTransaction>): Table<BankTransaction> => ({
  name: 'Bankregels',
  columns: [
    { heading: 'Datum', kind: 'date', value: (row) => row.date },
    { heading: 'Tegenpartij', kind: 'text', value: (row) => row.counterpartyName },
    { heading: 'IBAN tegenpartij', kind: 'text', value: (row) => row.counterpartyIban },
    { heading: 'Omschrijving', kind: 'text', value: (row) => row.description },
    { heading: 'Betalingskenmerk', kind: 'text', value: (row) => row.structuredReference },
    { heading: 'Bedrag', kind: 'cents', value: (row) => row.amountCents },
    { heading: 'Verwerkt', kind: 'text', value: (row) => (row.processed ? 'Ja' : 'Nee') },
    { heading: 'Geboekt op', kind: 'text', value: (row) => row.processedLabel },
  ],
  rows,
})
