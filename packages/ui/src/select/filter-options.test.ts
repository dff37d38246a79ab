import { expect, test } from 'vitest'
import { filterOptions } from './filter-options.ts'
import { toRows } from './option.ts'

const options = [
  { value: 1, label: 'Bloemisterij De Klaproos', description: 'Haarlem' },
  { value: 2, label: 'Gemeente Haarlem', description: 'crediteuren@haarlem.example' },
  { value: 3, label: 'Café België' },
]
const found = (search: string) => filterOptions(options, search).map(({ value }) => value)

test('every word must be found, in any order and in the second line too', () => {
  expect(found('haarlem klap')).toEqual([1])
  expect(found('haarlem')).toEqual([1, 2])
  expect(found('belgie CAFE')).toEqual([3])
  expect(found('  ')).toEqual([1, 2, 3])
  expect(found('rotterdam')).toEqual([])
})

test('a heading stands once above the options of its group', () => {
  const rows = toRows([
    { value: 1, label: 'A', group: 'Kosten' },
    { value: 2, label: 'B', group: 'Kosten' },
    { value: 3, label: 'C' },
    { value: 4, label: 'D', group: 'Omzet' },
  ])
  expect(rows.map((row) => (row.kind === 'heading' ? row.text : row.index))).toEqual(['Kosten', 0, 1, 2, 'Omzet', 3])
})
