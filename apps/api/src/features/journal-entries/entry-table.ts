import type { JournalEntryItem } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

/** The list of entries as a file. */
export const entryTable = (rows: AsyncIterable<JournalEntryItem>): Table<JournalEntryItem> => ({
  name: 'Boekingen',
  columns: [
    { heading: 'Boekdatum', kind: 'date', value: (row) => row.entryDate },
    { heading: 'Dagboek', kind: 'text', value: (row) => row.journalName },
    { heading: 'Nummer', kind: 'number', value: (row) => row.number },
    { heading: 'Omschrijving', kind: 'text', value: (row) => row.description },
    { heading: 'Bedrag', kind: 'cents', value: (row) => row.amountCents },
    { heading: 'Aantal regels', kind: 'number', value: (row) => row.lineCount },
  ],
  rows,
})
