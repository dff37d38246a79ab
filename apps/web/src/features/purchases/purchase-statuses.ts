import type { PurchaseStatus } from '@klopt/bookkeeping/documents'
import type { BadgeProps } from '@klopt/ui'

/** The text and the tone of each status's badge. */
export const PURCHASE_STATUSES: Record<PurchaseStatus, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  draft: { label: 'Concept', tone: 'neutral' },
  open: { label: 'Openstaand', tone: 'info' },
  partly_paid: { label: 'Deels betaald', tone: 'warning' },
  paid: { label: 'Betaald', tone: 'success' },
  late: { label: 'Te laat', tone: 'danger' },
  reversed: { label: 'Teruggedraaid', tone: 'neutral' },
}
