import type { contract, DueLetter, QueryOf } from '@klopt/api-client/contract'
import { foundRows } from '../../table-files/found-rows.ts'
import type { Table } from '../../table-files/table.ts'

type Query = QueryOf<typeof contract.reminders.exportDue>

/** The letters of today as a file: each by itself, of a contact who gets several too. */
export const dueTable = (letters: readonly DueLetter[], { search, sort = 'contactName' }: Query): Table<DueLetter> => ({
  name: 'Vandaag te herinneren',
  columns: [
    { heading: 'Aan', kind: 'text', value: (row) => row.contactName },
    { heading: 'Stap', kind: 'text', value: (row) => row.stepName },
    { heading: 'E-mailadres', kind: 'text', value: (row) => row.recipient },
    { heading: 'Facturen', kind: 'text', value: ({ invoices }) => invoices.map(({ number }) => number).join(', ') },
    { heading: 'Kosten', kind: 'cents', value: (row) => askedOf(row, row.costsCents) },
    { heading: 'Rente', kind: 'cents', value: (row) => askedOf(row, row.interestCents) },
    { heading: 'Openstaand', kind: 'cents', value: (row) => row.openCents },
  ],
  rows: foundRows(letters, {
    search,
    sort,
    textsOf: ({ contactName, invoices }) => [contactName, ...invoices.map(({ number }) => number)],
    values: { contactName: ({ contactName }) => contactName, openCents: ({ openCents }) => openCents },
  }),
})

/** A demand alone asks costs and interest. */
const askedOf = ({ kind }: DueLetter, cents: number): number => (kind === 'demand' ? cents : 0)
