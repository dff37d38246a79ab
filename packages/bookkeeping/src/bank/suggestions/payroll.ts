import type { AccountSuggestion } from './suggestion.ts'
import type { BankLine, PayrollAccount } from './types.ts'

/** What is paid of wages in words of its own; whoever reckons wages or prints payslips is a supplier like others. */
const WORDS: Readonly<Record<PayrollAccount['kind'], RegExp>> = {
  wages: /\b(?:salaris(?:sen)?|(?<!\bvan )(?:netto)?loon|lonen)(?:betaling\w*)?\b/iu,
  holiday: /\bvakantie(?:geld|toeslag|bijslag)\b/iu,
  pension: /\bpensioen(?:premies?|fonds|bijdragen?|afdracht)?\b/iu,
  tax: /\bloon(?:heffing|belasting)\w*/iu,
}

/**
 * What a payment of wages, or of what is held back of them, is booked on: what the entry of the wages left as owed. Likely
 * when one of them is named; never certain, since that entry may be missing.
 */
export function payrollSuggestions(line: BankLine, accounts: readonly PayrollAccount[]): AccountSuggestion[] {
  if (line.amountCents >= 0) return []
  const named = accounts.filter(({ kind }) => WORDS[kind].test(textOf(line, kind)))
  return named.map(({ accountId }) => ({
    kind: 'account',
    accountId,
    vatCode: null,
    certainty: named.length === 1 ? 'likely' : 'possible',
    reasons: ['payroll'],
  }))
}

/** A pension fund is called so; other names say nothing of wages. */
const textOf = ({ description, counterpartyName }: BankLine, kind: PayrollAccount['kind']): string =>
  kind === 'pension' ? `${description} ${counterpartyName ?? ''}` : description // zero: nobody is named
