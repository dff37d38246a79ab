import { expect, test } from 'vitest'
import { entriesOf, type EntryList } from './table-entries.ts'

const rows = ['a1', 'a2', 'b1', 'b2', 'b3', 'c1']
const groupOf = (row: string) => ({ key: row.charAt(0), name: row.charAt(0) })
const all = (entries: EntryList) =>
  Array.from({ length: entries.count }, (_, place) => {
    const { kind, index } = entries.at(place)
    return `${kind} ${rows[index]}`
  })

test('without groups and details each entry is a row', () => {
  const entries = entriesOf({ rows, groupOf: undefined, openIndex: -1 })
  expect(all(entries)).toEqual(rows.map((row) => `row ${row}`))
  expect(entries.placeOf(4)).toBe(4)
})

test('a group has a head before its first row', () => {
  const entries = entriesOf({ rows, groupOf, openIndex: -1 })
  expect(all(entries)).toEqual([
    'group a1',
    'row a1',
    'row a2',
    'group b1',
    'row b1',
    'row b2',
    'row b3',
    'group c1',
    'row c1',
  ])
  expect(rows.map((_, index) => entries.placeOf(index))).toEqual([1, 2, 4, 5, 6, 8])
})

test.each([0, 1, 2, 5])('the detail of row %i stands under it, and every row is found again', (openIndex) => {
  const entries = entriesOf({ rows, groupOf, openIndex })
  expect(all(entries)[entries.placeOf(openIndex) + 1]).toBe(`detail ${rows[openIndex]}`)
  expect(rows.map((_, index) => entries.at(entries.placeOf(index)))).toEqual(
    rows.map((_, index) => ({ kind: 'row', index })),
  )
  expect(entries.count).toBe(10)
})
