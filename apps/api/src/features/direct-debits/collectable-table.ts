import type { Collectable, contract, QueryOf } from '@klopt/api-client/contract'
import { foundRows } from '../../table-files/found-rows.ts'
import type { Table } from '../../table-files/table.ts'

type Query = QueryOf<typeof contract.directDebits.exportCollectables>

const obstacles: Readonly<Record<NonNullable<Collectable['obstacle']>, string>> = {
  not_open: 'Niet meer open',
  in_file: 'In incassobestand',
  no_mandate: 'Geen machtiging',
  ended: 'Machtiging beëindigd',
  refused: 'Machtiging geweigerd',
  other_account: 'Rekening geweigerd',
  used: 'Machtiging gebruikt',
  lapsed: 'Machtiging verlopen',
  outside_eea: 'Buiten de EER',
}

/** What can be collected as a file. */
export const collectableTable = (
  items: readonly Collectable[],
  { search, sort = 'dueDate' }: Query,
): Table<Collectable> => ({
  name: 'Te incasseren',
  columns: [
    { heading: 'Klant', kind: 'text', value: (row) => row.contactName },
    { heading: 'Factuur', kind: 'text', value: (row) => row.number },
    { heading: 'Machtiging', kind: 'text', value: (row) => row.mandateReference },
    { heading: 'Factuurdatum', kind: 'date', value: (row) => row.documentDate },
    { heading: 'Vervaldatum', kind: 'date', value: (row) => row.dueDate },
    { heading: 'Status', kind: 'text', value: ({ obstacle }) => (obstacle === null ? 'Kan' : obstacles[obstacle]) },
    { heading: 'Incasso op', kind: 'date', value: (row) => row.collectionDate },
    { heading: 'Open', kind: 'cents', value: (row) => row.openCents },
  ],
  rows: foundRows(items, {
    search,
    sort,
    textsOf: ({ contactName, number }) => [contactName, number],
    values: {
      contactName: ({ contactName }) => contactName,
      number: ({ number }) => number,
      dueDate: ({ dueDate }) => dueDate,
      openCents: ({ openCents }) => openCents,
    },
  }),
})
