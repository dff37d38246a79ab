import { SMALL_DIFFERENCE_CENTS } from '../bank-postings.ts'
import type { Difference } from './suggestion.ts'
import type { BankLine } from './types.ts'

/** What banks keep of a payment from abroad; more than this is something else. */
const MAX_BANK_COSTS_CENTS = 2_500

/** Discounts for paying early, as terms have them, in hundredths of a percent. */
const TERM_DISCOUNTS = [100, 150, 200, 250, 300, 500]

/** Words of a bank that kept its costs. */
const SAYS_COSTS = /\b(?:bank|transactie|incasso)?kosten\b|\bcharges?\b|\bfees?\b|\bSHAR?\b/i

/**
 * Why a line may differ from what it pays: cents beside it, a discount for paying early, or costs that a bank kept. Null when it is
 * as much, or differs by what none of these explains. `totalCents` counts money in as positive, like the line.
 */
export function differenceOf(line: BankLine, totalCents: number): Difference | null {
  const cents = line.amountCents - totalCents
  if (cents === 0 || Math.sign(totalCents) !== Math.sign(line.amountCents)) return null
  if (Math.abs(cents) <= SMALL_DIFFERENCE_CENTS) return { kind: 'small', cents }
  if (isDiscount(line.amountCents, totalCents)) return { kind: 'discount', cents }
  return cents < 0 && -cents <= MAX_BANK_COSTS_CENTS && mayHaveCost(line) ? { kind: 'costs', cents } : null
}

/** Rounded as a person would, which is at most a cent beside. */
function isDiscount(amountCents: number, totalCents: number): boolean {
  const discount = Math.abs(totalCents) - Math.abs(amountCents)
  return TERM_DISCOUNTS.some((rate) => Math.abs(discount * 10_000 - Math.abs(totalCents) * rate) <= 10_000)
}

function mayHaveCost({ description, counterpartyIban }: BankLine): boolean {
  const isFromAbroad = counterpartyIban !== null && /^\s*(?!NL)[A-Z]{2}\s*\d/i.test(counterpartyIban)
  return isFromAbroad || SAYS_COSTS.test(description)
}
