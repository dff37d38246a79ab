import type { OssList } from '@klopt/api-client/contract'
import { CopyButton, type Column } from '@klopt/ui'
import { formatDecimal } from '@klopt/validators'
import { countryName } from '../../shared/administrations/countries.ts'
import { formAmount } from '../../shared/vat/form-amount.ts'
import * as styles from './oss.css.ts'

type Row = OssList['rows'][number]
type Correction = OssList['corrections'][number]

/** A country can stand in it more than once, with another rate each time. */
const nameOf = ({ country, ratePercent }: Row): string => `${countryName(country)} ${formatDecimal(ratePercent)}%`

/** Per country and rate what the form asks, each amount with a button that copies it. */
export const rowColumns = (rows: readonly Row[]): Column<Row>[] => [
  {
    id: 'country',
    header: 'Land',
    cell: ({ country }) => countryName(country),
    card: 'title',
    cardCell: nameOf,
    total: 'Totaal',
  },
  {
    id: 'rate',
    header: 'Tarief',
    align: 'end',
    cell: ({ ratePercent }) => `${formatDecimal(ratePercent)}%`,
    card: 'none',
  },
  {
    id: 'base',
    header: 'Zonder btw',
    align: 'end',
    cell: (row) => <Base row={row} />,
    card: 'none',
    total: totalOf(rows, ({ baseCents }) => baseCents),
  },
  {
    id: 'vat',
    header: 'Btw',
    align: 'end',
    cell: (row) => <Vat row={row} />,
    card: 'amount',
    cardCell: (row) => (
      <span className={styles.figures}>
        <span className={styles.figure}>
          Zonder btw <Base row={row} />
        </span>
        <span className={styles.figure}>
          Btw <Vat row={row} />
        </span>
      </span>
    ),
    total: totalOf(rows, ({ vatCents }) => vatCents),
  },
]

const Base = ({ row }: { row: Row }) => <Amount cents={row.baseCents} name={`bedrag ${nameOf(row)}`} />
const Vat = ({ row }: { row: Row }) => <Amount cents={row.vatCents} name={`btw ${nameOf(row)}`} />

/** Per earlier quarter and country what changes. */
export const correctionColumns = (rows: readonly Correction[]): Column<Correction>[] => [
  { id: 'country', header: 'Land', cell: ({ country }) => countryName(country), card: 'title', total: 'Totaal' },
  { id: 'period', header: 'Over', cell: ({ periodLabel }) => periodLabel, card: 'date' },
  {
    id: 'vat',
    header: 'Btw',
    align: 'end',
    cell: ({ vatCents, country }) => <Amount cents={vatCents} name={`correctie ${countryName(country)}`} />,
    card: 'amount',
    total: totalOf(rows, ({ vatCents }) => vatCents),
  },
]

function totalOf<R>(rows: readonly R[], of: (row: R) => number) {
  return (
    <span className={styles.figure}>
      {formAmount(rows.reduce((sum, row) => sum + of(row), 0))}
      <span className={styles.noCopy} />
    </span>
  )
}

function Amount({ cents, name }: { cents: number; name: string }) {
  const text = formAmount(cents)
  if (cents === 0) {
    return (
      <span className={styles.figure}>
        <span className={styles.zero}>{text}</span>
        <span className={styles.noCopy} />
      </span>
    )
  }
  return (
    <span className={styles.figure}>
      {text}
      <CopyButton value={text} label={name} />
    </span>
  )
}
