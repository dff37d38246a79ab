import type { ProductListItem } from '@klopt/api-client/contract'
import type { Column } from '@klopt/ui'
import { title } from '../../shared/lists/document-columns.css.ts'
import { formatPrice } from '../../shared/selling/draft.ts'
import { vatOptions } from '../../shared/selling/vat-choices.ts'
import { nothing } from './products.css.ts'

/** Of what was left out; a card leaves it out too. */
const NOTHING = <span className={nothing}>–</span>

/** The columns of the list, with the percentages of a day. */
export function productColumns(today: string): Column<ProductListItem>[] {
  const vatNames = new Map(vatOptions(today).map(({ value, label }) => [value, label]))
  return [
    {
      id: 'number',
      header: 'Nummer',
      sortable: true,
      width: '130px',
      card: 'detail',
      cell: (row) => row.number || NOTHING,
      cardCell: (row) => row.number || null,
    },
    {
      id: 'name',
      header: 'Naam',
      sortable: true,
      card: 'title',
      cell: (row) => <span className={title}>{row.name}</span>,
    },
    { id: 'unit', header: 'Eenheid', width: '110px', priority: 2, card: 'none', cell: (row) => row.unit || NOTHING },
    {
      id: 'vat',
      header: 'Btw',
      width: '120px',
      priority: 2,
      card: 'none',
      cell: (row) => vatNames.get(row.vatCode) ?? NOTHING,
    },
    {
      id: 'agreements',
      header: 'Prijsafspraken',
      width: '140px',
      align: 'end',
      priority: 3,
      card: 'none',
      cell: (row) => (row.agreements === 0 ? NOTHING : String(row.agreements)),
    },
    {
      id: 'price',
      header: 'Prijs excl. btw',
      width: '140px',
      align: 'end',
      card: 'amount',
      cell: (row) => `€\u00a0${formatPrice(row.unitPrice)}`,
    },
  ]
}
