import type { TicketState } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'

/** How a ticket stands, as its badge says it. */
export const ticketStates: Record<TicketState, { readonly label: string; readonly tone: BadgeProps['tone'] }> = {
  open: { label: 'Open', tone: 'info' },
  answered: { label: 'Beantwoord', tone: 'success' },
  closed: { label: 'Gesloten', tone: 'neutral' },
}
