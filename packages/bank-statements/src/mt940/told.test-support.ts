import type { BankLine } from '../types.ts'

/** What a line tells: how much, who and why. */
export function told(line: BankLine | undefined) {
  if (line === undefined) return undefined
  const { amountCents, counterpartyName, counterpartyIban, description } = line
  return [amountCents, counterpartyName, counterpartyIban, description]
}
