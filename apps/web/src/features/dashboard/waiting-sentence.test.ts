import { expect, test } from 'vitest'
import { waitingSentence } from './waiting-sentence.ts'

test.each([
  [0, { count: 12, cents: 154_450 }, '12 bankregels zijn nog niet verwerkt. Daarmee staat er vandaag €\xa01.544,50.'],
  [10_000, { count: 1, cents: -2_500 }, '1 bankregel is nog niet verwerkt. Daarmee staat er vandaag €\xa075,00.'],
])('%s cents in the books and %o that wait is said as what the bank has', (openingCents, waiting, sentence) => {
  expect(waitingSentence({ openingCents, waiting })).toBe(sentence)
})
