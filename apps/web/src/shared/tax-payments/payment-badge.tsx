import type { OssPayment } from '@klopt/api-client/contract'
import { Badge } from '@klopt/ui'

/** How far something that is owed to the tax authority was paid. */
export type PaidDebt = Pick<OssPayment, 'state' | 'amountCents' | 'payments'>

const STATES = {
  nothing: { label: 'Niets te betalen', tone: 'neutral' },
  open: { label: 'Nog niet in je bank', tone: 'warning' },
  partly: { label: 'Deels', tone: 'warning' },
  paid: { label: 'Betaald', tone: 'success' },
} as const

/** How far it was paid, in a word. */
export function PaymentBadge({ debt: { state, amountCents } }: { debt: PaidDebt }) {
  const { label, tone } = STATES[state]
  return <Badge tone={tone}>{state === 'paid' && amountCents < 0 ? 'Ontvangen' : label}</Badge>
}
