import type { EstimateListItem } from '@klopt/api-client/contract'
import { Badge, type BadgeProps } from '@klopt/ui'

export type EstimateStatus = EstimateListItem['status']

/** The text and the tone of each status's badge. */
export const ESTIMATE_STATUSES: Record<EstimateStatus, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  draft: { label: 'Concept', tone: 'neutral' },
  sent: { label: 'Verzonden', tone: 'info' },
  viewed: { label: 'Bekeken', tone: 'info' },
  accepted: { label: 'Geaccepteerd', tone: 'success' },
  declined: { label: 'Afgewezen', tone: 'danger' },
  expired: { label: 'Verlopen', tone: 'warning' },
  invoiced: { label: 'Gefactureerd', tone: 'neutral' },
  withdrawn: { label: 'Herroepen', tone: 'danger' },
}

/** How an estimate stands, in a word. */
export function EstimateBadge({ status }: { status: EstimateStatus }) {
  const { label, tone } = ESTIMATE_STATUSES[status]
  return <Badge tone={tone}>{label}</Badge>
}
