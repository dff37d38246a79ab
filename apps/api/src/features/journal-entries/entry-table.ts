import type { JournalEntryItem, JournalLineItem } from '@klopt/api-client/contract'
import { isVatCode, VAT_CODES } from '@klopt/bookkeeping/vat'
import type { Table } from '../../table-files/table.ts'

/** A line with the entry that it stands in. */
export interface BookedLine {
  readonly entry: JournalEntryItem
  readonly line: JournalLineItem
}

/** The list of entries as a file, as a journal is read: a row for each line, with the entry that it stands in. */
export const entryTable = (rows: AsyncIterable<BookedLine>): Table<BookedLine> => ({
  name: 'Boekingen',
  columns: [
    { heading: 'Boekdatum', kind: 'date', value: ({ entry }) => entry.entryDate },
    { heading: 'Dagboek', kind: 'text', value: ({ entry }) => entry.journalName },
    { heading: 'Nummer', kind: 'number', value: ({ entry }) => entry.number },
    { heading: 'Omschrijving', kind: 'text', value: ({ entry }) => entry.description },
    { heading: 'Rekening', kind: 'text', value: ({ line }) => line.accountNumber },
    { heading: 'Naam', kind: 'text', value: ({ line }) => line.accountName },
    { heading: 'Debet', kind: 'cents', value: ({ line }) => line.debitCents },
    { heading: 'Credit', kind: 'cents', value: ({ line }) => line.creditCents },
    { heading: 'Btw-code', kind: 'text', value: ({ line }) => labelOf(line.vatCode) },
    { heading: 'Omschrijving van de regel', kind: 'text', value: ({ line }) => line.description },
  ],
  rows,
})

const labelOf = (code: string | null): string | null =>
  code !== null && isVatCode(code) ? VAT_CODES[code].label : null
