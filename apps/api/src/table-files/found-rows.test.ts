import { expect, test } from 'vitest'
import { foundRows } from './found-rows.ts'

const rows = [
  { name: 'Beta', cents: 20 },
  { name: 'alfa 10', cents: 10 },
  { name: 'Alfa 9', cents: 10 },
]
type Row = (typeof rows)[number]

async function found(search: string | undefined, sort: 'name' | '-name' | 'cents' | '-cents') {
  const values = { name: ({ name }: Row) => name, cents: ({ cents }: Row) => cents }
  const names: string[] = []
  for await (const { name } of foundRows(rows, { search, sort, textsOf: (row) => [row.name, null], values }))
    names.push(name)
  return names
}

test('what is searched is found whatever its capitals, and everything without a search', async () => {
  expect(await found(' ALFA', 'name')).toEqual(['Alfa 9', 'alfa 10'])
  expect(await found(undefined, 'name')).toEqual(['Alfa 9', 'alfa 10', 'Beta'])
})

test('an order can be turned round, and equal rows stay as they came', async () => {
  expect(await found(undefined, '-name')).toEqual(['Beta', 'alfa 10', 'Alfa 9'])
  expect(await found(undefined, 'cents')).toEqual(['alfa 10', 'Alfa 9', 'Beta'])
  expect(await found(undefined, '-cents')).toEqual(['Beta', 'alfa 10', 'Alfa 9'])
})
