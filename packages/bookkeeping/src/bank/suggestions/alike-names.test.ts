import { expect, test } from 'vitest'
import { line } from './suggest.test-support.ts'
import { suggest } from './suggest.ts'
import type { BookedLine } from './types.ts'

const booked = (counterpartyName: string, accountId: number): BookedLine => ({
  amountCents: -6654,
  counterpartyName,
  counterpartyIban: null,
  accountId,
  vatCode: null,
})
const history = [
  booked('Adobe Systems Ireland', 4510),
  booked('Adobe Systems Ireland', 4510),
  booked('Gemeente Haarlem', 4700),
]
const accountsFor = (counterpartyName: string, more = {}) =>
  suggest(line({ amountCents: -7000, counterpartyName, ...more }), { openItems: [], rules: [], history }).map(
    (found) => found.kind === 'account' && [found.accountId, found.certainty],
  )

test.each([
  ['Adobe Systems Irel', 'a bank cut it off'],
  ['Adobe Systems', 'a word is left out'],
  ['Adobe Systems Ireland inzake klant 4711', 'words were added'],
])('a party that is written otherwise goes where it went, which is possible and no more: %s, for %s', (name) => {
  expect(accountsFor(name)).toEqual([[4510, 'possible']])
})

test.each([
  ['Gemeente Amsterdam', 'shares a word'],
  ['Adobe', 'has no second word'],
  ['Systems Noord', 'shares another word'],
])('%s is somebody else: it %s', (name) => {
  expect(accountsFor(name)).toEqual([])
})

test('a name that is like two parties is neither, and the other way is another matter', () => {
  const two = [...history, booked('Adobe Systems Benelux', 4600)]
  const found = suggest(line({ amountCents: -100, counterpartyName: 'Adobe Systems' }), {
    openItems: [],
    rules: [],
    history: two,
  })
  expect(found).toEqual([])
  expect(accountsFor('Adobe Systems', { amountCents: 7000 })).toEqual([])
})
