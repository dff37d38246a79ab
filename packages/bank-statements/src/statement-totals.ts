import { Refusal } from './refusal.ts'
import type { BankLine, BankStatement } from './types.ts'

/**
 * The difference in cents between where the previous statement ended and where this one begins.
 * Zero when they join; null when either balance is unknown.
 */
export function balanceGap(
  previousClosingCents: number | null,
  statement: Pick<BankStatement, 'openingBalanceCents'>,
): number | null {
  if (previousClosingCents === null || statement.openingBalanceCents === null) return null
  return statement.openingBalanceCents - previousClosingCents
}

/**
 * What the lines of a statement leave unexplained: closing - (opening + lines), in cents.
 * Zero when it adds up; null when either balance is unknown.
 */
export function unexplainedCents(
  statement: Pick<BankStatement, 'openingBalanceCents' | 'closingBalanceCents' | 'lines'>,
): number | null {
  if (statement.openingBalanceCents === null || statement.closingBalanceCents === null) return null
  return statement.closingBalanceCents - statement.openingBalanceCents - sumOfLines(statement.lines)
}

/** Sum in cents. Refuses a sum that a number cannot hold exactly. */
export function sumOfLines(lines: readonly Pick<BankLine, 'amountCents'>[]): number {
  let sum = 0
  for (const line of lines) {
    sum += line.amountCents
    if (!Number.isSafeInteger(sum)) throw new Refusal('damaged', 'De bedragen in dit bestand zijn onmogelijk groot.')
  }
  return sum
}

/** Refuses a statement whose lines do not lead from its opening to its closing balance. */
export function assertAddsUp(statement: BankStatement): void {
  const unexplained = unexplainedCents(statement)
  if (unexplained === null || unexplained === 0) return
  const name = statement.iban ?? statement.statementId ?? 'deze rekening'
  throw new Refusal(
    'totals_differ',
    `Het afschrift van ${name} tot en met ${statement.to.split('-').toReversed().join('-')} telt niet op: ` +
      `beginsaldo en boekingen samen verschillen ${euros(unexplained)} van het eindsaldo. ` +
      'Het bestand is aangepast of er ontbreken regels. Download het opnieuw bij je bank.',
  )
}

function euros(cents: number): string {
  const text = String(Math.abs(cents)).padStart(3, '0')
  return `€ ${text.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')},${text.slice(-2)}`
}
