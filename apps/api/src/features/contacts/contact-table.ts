import type { ContactListItem } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

/** The list of contacts as a file. */
export const contactTable = (rows: AsyncIterable<ContactListItem>): Table<ContactListItem> => ({
  name: 'Relaties',
  columns: [
    { heading: 'Naam', kind: 'text', value: (row) => row.name },
    { heading: 'Soort', kind: 'text', value: (row) => (row.kind === 'company' ? 'Bedrijf' : 'Persoon') },
    { heading: 'Plaats', kind: 'text', value: (row) => row.city },
    { heading: 'E-mailadres', kind: 'text', value: (row) => row.emailAddress },
    { heading: 'Openstaand', kind: 'cents', value: (row) => row.openCents },
    { heading: 'Te laat', kind: 'cents', value: (row) => row.lateCents },
  ],
  rows,
})
