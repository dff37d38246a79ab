import type { EstimateListItem } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

/** The list of estimates as a file. */
export const estimateTable = (rows: AsyncIterable<EstimateListItem>): Table<EstimateListItem> => ({
  name: 'Offertes',
  columns: [
    { heading: 'Nummer', kind: 'text', value: (row) => row.number },
    { heading: 'Relatie', kind: 'text', value: (row) => row.contactName },
    { heading: 'Kenmerk', kind: 'text', value: (row) => row.reference },
    { heading: 'Offertedatum', kind: 'date', value: (row) => row.estimateDate },
    { heading: 'Geldig tot en met', kind: 'date', value: (row) => row.validUntil },
    { heading: 'Status', kind: 'text', value: (row) => statuses[row.status] },
    { heading: 'Bedrag incl. btw', kind: 'cents', value: (row) => row.grossCents },
  ],
  rows,
})

const statuses: Record<EstimateListItem['status'], string> = {
  draft: 'Concept',
  sent: 'Verzonden',
  viewed: 'Bekeken',
  accepted: 'Geaccepteerd',
  declined: 'Afgewezen',
  expired: 'Verlopen',
  invoiced: 'Gefactureerd',
  withdrawn: 'Herroepen',
}
