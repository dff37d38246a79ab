import { amountAt, statementAccount, sumOf, type AccountAmounts, type StatementAccount } from './statement-lines.ts'

/** How equity went from the first to the last day of each column, in integer cents; a debt to the owner is positive. */
export interface EquityMovements {
  readonly openingCents: number[]
  readonly resultCents: number[]
  /** What owners put in and took out: private accounts of a zzp'er, equity accounts of a bv. */
  readonly movements: StatementAccount[]
  readonly closingCents: number[]
}

/**
 * Opening equity, result, movements by account and closing equity. `accounts` has the movements of the days without
 * `year_close`; closing a year moves its result within equity, so that the outcome stays the same.
 */
export function equityMovements(
  accounts: readonly AccountAmounts[],
  openingCents: number[],
  resultCents: number[],
): EquityMovements {
  const movements = accounts
    .filter(({ type, cents }) => type === 'equity' && cents.some((amount) => amount !== 0))
    .map((account) => statementAccount(account, -1))
  const moved = sumOf(movements, openingCents.length)
  const closingCents = openingCents.map(
    (opening, index) => opening + amountAt(resultCents, index) + amountAt(moved, index),
  )
  return { openingCents, resultCents, movements, closingCents }
}
