import type { TicketListItem } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'
import { stateNames, tagNames } from './ticket-names.ts'

/** The tickets of an administration as a file. */
export const ticketTable = (rows: AsyncIterable<TicketListItem>): Table<TicketListItem> => ({
  name: 'Tickets',
  columns: [
    { heading: 'Nummer', kind: 'number', value: (row) => row.id },
    { heading: 'Onderwerp', kind: 'text', value: (row) => row.subject },
    { heading: 'Soort', kind: 'text', value: (row) => tagNames[row.tagId] },
    { heading: 'Ingediend door', kind: 'text', value: (row) => row.authorName },
    { heading: 'Ingediend op', kind: 'instant', value: (row) => row.createdAt },
    { heading: 'Laatste bericht', kind: 'instant', value: (row) => row.lastResponseAt },
    { heading: 'Status', kind: 'text', value: (row) => stateNames[row.state] },
  ],
  rows,
})
