import type { ProductListItem } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { vatCodeChoices } from '@klopt/bookkeeping/vat'
import type { Table } from '../../table-files/table.ts'

const vatNames: ReadonlyMap<string, string> = new Map(vatCodeChoices('sale').map(({ code, label }) => [code, label]))

/** The list of products as a file. */
export const productTable = (rows: AsyncIterable<ProductListItem>): Table<ProductListItem> => ({
  name: 'Producten',
  columns: [
    { heading: 'Nummer', kind: 'text', value: (row) => row.number },
    { heading: 'Naam', kind: 'text', value: (row) => row.name },
    { heading: 'Eenheid', kind: 'text', value: (row) => row.unit },
    { heading: 'Prijs excl. btw', kind: 'number', value: (row) => Number(row.unitPrice) },
    { heading: 'Btw', kind: 'text', value: (row) => must(vatNames.get(row.vatCode), 'the name of a VAT code') },
    { heading: 'Prijsafspraken', kind: 'number', value: (row) => row.agreements },
  ],
  rows,
})
