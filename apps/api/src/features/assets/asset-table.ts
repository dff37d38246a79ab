import type { AssetListItem } from '@klopt/api-client/contract'
import type { Table } from '../../table-files/table.ts'

const states: Readonly<Record<AssetListItem['state'], string>> = {
  in_use: 'in gebruik',
  sold: 'verkocht',
  scrapped: 'afgedankt',
}

/** The list of assets as a file. */
export const assetTable = (rows: AsyncIterable<AssetListItem>): Table<AssetListItem> => ({
  name: 'Activa',
  columns: [
    { heading: 'Naam', kind: 'text', value: (row) => row.name },
    { heading: 'Rekening', kind: 'text', value: (row) => `${row.account.number} ${row.account.name}` },
    { heading: 'In gebruik sinds', kind: 'date', value: (row) => row.inUseOn },
    { heading: 'Aanschafwaarde', kind: 'cents', value: (row) => row.costCents },
    { heading: 'Afgeschreven', kind: 'cents', value: (row) => row.depreciatedCents },
    { heading: 'Boekwaarde', kind: 'cents', value: (row) => row.bookValueCents },
    { heading: 'Status', kind: 'text', value: (row) => states[row.state] },
    { heading: 'Verkocht of afgedankt op', kind: 'date', value: (row) => row.disposedOn },
  ],
  rows,
})
