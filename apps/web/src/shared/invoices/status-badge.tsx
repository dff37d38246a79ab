import type { InvoiceStatus } from '@klopt/bookkeeping/documents'
import { Badge } from '@klopt/ui'
import { INVOICE_STATUSES } from './invoice-statuses.ts'

/** How an invoice stands, in a word. */
export function StatusBadge({ status }: { status: InvoiceStatus }) {
  const { label, tone } = INVOICE_STATUSES[status]
  return <Badge tone={tone}>{label}</Badge>
}
