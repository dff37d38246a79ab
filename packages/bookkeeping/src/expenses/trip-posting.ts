import { PostingBuilder, type AccountRef, type PostingLine } from '../ledger/posting.ts'

export interface TripLedger {
  readonly mileage: AccountRef
  /** Contributions of the owner, or the creditors. */
  readonly against: AccountRef
  /** Whom it is owed to; left out of contributions. */
  readonly contactId?: number
}

/** The kilometres of a month as costs; fewer cents than 0 take back what was booked too much. */
export const tripPosting = (
  { mileage, against, contactId }: TripLedger,
  cents: number,
  description: string,
): PostingLine[] =>
  new PostingBuilder()
    .debit(mileage, cents, { description })
    .credit(against, cents, { description, ...(contactId !== undefined && { contactId }) })
    .build()
