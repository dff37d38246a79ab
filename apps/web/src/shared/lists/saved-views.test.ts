import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listSearch } from './list-search.ts'
import { keptSearch, viewsOf } from './saved-views.ts'

const schema = v.object({ ...listSearch, status: v.optional(v.string()) })
type Filter = v.InferOutput<typeof schema>
const read = (raw: Record<string, unknown>): Filter => v.parse(schema, raw)
const hrefOf = (filter: Filter) => `?${new URLSearchParams(keptSearch(filter) as Record<string, string>)}`
const late: Filter = { status: 'late' }
const saved = [{ id: 's1', name: 'Noord te laat', search: { status: 'late', search: 'Noord' }, hidden: [] }]
const current = (filter: Filter) =>
  viewsOf({
    allLabel: 'Alle facturen',
    own: [{ id: 'late', label: 'Te laat', filter: late }],
    saved,
    filter,
    hrefOf,
    read,
  })
    .filter((view) => view.current)
    .map(({ label }) => label)

test('a view is current while the list shows just what it keeps', () => {
  expect(current({})).toEqual(['Alle facturen'])
  expect(current({ status: 'late', peek: 4 })).toEqual(['Te laat'])
  expect(current({ status: 'late', search: 'Noord', view: 's1' })).toEqual(['Noord te laat'])
})

test('a view is left with the first filter that changes, so that what one sees can be kept', () => {
  expect(current({ status: 'late', search: 'Zuid', view: 's1' })).toEqual([])
  expect(current({ search: 'Noord' })).toEqual([])
})

test('what is kept are filters and order, not the row one looks into', () => {
  expect(keptSearch({ search: 'Noord', from: undefined, peek: 3, view: 's1', sort: '-date' })).toEqual({
    search: 'Noord',
    sort: '-date',
  })
})
