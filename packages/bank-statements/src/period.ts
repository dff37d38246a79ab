import type { BankLine, BankStatement } from './types.ts'

/**
 * First and last booking date. Banks date their balances differently (the day itself, the day
 * before, the day after), so the dates of the lines decide and `otherwise` only serves when
 * there are none.
 */
export function periodOf(lines: readonly BankLine[], otherwise: string): { from: string; to: string } {
  let from = lines[0]?.date ?? otherwise
  let to = from
  for (const { date } of lines) {
    if (date < from) from = date
    if (date > to) to = date
  }
  return { from, to }
}

/** `opensOn` for a statement of which that is known and before its period. */
export function openingOf(opensOn: string | null, { from }: { from: string }): Pick<BankStatement, 'opensOn'> {
  return opensOn !== null && opensOn < from ? { opensOn } : {}
}

/** `closesOn` for a statement of which that is known and after its period: it says that nothing else happened until then. */
export function closingOf(closesOn: string | null, { to }: { to: string }): Pick<BankStatement, 'closesOn'> {
  return closesOn !== null && closesOn > to ? { closesOn } : {}
}

/** `account` where what the file writes is no IBAN. */
export function accountOf(iban: string | null, written: string | undefined): Pick<BankStatement, 'account'> {
  const account = written?.trim() ?? '' // zero: none written
  return iban === null && account !== '' ? { account } : {}
}
