import type { ErrorReport } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

/** The reported errors as a file, without the stack, which no cell can hold. */
export const errorTable = (rows: AsyncIterable<ErrorReport>): Table<ErrorReport> => ({
  name: 'Foutmeldingen',
  columns: [
    { heading: 'Fout', kind: 'text', value: (row) => row.name },
    { heading: 'Melding', kind: 'text', value: (row) => row.message },
    { heading: 'Waar', kind: 'text', value: (row) => (row.source === 'browser' ? 'Browser' : 'Server') },
    { heading: 'Pagina', kind: 'text', value: (row) => row.path },
    { heading: 'Status', kind: 'number', value: (row) => row.status },
    { heading: 'Code', kind: 'number', value: (row) => row.code },
    { heading: 'Versie', kind: 'text', value: (row) => row.release },
    { heading: 'Eerst gezien', kind: 'instant', value: (row) => row.firstSeenAt },
    { heading: 'Laatst gezien', kind: 'instant', value: (row) => row.lastSeenAt },
    { heading: 'Aantal', kind: 'number', value: (row) => row.occurrences },
  ],
  rows,
})
