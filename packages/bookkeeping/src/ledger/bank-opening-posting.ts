import { PostingBuilder, type AccountRef, type PostingLine } from './posting.ts'

/** The accounts of what was put in and kept, by RGS code: of owners, of a company, and of who has no owner. */
export const OWN_FUNDS = ['BEivKapOnd', 'BEivOvrAlr', 'BEivOvrOrs'] as const

export interface BankOpening {
  readonly bankAccount: AccountRef
  readonly ownFunds: AccountRef
  /** What the account held; less than 0 when it was overdrawn, never 0. */
  readonly amountCents: number
}

/** What a bank account held before the books began: money of the owner, on which no VAT is due. */
export function bankOpeningPosting({ bankAccount, ownFunds, amountCents }: BankOpening): PostingLine[] {
  return new PostingBuilder().debit(bankAccount, amountCents).credit(ownFunds, amountCents).build()
}
