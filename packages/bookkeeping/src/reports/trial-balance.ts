import { isTemporary } from '../ledger/fiscal-year.ts'
import type { AccountType } from '../ledger/chart-of-accounts.ts'

/** What the lines of an account come to, in integer cents. */
export interface TrialAccount {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly type: AccountType
  /** Debit minus credit before the fiscal year of the first day. */
  readonly earlierCents: number
  /** Debit minus credit of that fiscal year, before the first day. */
  readonly openingCents: number
  readonly debitCents: number
  readonly creditCents: number
  /** What it closed with a year before, debit minus credit. */
  readonly lastYearCents: number
}

export interface TrialAmounts {
  readonly openingCents: number
  readonly debitCents: number
  readonly creditCents: number
  readonly closingCents: number
  readonly lastYearCents: number
}

export interface TrialRow extends TrialAmounts {
  /** Null for the result of earlier years, which no entry took to equity. */
  readonly accountId: number | null
  readonly number: string
  readonly name: string
  readonly type: AccountType
}

export interface TrialBalance {
  readonly rows: TrialRow[]
  readonly totals: TrialAmounts
}

/**
 * Opening balance (debit minus credit), movements and closing balance of every account that has any. Revenue and costs
 * open with what was booked since the fiscal year began; what they came to before is the result of earlier years, equity
 * that no entry took there yet, in a row of its own behind the last of equity. The columns always add up to nothing.
 * `earlierLastYearCents` is that result as it stood a year before.
 */
export function trialBalance(accounts: readonly TrialAccount[], earlierLastYearCents: number): TrialBalance {
  const rows = accounts.map((account): TrialRow => {
    const carriedCents = isTemporary(account.type) ? 0 : account.earlierCents
    const { id, number, name, type } = account
    return {
      accountId: id,
      number,
      name,
      type,
      ...amountsOf({ ...account, openingCents: carriedCents + account.openingCents }),
    }
  })
  const earlierCents = accounts.reduce((sum, { type, earlierCents: cents }) => sum + (isTemporary(type) ? cents : 0), 0)
  const earlier: TrialRow = {
    accountId: null,
    number: '',
    name: 'Resultaat voorgaande jaren',
    type: 'equity',
    ...amountsOf({ openingCents: earlierCents, debitCents: 0, creditCents: 0, lastYearCents: earlierLastYearCents }),
  }
  const place = rows.findLastIndex(({ type }) => type === 'equity') + 1
  const shown = rows.toSpliced(place, 0, earlier).filter(isUsed)
  return { rows: shown, totals: totalsOf(shown) }
}

const amountsOf = (amounts: Omit<TrialAmounts, 'closingCents'>): TrialAmounts => {
  const { openingCents, debitCents, creditCents, lastYearCents } = amounts
  return { openingCents, debitCents, creditCents, closingCents: openingCents + debitCents - creditCents, lastYearCents }
}

const isUsed = ({ openingCents, debitCents, creditCents, lastYearCents }: TrialRow): boolean =>
  openingCents !== 0 || debitCents !== 0 || creditCents !== 0 || lastYearCents !== 0

function totalsOf(rows: readonly TrialRow[]): TrialAmounts {
  const sum = (column: keyof TrialAmounts): number => rows.reduce((total, row) => total + row[column], 0)
  return {
    openingCents: sum('openingCents'),
    debitCents: sum('debitCents'),
    creditCents: sum('creditCents'),
    closingCents: sum('closingCents'),
    lastYearCents: sum('lastYearCents'),
  }
}
