import type { InvoiceStatus } from '@klopt/bookkeeping/documents'
import { Badge } from '@klopt/ui'
import { statusWords } from './invoice-statuses.ts'

/** How an invoice stands, in a word. */
export function StatusBadge({ status, isBounced = false }: { status: InvoiceStatus; isBounced?: boolean }) {
  const { label, tone } = statusWords({ status, isBounced })
  return <Badge tone={tone}>{label}</Badge>
}
