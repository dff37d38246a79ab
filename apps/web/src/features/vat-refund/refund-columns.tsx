import type { CountryRefund, ForeignVatDocument } from '@klopt/api-client/contract'
import type { Column } from '@klopt/ui'
import { formatDateShort, formatAmount } from '@klopt/validators'
import type { ReactNode } from 'react'
import { countryName } from '../../shared/administrations/countries.ts'
import { refundState } from './refund-words.ts'

const QUARTERS = [0, 1, 2, 3] as const

/** Per country what can be asked back, by quarter; what is done with it stands in the last column. */
export const countryColumns = (
  rows: readonly CountryRefund[],
  actions: (row: CountryRefund) => ReactNode,
): Column<CountryRefund>[] => [
  { id: 'country', header: 'Land', card: 'title', total: 'Totaal', cell: ({ country }) => countryName(country) },
  ...QUARTERS.map((quarter): Column<CountryRefund> => ({
    id: `quarter-${quarter + 1}`,
    header: `${quarter + 1}e kwartaal`,
    align: 'end',
    priority: 2,
    card: 'none',
    cell: ({ quarterCents }) => formatAmount(centsOf(quarterCents, quarter)),
    total: totalOf(rows, ({ quarterCents }) => centsOf(quarterCents, quarter)),
  })),
  {
    id: 'vat',
    header: 'Btw',
    align: 'end',
    card: 'amount',
    cell: ({ vatCents }) => formatAmount(vatCents),
    total: totalOf(rows, ({ vatCents }) => vatCents),
  },
  // This and the next have room for what they say later: nothing moves when a country is ticked off.
  {
    id: 'state',
    header: 'Stand',
    width: '300px',
    card: 'detail',
    cell: (row) => refundState(row) ?? 'Nog niet teruggevraagd',
  },
  { id: 'actions', header: '', width: '164px', align: 'end', card: 'status', cell: actions },
]

const centsOf = (quarterCents: readonly number[], quarter: number): number => quarterCents[quarter] ?? 0 // zero: a year has four

const totalOf = (rows: readonly CountryRefund[], of: (row: CountryRefund) => number): string =>
  formatAmount(rows.reduce((sum, row) => sum + of(row), 0))

/** The purchases that the VAT stands on. */
export const documentColumns: Column<ForeignVatDocument>[] = [
  { id: 'number', header: 'Nummer', card: 'number', cell: ({ number }) => number },
  { id: 'supplier', header: 'Leverancier', card: 'title', cell: ({ supplierName }) => supplierName },
  { id: 'country', header: 'Land', width: '140px', card: 'detail', cell: ({ country }) => countryName(country) },
  {
    id: 'invoiceDate',
    header: 'Factuurdatum',
    sortable: true,
    width: '140px',
    card: 'date',
    cell: ({ invoiceDate }) => formatDateShort(invoiceDate),
  },
  {
    id: 'gross',
    header: 'Bedrag',
    width: '130px',
    align: 'end',
    priority: 2,
    card: 'none',
    cell: ({ grossCents }) => formatAmount(grossCents),
  },
  {
    id: 'vat',
    header: 'Btw',
    width: '130px',
    align: 'end',
    card: 'amount',
    cell: ({ vatCents }) => formatAmount(vatCents),
  },
]
