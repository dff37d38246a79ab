import type { InboxDocument } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

const STATES: Record<InboxDocument['state'], string> = {
  unprocessed: 'Nog niet verwerkt',
  processed: 'Verwerkt',
  archived: 'In prullenbak',
}
const SOURCES: Record<InboxDocument['source'], string> = { upload: 'Geüpload', mail: 'Per mail' }

/** The documents that came in as a file, with what was read of them. */
export const documentTable = (rows: AsyncIterable<InboxDocument>): Table<InboxDocument> => ({
  name: 'Documenten',
  columns: [
    { heading: 'Bestand', kind: 'text', value: (row) => row.name },
    { heading: 'Binnengekomen op', kind: 'instant', value: (row) => row.createdAt },
    { heading: 'Hoe', kind: 'text', value: (row) => SOURCES[row.source] },
    { heading: 'Afzender', kind: 'text', value: (row) => row.sender },
    { heading: 'Leverancier', kind: 'text', value: (row) => row.summary?.supplierName ?? null },
    { heading: 'Factuurdatum', kind: 'date', value: (row) => row.summary?.invoiceDate ?? null },
    { heading: 'Bedrag', kind: 'cents', value: (row) => row.summary?.grossCents ?? null },
    { heading: 'Status', kind: 'text', value: (row) => STATES[row.state] },
  ],
  rows,
})
