export type EstimateStatus =
  | 'draft'
  | 'sent'
  | 'viewed'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'invoiced'
  | 'withdrawn'

/** Instants may be seconds or text: only whether they are there matters. */
export interface EstimateFacts {
  readonly sentAt: number | string | null
  readonly viewedAt: number | string | null
  readonly acceptedAt: number | string | null
  readonly declinedAt: number | string | null
  /** The consumer who had accepted it went back on it. */
  readonly withdrawnAt: number | string | null
  readonly validUntil: string
  /** All of it stands on invoices. */
  readonly isInvoiced: boolean
}

/** How an estimate stands on a day; what was answered in time stays answered. */
export function estimateStatus(estimate: EstimateFacts, today: string): EstimateStatus {
  if (estimate.withdrawnAt !== null) return 'withdrawn'
  if (estimate.isInvoiced) return 'invoiced'
  if (estimate.sentAt === null) return 'draft'
  if (estimate.acceptedAt !== null) return 'accepted'
  if (estimate.declinedAt !== null) return 'declined'
  if (estimate.validUntil < today) return 'expired'
  return estimate.viewedAt === null ? 'sent' : 'viewed'
}
