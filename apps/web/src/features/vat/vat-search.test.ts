import * as v from 'valibot'
import { expect, test } from 'vitest'
import { vatSearch } from './vat-search.ts'

test('a period and a box are read, a year also as the number the router makes of it', () => {
  expect(v.parse(vatSearch, { period: '2026-Q3', box: '1a' })).toEqual({ period: '2026-Q3', box: '1a' })
  expect(v.parse(vatSearch, { period: 2026 })).toEqual({ period: '2026' })
})

test('an address that cannot be read leads to the screen without it', () => {
  expect(v.parse(vatSearch, { period: '2026-Q5', box: '9z' })).toEqual({ period: undefined, box: undefined })
})
