import { expect, test } from 'vitest'
import { bankHref, linesQueryOf, readBankSearch } from './bank-search.ts'

test('an address that cannot be read shows what waits, as one without filters does', () => {
  expect(readBankSearch({ book: 'x', state: 'gone', search: '   ', other: 1 })).toEqual({})
  expect(linesQueryOf(3, {})).toEqual({ journalId: '3', state: 'waiting' })
})

test('a number that is searched for is text', () => {
  expect(readBankSearch({ search: 2026 })).toEqual({ search: '2026' })
})

test('a filter survives the way into the address and back', () => {
  expect(bankHref(7, { book: 3, state: 'all', search: 'de vries' })).toBe(
    '/v2/administrations/7/bank?book=3&state=all&search=de+vries',
  )
  expect(linesQueryOf(3, { state: 'all', search: 'x' })).toEqual({ journalId: '3', search: 'x' })
  expect(linesQueryOf(3, { state: 'processed' })).toEqual({ journalId: '3', state: 'processed' })
})
