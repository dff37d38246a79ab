import { expect, test } from 'vitest'
import { readTicketsSearch, ticketsHref, ticketsQuery } from './tickets-search.ts'

test('what the address says is asked of the server, and an address leads back to it', () => {
  const filter = readTicketsSearch({ state: 'open', sort: '-lastResponseAt', search: 12, view: 'a' })
  expect(ticketsQuery(filter)).toEqual({ state: 'open', sort: '-lastResponseAt', search: '12' })
  expect(ticketsHref(3, filter)).toBe('/v2/administrations/3/tickets?search=12&view=a&sort=-lastResponseAt&state=open')
})

test('what cannot be read counts as absent', () => {
  expect(readTicketsSearch({ state: 'lost', sort: 'author' })).toEqual({})
})
