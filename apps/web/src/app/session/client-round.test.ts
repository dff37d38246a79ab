import { afterEach, expect, test } from 'vitest'
import { beginRound, endRound, leaveOutOfRound, placeInRound } from './client-round.ts'

afterEach(endRound)
const clients = [
  { id: 7, name: 'Aannemer A' },
  { id: 3, name: 'Bakker B' },
  { id: 9, name: 'Café C' },
]

test('the next client is the next of the list, and none comes after the last', () => {
  beginRound(clients)
  expect(placeInRound(7)).toEqual({ next: { id: 3, name: 'Bakker B' }, place: 1, count: 3 })
  expect(placeInRound(3)).toEqual({ next: { id: 9, name: 'Café C' }, place: 2, count: 3 })
  expect(placeInRound(9)).toEqual({ next: null, place: 3, count: 3 })
})

test('without a round, outside of it and once it has ended one is nowhere in it', () => {
  expect(placeInRound(7)).toBeNull()
  beginRound(clients)
  expect(placeInRound(8)).toBeNull()
  endRound()
  expect(placeInRound(7)).toBeNull()
})

test('a client that left is left out: the one after it is next', () => {
  beginRound(clients)
  leaveOutOfRound(3)
  expect(placeInRound(7)).toEqual({ next: { id: 9, name: 'Café C' }, place: 1, count: 2 })
})
