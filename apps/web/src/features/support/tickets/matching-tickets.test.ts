import { expect, test } from 'vitest'
import { matchingTickets, type TicketRow } from './matching-tickets.ts'

const ticket = (id: number, subject: string): TicketRow => ({
  id,
  subject,
  tag_id: 1,
  state: 'open',
  created_on_timestamp: 0,
  last_response_on_timestamp: 0,
  author_name: 'Eva Verhoeven',
})
const tickets = [ticket(12, 'Dé bank klopt niet'), ticket(13, 'Factuur versturen')]
const found = (search: string | undefined) => matchingTickets(tickets, search).map(({ id }) => id)

test('every word counts, without accents or capitals, in subject, number and author', () => {
  expect(found('de BANK')).toEqual([12])
  expect(found('bank factuur')).toEqual([])
  expect(found('13')).toEqual([13])
  expect(found('verhoeven')).toEqual([12, 13])
  expect(found('  ')).toEqual([12, 13])
  expect(found(undefined)).toEqual([12, 13])
})
