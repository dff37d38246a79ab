import type { IcpListRow } from '@klopt/api-client/contract'
import { CopyButton, type Column } from '@klopt/ui'
import { formatWhole } from '../../shared/vat/whole-euros.ts'
import { countryAndNumber, viesWords } from './icp-words.ts'
import * as styles from './icp.css.ts'

type Row = IcpListRow & { readonly periodLabel?: string }

/** The columns of the list: each amount and VAT number with a button that copies what the form asks. */
export function icpColumns(rows: readonly Row[]): Column<Row>[] {
  const total = (of: (row: Row) => number) => formatWhole(rows.reduce((sum, row) => sum + of(row), 0))
  const amount = (id: string, header: string, of: (row: Row) => number): Column<Row> => ({
    id,
    header: (
      <span className={styles.figure}>
        {header}
        <span className={styles.noCopy} />
      </span>
    ),
    align: 'end',
    card: id === 'goods' ? 'amount' : 'detail',
    cell: (row) => <Amount euros={of(row)} name={`${header.toLowerCase()} ${row.vatNumber ?? ''}`} />,
    // Nothing at all, where what is no text would be the amount without its name.
    cardCell: (row) =>
      of(row) === 0 ? (
        <span />
      ) : (
        <span className={styles.figure}>
          {header} {formatWhole(of(row))}
          <CopyButton value={String(of(row))} label={`${header.toLowerCase()} ${row.vatNumber ?? ''}`} />
        </span>
      ),
    total: <Total own={total(of)} all={id === 'goods' ? total(allOf) : null} />,
  })
  const withPeriod = rows.some(({ periodLabel }) => periodLabel !== undefined)
  return [
    { id: 'number', header: 'Btw-id', cell: (row) => <VatNumber row={row} />, card: 'title', total: 'Totaal' },
    { id: 'customer', header: 'Klant', cell: ({ customerName }) => customerName ?? '' },
    ...(withPeriod
      ? [{ id: 'period', header: 'Over', cell: ({ periodLabel }: Row) => periodLabel ?? '', card: 'date' } as const]
      : []),
    amount('goods', 'Leveringen', ({ goodsEuros }) => goodsEuros),
    amount('services', 'Diensten', ({ servicesEuros }) => servicesEuros),
    amount('triangulation', 'ABC', ({ triangulationEuros }) => triangulationEuros),
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

function Amount({ euros, name }: { euros: number; name: string }) {
  return (
    <span className={styles.figure}>
      {formatWhole(euros)}
      {euros === 0 ? <span className={styles.noCopy} /> : <CopyButton value={String(euros)} label={name} />}
    </span>
  )
}
