import type { QueuedTicket } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'
import { stateNames, tagNames } from '../tickets/ticket-names.ts'

/** The queue of support as a file. */
export const queueTable = (rows: AsyncIterable<QueuedTicket>): Table<QueuedTicket> => ({
  name: 'Ticketwachtrij',
  columns: [
    { heading: 'Nummer', kind: 'number', value: (row) => row.id },
    { heading: 'Onderwerp', kind: 'text', value: (row) => row.subject },
    { heading: 'Klant', kind: 'text', value: (row) => row.authorName },
    { heading: 'Administratie', kind: 'text', value: (row) => row.companyName },
    { heading: 'Soort', kind: 'text', value: (row) => tagNames[row.tagId] },
    { heading: 'Van wie', kind: 'text', value: (row) => row.assignedTo && row.assignedTo.name },
    { heading: 'Ingediend op', kind: 'instant', value: (row) => row.createdAt },
    { heading: 'Laatste bericht', kind: 'instant', value: (row) => row.lastResponseAt },
    { heading: 'Wacht sinds', kind: 'instant', value: (row) => row.waitingSince },
    { heading: 'Status', kind: 'text', value: (row) => stateNames[row.state] },
  ],
  rows,
})
