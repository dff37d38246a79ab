import type { RecurringListItem } from '@klopt/api-client/contract'
import { Badge, type BadgeProps } from '@klopt/ui'

export type RecurringStatus = RecurringListItem['status']

/** The text and the tone of each status's badge. */
export const RECURRING_STATUSES: Record<RecurringStatus, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  draft: { label: 'Concept', tone: 'neutral' },
  active: { label: 'Actief', tone: 'success' },
  paused: { label: 'Gepauzeerd', tone: 'warning' },
  ended: { label: 'Beëindigd', tone: 'neutral' },
}

interface Standing {
  status: RecurringStatus
  isHeld?: boolean
}

/** How a recurring invoice stands, in a word; what could not be made says so. */
export const recurringLook = ({ status, isHeld = false }: Standing) =>
  isHeld ? { label: 'Wacht op jou', tone: 'danger' as const } : RECURRING_STATUSES[status]

export function RecurringBadge(standing: Standing) {
  const { label, tone } = recurringLook(standing)
  return <Badge tone={tone}>{label}</Badge>
}
