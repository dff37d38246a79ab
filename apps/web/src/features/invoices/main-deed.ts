import type { Invoice } from '@klopt/api-client/contract'
import { hasNotArrived } from '../../shared/invoices/invoice-statuses.ts'

/** What a final invoice asks for first. */
export type MainDeed = 'send' | 'remind' | 'pay' | null

/**
 * What the state of a final invoice asks for: who has not had it, or whose mail came back, gets it, who is late is reminded unless they are left
 * alone or it is collected from them, and of who has it the payment is awaited. Nothing once it is paid, credited or given up.
 */
export function mainDeedOf(
  invoice: Pick<Invoice, 'kind' | 'status' | 'messages' | 'collectionDate'>,
  canRemind: boolean,
): MainDeed {
  const { kind, status, messages, collectionDate } = invoice
  if (canRemind && collectionDate === null) return 'remind'
  if (status === 'open' && messages.length === 0) return 'send'
  if (hasNotArrived({ status, isBounced: isBounced(invoice) })) return 'send'
  if (kind === 'credit_invoice') return messages.length === 0 ? 'send' : null
  return AWAITED.has(status) ? 'pay' : null
}

/** Whether the last mail of an invoice came back. */
export const isBounced = ({ messages: [last] }: Pick<Invoice, 'messages'>): boolean =>
  last !== undefined && last.bouncedAt !== null

const AWAITED: ReadonlySet<Invoice['status']> = new Set(['open', 'sent', 'viewed', 'partly_paid', 'late'])
