export type EstimateStatus = 'draft' | 'sent' | 'viewed' | 'accepted' | 'declined' | 'expired' | 'invoiced'

/** Instants may be seconds or text: only whether they are there matters. */
export interface EstimateFacts {
  readonly sentAt: number | string | null
  readonly viewedAt: number | string | null
  readonly acceptedAt: number | string | null
  readonly declinedAt: number | string | null
  readonly validUntil: string
  /** All of it stands on invoices. */
  readonly isInvoiced: boolean
}

/** How an estimate stands on a day; what was answered in time stays answered. */
export function estimateStatus(estimate: EstimateFacts, today: string): EstimateStatus {
  if (estimate.isInvoiced) return 'invoiced'
  if (estimate.sentAt === null) return 'draft'
  if (estimate.acceptedAt !== null) return 'accepted'
  if (estimate.declinedAt !== null) return 'declined'
  if (estimate.validUntil < today) return 'expired'
  return estimate.viewedAt === null ? 'sent' : 'viewed'
}
