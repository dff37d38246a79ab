import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'

export type VatReturn = ResponseOf<typeof contract.vat.return>
export type VatPeriodItem = ResponseOf<typeof contract.vat.periods>[number]
type State = VatReturn['state']

/** How a period stands, in a word. */
export const periodStates: Record<State, { label: string; tone: BadgeProps['tone'] }> = {
  open: { label: 'Loopt', tone: 'neutral' },
  due: { label: 'Nog aangeven', tone: 'warning' },
  late: { label: 'Te laat', tone: 'danger' },
  filed: { label: 'Aangegeven', tone: 'success' },
  exempt: { label: 'Geen aangifte (KOR)', tone: 'neutral' },
  future: { label: 'Nog niet begonnen', tone: 'neutral' },
}
