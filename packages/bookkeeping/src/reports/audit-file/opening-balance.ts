import { YEAR_RESULT_ACCOUNT } from '../../ledger/chart-of-accounts.ts'
import { isTemporary } from '../../ledger/fiscal-year.ts'
import type { AccountBalance, AuditFileFacts } from './facts.ts'

/**
 * The balance a year opens with, by account number. Revenue and costs of earlier years that no closing took to equity
 * yet are equity all the same: they come with the account of the result. What an opening entry says of revenue and
 * costs belongs to the year itself, when books are taken over halfway, and stays where it is. Adds up to nothing.
 */
export function openingBalance(
  facts: Pick<AuditFileFacts, 'accounts' | 'broughtForward' | 'opened' | 'company'>,
): AccountBalance[] {
  const { accounts, broughtForward, opened, company } = facts
  const resultAccount = accounts.find(({ rgs }) => rgs === YEAR_RESULT_ACCOUNT[company.legalForm])?.number
  const temporary = new Set(accounts.filter(({ type }) => isTemporary(type)).map(({ number }) => number))
  const balances = new Map<string, number>()
  const add = (account: string, cents: number) => {
    const before = balances.get(account) ?? 0 // zero: the first of its account
    balances.set(account, before + cents)
  }
  for (const { account, balanceCents } of broughtForward) {
    // Without the account (its code was changed) the result is better found where it arose than nowhere.
    add(temporary.has(account) ? (resultAccount ?? account) : account, balanceCents)
  }
  for (const { account, balanceCents } of opened) add(account, balanceCents)
  return [...balances]
    .filter(([, balanceCents]) => balanceCents !== 0)
    .map(([account, balanceCents]) => ({ account, balanceCents }))
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
}
