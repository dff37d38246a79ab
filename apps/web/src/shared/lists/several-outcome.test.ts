import { expect, test } from 'vitest'
import { doneText, refusedText, type RowWords } from './several-outcome.ts'

const words: RowWords = {
  one: 'factuur',
  many: 'facturen',
  called: (name) => (name === null ? 'Concept' : `Factuur ${name}`),
}
const refused = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `2026-000${index}`, reason: 'Vul iets in' }))

test('what was done and what was not stand apart, with the first reasons', () => {
  expect(doneText(words, 'verstuurd', { done: [1], refused: [] })).toBe('1 factuur verstuurd')
  expect(doneText(words, 'herinnerd', { done: [], refused: [] })).toBeNull()
  expect(refusedText(words, 'verstuurd', { done: [], refused: [] })).toBeNull()
  const one = { done: [], refused: [{ id: 1, name: null, reason: 'Geen regels.' }] }
  expect(refusedText(words, 'verstuurd', one)).toBe('1 factuur niet verstuurd. Concept: Geen regels.')
  expect(refusedText(words, 'verstuurd', { done: [], refused: refused(5) })).toMatch(/En nog 2\.$/)
})
