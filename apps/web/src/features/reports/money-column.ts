import type { Column } from '@klopt/ui'
import { formatAmount } from '@klopt/validators'

/** An amount in a column where most cells are empty. */
export const amountOrNothing = (cents: number): string => (cents === 0 ? '' : formatAmount(cents))

/** An amount as every report writes it: nothing is a dash. */
const amountOrDash = (cents: number): string => (cents === 0 ? '–' : formatAmount(cents))

interface MoneyColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cents: (row: Row) => number
  /** Of all rows; absent while it is not known. */
  readonly totalCents: number | undefined
  /** The one that a card shows. */
  readonly isMain?: boolean
  /** Most of its cells are nothing, and are left empty. */
  readonly isSparse?: boolean
}

/** A column of amounts with their total below. */
export function moneyColumn<Row>(column: MoneyColumn<Row>): Column<Row> {
  const { id, header, cents, totalCents, isMain = false, isSparse = false } = column
  return {
    id,
    header,
    cell: (row) => (isSparse ? amountOrNothing(cents(row)) : amountOrDash(cents(row))),
    align: 'end',
    width: '128px',
    card: isMain ? 'amount' : 'none',
    total: totalCents === undefined ? undefined : amountOrDash(totalCents),
  }
}

/** Debit and credit beside each other. */
export const debitAndCredit = <Row extends { debitCents: number; creditCents: number }>(
  totals: { debitCents: number; creditCents: number } | undefined,
): Column<Row>[] => [
  moneyColumn<Row>({
    id: 'debit',
    header: 'Debet',
    cents: (row) => row.debitCents,
    totalCents: totals?.debitCents,
    isSparse: true,
  }),
  moneyColumn<Row>({
    id: 'credit',
    header: 'Credit',
    cents: (row) => row.creditCents,
    totalCents: totals?.creditCents,
    isSparse: true,
  }),
]
