import { afterEach, expect, test } from 'vitest'
import { beginRound, endRound, nextInRound } from './client-round.ts'

afterEach(endRound)
const clients = [
  { id: 7, name: 'Aannemer A' },
  { id: 3, name: 'Bakker B' },
  { id: 9, name: 'Café C' },
]

test('the next client is the next of the list, and none comes after the last', () => {
  beginRound(clients)
  expect(nextInRound(7)).toEqual({ id: 3, name: 'Bakker B' })
  expect(nextInRound(3)).toEqual({ id: 9, name: 'Café C' })
  expect(nextInRound(9)).toBeNull()
})

test('without a round, outside of it and once it has ended there is no next one', () => {
  expect(nextInRound(7)).toBeNull()
  beginRound(clients)
  expect(nextInRound(8)).toBeNull()
  endRound()
  expect(nextInRound(7)).toBeNull()
})
