import type { InvoiceStatus } from '@klopt/bookkeeping/documents'
import type { BadgeProps } from '@klopt/ui'

interface StatusWords {
  label: string
  tone: NonNullable<BadgeProps['tone']>
}

/** The text and the tone of each status's badge. */
export const INVOICE_STATUSES: Record<InvoiceStatus, StatusWords> = {
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

interface Stands {
  readonly status: InvoiceStatus
  /** Whether its last mail came back. */
  readonly isBounced: boolean
}

/** Whether it counts as sent while it reached nobody. */
export const hasNotArrived = ({ status, isBounced }: Stands): boolean => isBounced && status === 'sent'

/** How an invoice stands, in a word and its tone. */
export const statusWords = (invoice: Stands): StatusWords =>
  hasNotArrived(invoice) ? { label: 'Niet aangekomen', tone: 'danger' } : INVOICE_STATUSES[invoice.status]
