import { PostingBuilder, type AccountRef, type PostingLine } from '../ledger/posting.ts'

export interface TripLedger {
  readonly mileage: AccountRef
  /** Contributions of the owner, or what is to be reimbursed. */
  readonly against: AccountRef
}

/** The kilometres of a month as costs; fewer cents than 0 take back what was booked too much. */
export const tripPosting = ({ mileage, against }: TripLedger, cents: number, description: string): PostingLine[] =>
  new PostingBuilder().debit(mileage, cents, { description }).credit(against, cents, { description }).build()
