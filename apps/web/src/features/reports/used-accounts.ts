import type { LedgerAccount } from '@klopt/api-client/contract'

/** What the trial balance says of an account. */
export interface AccountBalance {
  readonly debitCents: number
  readonly creditCents: number
  readonly closingCents: number
}

/** The accounts on which something stands at the end of a range, or that something was booked on in it. */
export const usedAccounts = (
  accounts: readonly LedgerAccount[],
  balances: ReadonlyMap<number, AccountBalance>,
): LedgerAccount[] =>
  accounts.filter(({ id }) => {
    const balance = balances.get(id)
    return balance !== undefined && [balance.closingCents, balance.debitCents, balance.creditCents].some(Boolean)
  })
