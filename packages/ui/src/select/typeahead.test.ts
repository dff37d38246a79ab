import { expect, test } from 'vitest'
import { findByTyping } from './typeahead.ts'

const labels = ['Bank', 'Btw', 'Één regel', 'Facturen', 'Betaald', 'bank ING']

test('one letter goes to the next label that begins with it, and round', () => {
  expect(findByTyping(labels, 'b', -1)).toBe(0)
  expect(findByTyping(labels, 'b', 0)).toBe(1)
  expect(findByTyping(labels, 'bb', 1)).toBe(4)
  expect(findByTyping(labels, 'b', 5)).toBe(0)
})

test('a word narrows the search without leaving a label that still matches', () => {
  expect(findByTyping(labels, 'be', 4)).toBe(4)
  expect(findByTyping(labels, 'bt', 0)).toBe(1)
  expect(findByTyping(labels, 'bank i', 0)).toBe(5)
  // Another label begins so as well: the one where one stands stays.
  expect(findByTyping(labels, 'ban', 0)).toBe(0)
  expect(findByTyping(labels, 'ban', 5)).toBe(5)
})

test('accents and capitals do not matter, and nothing found is -1', () => {
  expect(findByTyping(labels, 'een', 0)).toBe(2)
  expect(findByTyping(labels, 'x', 0)).toBe(-1)
  expect(findByTyping([], 'b', 0)).toBe(-1)
})
