import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type TicketRow = ResponseOf<typeof contract.tickets.list>[number]

/** Without accents and capitals, as people type. */
const plain = (text: string) => text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The tickets that have every word of a search in their subject, author or number; all of them without one. */
export function matchingTickets(tickets: readonly TicketRow[], search: string | undefined): readonly TicketRow[] {
  const words = plain(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  if (words.length === 0) return tickets
  return tickets.filter(({ id, subject, author_name }) => {
    const text = plain(`${id} ${subject} ${author_name}`)
    return words.every((word) => text.includes(word))
  })
}
