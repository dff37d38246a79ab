import type { IcpListRow } from '@klopt/api-client/contract'
import { CopyButton, type Column } from '@klopt/ui'
import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'
import { countryAndNumber, viesWords } from './icp-words.ts'
import * as styles from './icp.css.ts'

type Row = IcpListRow & { readonly periodLabel?: string }

interface Kind {
  readonly id: string
  readonly header: string
  readonly of: (row: Row) => number
}

/** What the form asks apart, in its order. */
const KINDS: readonly Kind[] = [
  { id: 'goods', header: 'Leveringen', of: ({ goodsEuros }) => goodsEuros },
  { id: 'services', header: 'Diensten', of: ({ servicesEuros }) => servicesEuros },
  { id: 'triangulation', header: 'ABC', of: ({ triangulationEuros }) => triangulationEuros },
]

/** The columns of the list: each amount and VAT number with a button that copies what the form asks. */
export function icpColumns(rows: readonly Row[]): Column<Row>[] {
  const total = (of: (row: Row) => number) => formatWholeEuros(rows.reduce((sum, row) => sum + of(row), 0))
  const amount = (kind: Kind, isFirst: boolean): Column<Row> => ({
    id: kind.id,
    header: (
      <span className={styles.figure}>
        {kind.header}
        <span className={styles.noCopy} />
      </span>
    ),
    align: 'end',
    // A card has one place for amounts: those of all kinds stand in it, under each other.
    card: isFirst ? 'amount' : 'none',
    cell: (row) => <Amount row={row} kind={kind} />,
    cardCell: (row) => <CardAmounts row={row} />,
    total: <Total own={total(kind.of)} all={isFirst ? total(allOf) : null} />,
  })
  const withPeriod = rows.some(({ periodLabel }) => periodLabel !== undefined)
  return [
    { id: 'number', header: 'Btw-id', cell: (row) => <VatNumber row={row} />, card: 'title', total: 'Totaal' },
    { id: 'customer', header: 'Klant', cell: ({ customerName }) => customerName ?? '' },
    ...(withPeriod
      ? [{ id: 'period', header: 'Over', cell: ({ periodLabel }: Row) => periodLabel ?? '', card: 'date' } as const]
      : []),
    ...KINDS.map((kind, index) => amount(kind, index === 0)),
  ]
}

/** What tells rows apart: a customer stands once in the list, and once per earlier period among the corrections. */
export const icpRowKey = (row: Row): string => `${row.periodLabel ?? ''} ${row.vatNumber ?? ''}`

function VatNumber({ row: { vatNumber, isValid, vies } }: { row: Row }) {
  if (vatNumber === null) return <span className={styles.wrong}>Geen btw-id</span>
  const [country, number] = countryAndNumber(vatNumber)
  return (
    <span>
      <span className={styles.number}>
        <span className={isValid ? undefined : styles.wrong}>
          {country} {number}
          {!isValid && ' (ongeldig)'}
        </span>
        <CopyButton value={number} label={`btw-id ${vatNumber}`} />
      </span>
      {vies !== null && (
        <span className={vies.state === 'invalid' ? styles.viesWrong : styles.vies}>{viesWords(vies)}</span>
      )}
    </span>
  )
}

/** Under its column; cards have one total, of all columns together. */
function Total({ own, all }: { own: string; all: string | null }) {
  return (
    <span className={styles.figure}>
      <span className={all === null ? undefined : styles.onRows}>{own}</span>
      {all !== null && <span className={styles.onCards}>{all}</span>}
      <span className={styles.noCopyOnRows} />
    </span>
  )
}

const allOf = ({ goodsEuros, servicesEuros, triangulationEuros }: Row): number =>
  goodsEuros + servicesEuros + triangulationEuros

function Amount({ row, kind: { header, of } }: { row: Row; kind: Kind }) {
  const euros = of(row)
  return (
    <span className={styles.figure}>
      <span className={euros === 0 ? styles.zero : undefined}>{formatWholeEuros(euros)}</span>
      {euros === 0 ? (
        <span className={styles.noCopy} />
      ) : (
        <CopyButton value={String(euros)} label={`${header.toLowerCase()} ${row.vatNumber ?? ''}`} />
      )}
    </span>
  )
}

/** With their names, and without what is nothing. */
function CardAmounts({ row }: { row: Row }) {
  return (
    <span className={styles.figures}>
      {KINDS.filter(({ of }) => of(row) !== 0).map((kind) => (
        <span key={kind.id} className={styles.figure}>
          {kind.header} <Amount row={row} kind={kind} />
        </span>
      ))}
    </span>
  )
}
