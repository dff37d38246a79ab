import { expect, test } from 'vitest'
import { queryOf, queueHref, readQueueSearch, ticketHref } from './queue-search.ts'

test('without a filter the queue is what waits for an answer', () => {
  expect(queryOf(readQueueSearch({}))).toEqual({ state: 'open' })
  expect(queueHref({})).toBe('/v2/admin/tickets')
})

test('what the address says is asked of the server, and an address leads back to it', () => {
  const filter = { state: 'all', tag: 6, assigned: 'nobody', search: '12' } as const
  expect(readQueueSearch({ state: 'all', tag: 6, assigned: 'nobody', search: 12 })).toEqual(filter)
  expect(queryOf(filter)).toEqual({ tag: '6', assigned: 'nobody', search: '12' })
  expect(ticketHref(3, filter)).toBe('/v2/admin/tickets/3?state=all&tag=6&assigned=nobody&search=12')
})

test('a filter that cannot be read counts as absent', () => {
  expect(readQueueSearch({ state: 'lost', tag: 5, assigned: 'everybody', search: '' })).toEqual({})
  expect(readQueueSearch({ tag: '6', search: { x: 1 } })).toEqual({})
})
