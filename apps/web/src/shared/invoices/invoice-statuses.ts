import type { InvoiceStatus } from '@klopt/bookkeeping/documents'
import type { BadgeProps } from '@klopt/ui'

/** The text and the tone of each status's badge. */
export const INVOICE_STATUSES: Record<InvoiceStatus, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  draft: { label: 'Concept', tone: 'neutral' },
  open: { label: 'Definitief', tone: 'neutral' },
  sent: { label: 'Verzonden', tone: 'info' },
  viewed: { label: 'Bekeken', tone: 'info' },
  partly_paid: { label: 'Deels betaald', tone: 'warning' },
  paid: { label: 'Betaald', tone: 'success' },
  late: { label: 'Te laat', tone: 'danger' },
  credited: { label: 'Gecrediteerd', tone: 'neutral' },
  written_off: { label: 'Oninbaar', tone: 'danger' },
}
