import { PostingBuilder, type AccountRef, type PostingLine } from '../ledger/posting.ts'

export interface AssetLedger {
  readonly cost: AccountRef
  readonly depreciation: AccountRef
  readonly expense: AccountRef
  readonly result: AccountRef
}

/** A depreciation of some cents, negative for one that is given back. */
export function depreciationPosting(
  { depreciation, expense }: Pick<AssetLedger, 'depreciation' | 'expense'>,
  cents: number,
  description: string,
): PostingLine[] {
  return new PostingBuilder()
    .debit(expense, cents, { description })
    .credit(depreciation, cents, { description })
    .build()
}

export interface Disposal {
  readonly costCents: number
  readonly depreciatedCents: number
  readonly description: string
}

/**
 * What leaves the books when an asset does: its cost and what was depreciated of it; what it was still worth goes to the
 * result account, where the invoice or the money for it is booked as well.
 */
export function disposalPosting(
  accounts: Pick<AssetLedger, 'cost' | 'depreciation' | 'result'>,
  { costCents, depreciatedCents, description }: Disposal,
): PostingLine[] {
  return new PostingBuilder()
    .debit(accounts.depreciation, depreciatedCents, { description })
    .debit(accounts.result, costCents - depreciatedCents, { description })
    .credit(accounts.cost, costCents, { description })
    .build()
}
