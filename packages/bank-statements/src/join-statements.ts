import { closingOf, periodOf } from './period.ts'
import type { BankStatement } from './types.ts'

/**
 * Joins statements of one account that follow each other, each opening with the balance the one
 * before closed with: a month of daily statements becomes one. Comparing should be done after
 * this, since one day may be spread over two statements of a file. Leaves its argument alone.
 */
export function joinStatements(statements: readonly BankStatement[]): BankStatement[] {
  const joined: BankStatement[] = []
  for (const statement of statements) {
    const last = joined.findLast((other) => isOneAccount(other, statement))
    if (last !== undefined && follows(last, statement)) {
      append(last, statement)
      const pendingCount = (last.pendingCount ?? 0) + (statement.pendingCount ?? 0) // zero: none was left out
      if (pendingCount > 0) last.pendingCount = pendingCount
      last.statementId = idOfBoth(last.statementId, statement.statementId)
    } else {
      joined.push({ ...statement, lines: [...statement.lines] })
    }
  }
  return joined
}

function isOneAccount(first: BankStatement, second: BankStatement): boolean {
  return first.iban === second.iban && first.account === second.account && first.currency === second.currency
}

/** Whether `second` opens on the same account with the known balance that `first` closed with. */
export function follows(first: BankStatement, second: BankStatement): boolean {
  return (
    isOneAccount(first, second) &&
    first.closingBalanceCents !== null &&
    first.closingBalanceCents === second.openingBalanceCents
  )
}

/** Puts the lines of `second` behind those of `first`, which changes. */
export function append(first: BankStatement, second: BankStatement): void {
  for (const line of second.lines) first.lines.push(line)
  first.closingBalanceCents = second.closingBalanceCents
  const period = periodOf(first.lines, second.to)
  delete first.closesOn
  Object.assign(first, period, closingOf(second.closesOn ?? second.to, period))
}

function idOfBoth(first: string | null, second: string | null): string | null {
  const start = first?.split(' t/m ')[0]
  return second === null || start === undefined || start === second ? first : `${start} t/m ${second}`
}
