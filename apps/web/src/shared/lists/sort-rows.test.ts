import { expect, test } from 'vitest'
import { sortRows } from './sort-rows.ts'

const rows = [
  { name: 'f10', cents: 2 },
  { name: 'Éclair', cents: 10 },
  { name: 'F9', cents: -1 },
]
const values = { name: (row: (typeof rows)[number]) => row.name, cents: (row: (typeof rows)[number]) => row.cents }
const namesBy = (sort: 'name' | '-name' | 'cents' | '-cents') => sortRows(rows, sort, values).map(({ name }) => name)

test('texts stand as people look for them, and numbers by their size', () => {
  expect(namesBy('name')).toEqual(['Éclair', 'F9', 'f10'])
  expect(namesBy('-name')).toEqual(['f10', 'F9', 'Éclair'])
  expect(namesBy('cents')).toEqual(['F9', 'f10', 'Éclair'])
  expect(namesBy('-cents')).toEqual(['Éclair', 'f10', 'F9'])
})
