import { isLate } from '../calendar/late.ts'

export type PurchaseStatus = 'draft' | 'open' | 'partly_paid' | 'paid' | 'late' | 'reversed'

export interface PurchaseFacts {
  booked: boolean
  /** The booking was taken back. */
  reversed: boolean
  dueDate: string
  /** Negative for a credit invoice. */
  grossCents: number
  openCents: number
}

/**
 * The status of a purchase on a day, from facts alone. Late is from the day after the due date, and goes before partly
 * paid because it is what asks for action; a credit invoice is money to get back and is never late.
 */
export function purchaseStatus(facts: PurchaseFacts, today: string): PurchaseStatus {
  const { booked, reversed, grossCents, openCents } = facts
  if (reversed) return 'reversed'
  if (!booked) return 'draft'
  if (openCents === 0) return 'paid'
  if (isLate(facts, today)) return 'late'
  return openCents === grossCents ? 'open' : 'partly_paid'
}
