import type { AccountType, LegalForm } from './chart-rows.ts'
import { YEAR_RESULT_ACCOUNT } from './chart-of-accounts.ts'
import { isTemporary } from './fiscal-year.ts'
import { PostingBuilder, type PostingLine } from './posting.ts'

/** What an account holds on the last day of a year. */
export interface YearEndBalance {
  readonly accountId: number
  readonly rgs: string | null
  readonly type: AccountType
  /** Debit minus credit. */
  readonly balanceCents: number
}

export interface YearClose {
  readonly balances: readonly YearEndBalance[]
  readonly legalForm: LegalForm
  /** How the year is called, such as '2026' or '2026/2027'. */
  readonly yearName: string
}

/**
 * Whether an account holds what the owner of a one-person business put in and took out in a year, taxes and premiums of
 * their own included: RGS keeps those beside the capital itself.
 */
export function isPrivateAccount({ rgs, type }: Pick<YearEndBalance, 'rgs' | 'type'>): boolean {
  return type === 'equity' && rgs !== null && rgs.startsWith('BEivKap') && rgs !== YEAR_RESULT_ACCOUNT.zzp
}

/** The result of a year: what revenue is more than costs; a loss is negative. */
export function yearResultCents(balances: readonly YearEndBalance[]): number {
  return balances.reduce((sum, { type, balanceCents }) => sum - (isTemporary(type) ? balanceCents : 0), 0)
}

/**
 * The entry that closes a year: revenue and costs go to nothing, and their result to equity, which is the owner's capital
 * or, of a company, its result that is not divided yet. A one-person business closes its private accounts as well. Empty
 * for a year in which there was nothing.
 */
export function yearClosePosting({ balances, legalForm, yearName }: YearClose): PostingLine[] {
  const equity = { rgs: YEAR_RESULT_ACCOUNT[legalForm] }
  const posting = new PostingBuilder()
  const close = (own: readonly YearEndBalance[], description: string) => {
    for (const { accountId, balanceCents } of own) posting.credit({ id: accountId }, balanceCents, { description })
    const cents = own.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
    posting.debit(equity, cents, { description })
  }
  close(
    balances.filter(({ type }) => isTemporary(type)),
    `Resultaat ${yearName}`,
  )
  if (legalForm === 'zzp') close(balances.filter(isPrivateAccount), `Privé ${yearName}`)
  return posting.build()
}
