import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isUnfiltered, listSearch, sameRows, searchSort, sortOf, sortText } from './list-search.ts'

const schema = v.object({ ...listSearch, sort: searchSort(['date', 'gross']) })

test('the address says what every list can: searching, dates, order, view and the row one looks into', () => {
  const said = { search: 'Noord', from: '2026-01-01', to: '2026-03-31', sort: '-date', view: 'a1', peek: 12 }
  expect(v.parse(schema, said)).toEqual(said)
})

test('what cannot be read is left out, and takes nothing else with it', () => {
  const raw = { search: '', from: 'gisteren', to: '2026-03-31', sort: 'contact', view: {}, peek: -1 }
  expect(v.parse(schema, raw)).toEqual({ to: '2026-03-31' })
})

test('an order is read as it was written', () => {
  expect(sortOf('-gross')).toEqual({ columnId: 'gross', direction: 'descending' })
  expect(sortOf('date')).toEqual({ columnId: 'date', direction: 'ascending' })
  for (const text of ['-gross', 'date']) {
    const sort = sortOf(text)
    expect(sort && sortText(sort)).toBe(text)
  }
  expect(sortOf(undefined)).toBeUndefined()
})

test('the row one looks into and the name of a view change no rows, an order does', () => {
  expect(sameRows({ search: 'a', peek: 3, view: 'x', from: undefined }, { search: 'a' })).toBe(true)
  expect(sameRows({ search: 'a', sort: 'date' }, { search: 'a' })).toBe(false)
})

test('an address that only says how to look at rows asks for all of them', () => {
  expect(isUnfiltered({ sort: 'date', view: 'x', peek: 3 })).toBe(true)
  expect(isUnfiltered({ search: 'a' })).toBe(false)
})
