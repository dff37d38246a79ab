import type { AccountType, LegalForm } from './chart-rows.ts'
import { YEAR_RESULT_ACCOUNT } from './chart-of-accounts.ts'
import { isTemporary } from './fiscal-year.ts'
import type { PartnerResult } from './divide-profit.ts'
import { PostingBuilder, type AccountRef, type PostingLine } from './posting.ts'

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
  /** Of partners what each gets of the result, with accounts of their own. */
  readonly partners?: readonly ClosingPartner[]
}

/** A partner at the end of a year: what they get of its result, and where. */
export interface ClosingPartner extends PartnerResult {
  readonly name: string
  readonly capitalAccountId: number
  readonly privateAccountId: number
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
 * The entry that closes a year: revenue and costs go to nothing, and their result to equity, which is the owner's capital,
 * of a company its result that is not divided yet, of a foundation or an association its reserves, and of partners the
 * capital of each by what they agreed on. Owners close their private accounts as well. Empty for a year in which there was
 * nothing.
 */
export function yearClosePosting({ balances, legalForm, yearName, partners = [] }: YearClose): PostingLine[] {
  const equity = { rgs: YEAR_RESULT_ACCOUNT[legalForm] }
  const posting = new PostingBuilder()
  const close = (own: readonly YearEndBalance[], description: string, to: AccountRef | null = equity) => {
    for (const { accountId, balanceCents } of own) posting.credit({ id: accountId }, balanceCents, { description })
    const cents = own.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
    if (to !== null) posting.debit(to, cents, { description })
  }
  close(
    balances.filter(({ type }) => isTemporary(type)),
    `Resultaat ${yearName}`,
    legalForm === 'vof' ? null : equity,
  )
  if (legalForm === 'vof') {
    for (const partner of partners) {
      creditPartner(posting, partner, yearName)
      const own = balances.filter(({ accountId }) => accountId === partner.privateAccountId)
      close(own, `Privé ${partner.name} ${yearName}`, { id: partner.capitalAccountId })
    }
  }
  if (legalForm === 'zzp') close(balances.filter(isPrivateAccount), `Privé ${yearName}`)
  return posting.build()
}

/** Each part of what a partner gets by itself, so that the entry says what was agreed. */
function creditPartner(posting: PostingBuilder, partner: ClosingPartner, yearName: string): void {
  const { name, capitalAccountId, interestCents, labourFeeCents, shareCents } = partner
  const capital = { id: capitalAccountId }
  posting.credit(capital, interestCents, { description: `Rente over kapitaal ${name} ${yearName}` })
  posting.credit(capital, labourFeeCents, { description: `Arbeidsvergoeding ${name} ${yearName}` })
  posting.credit(capital, shareCents, { description: `Aandeel in het resultaat ${name} ${yearName}` })
}
