import { isLate } from '../calendar/late.ts'
import { isCreditedInFull } from './credits.ts'

export type InvoiceStatus =
  | 'draft'
  | 'open'
  | 'sent'
  | 'viewed'
  | 'partly_paid'
  | 'paid'
  | 'late'
  | 'credited'
  | 'written_off'

/** Instants may be seconds or text: only whether they are there matters. */
export interface InvoiceFacts {
  finalisedAt: number | string | null
  sentAt: number | string | null
  viewedAt: number | string | null
  dueDate: string | null
  /** Negative for a credit invoice. */
  grossCents: number
  openCents: number
  /** What its final credit invoices come to together: negative, 0 without any. */
  creditedCents: number
  writtenOff: boolean
}

/**
 * The status of an invoice on a day, from facts alone. Late is from the day after
 * the due date, and goes before partly paid because it is what asks for action; a
 * credit invoice is money the seller owes and is never late.
 */
export function invoiceStatus(facts: InvoiceFacts, today: string): InvoiceStatus {
  const { finalisedAt, sentAt, viewedAt, grossCents, openCents } = facts
  if (finalisedAt === null) return 'draft'
  if (isCreditedInFull(facts)) return 'credited'
  if (facts.writtenOff) return 'written_off'
  if (isSettled(grossCents, openCents)) return 'paid'
  if (isLate(facts, today)) return 'late'
  if (openCents !== grossCents) return 'partly_paid'
  if (viewedAt !== null) return 'viewed'
  return sentAt === null ? 'open' : 'sent'
}

/** Nothing is open, or more was paid than was asked. */
function isSettled(grossCents: number, openCents: number): boolean {
  return grossCents < 0 ? openCents >= 0 : openCents <= 0
}
