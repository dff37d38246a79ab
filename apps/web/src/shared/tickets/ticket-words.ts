import type { TicketState, TicketTag } from '@klopt/api-client/contract'
import type { BadgeProps } from '@klopt/ui'

/** How a ticket stands, as its badge says it. */
export const ticketStates: Record<TicketState, { readonly label: string; readonly tone: BadgeProps['tone'] }> = {
  open: { label: 'Open', tone: 'info' },
  answered: { label: 'Beantwoord', tone: 'success' },
  closed: { label: 'Gesloten', tone: 'neutral' },
}

/** A ticket's tag as it is shown with the ticket (specification, section 2). */
export const tagNames: Record<TicketTag, string> = {
  1: 'Productondersteuning',
  2: 'Boekhoudkundige vraag',
  3: 'Vraag over abonnement',
  6: 'Foutmelding',
  7: 'Idee',
}
