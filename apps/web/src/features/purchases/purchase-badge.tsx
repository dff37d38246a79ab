import type { PurchaseStatus } from '@klopt/bookkeeping/documents'
import { Badge } from '@klopt/ui'
import { PURCHASE_STATUSES } from './purchase-statuses.ts'

/** How a purchase stands, in a word. */
export function PurchaseBadge({ status }: { status: PurchaseStatus }) {
  const { label, tone } = PURCHASE_STATUSES[status]
  return <Badge tone={tone}>{label}</Badge>
}
