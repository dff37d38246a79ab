import type { TicketState, TicketTag } from '@klopt/api-client/contract'

/** How a ticket stands, in a word. */
export const stateNames: Record<TicketState, string> = {
  open: 'Open',
  answered: 'Beantwoord',
  closed: 'Gesloten',
}

/** What a ticket is about (specification, section 2). */
export const tagNames: Record<TicketTag, string> = {
  1: 'Productondersteuning',
  2: 'Boekhoudkundige vraag',
  3: 'Vraag over abonnement',
  6: 'Foutmelding',
  7: 'Idee',
}
