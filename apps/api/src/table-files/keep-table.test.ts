import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { keepTable } from './keep-table.ts'
import type { Table } from './table.ts'

const tableOf = (rows: AsyncIterable<string>): Table<string> => ({
  name: 'Lijst',
  columns: [{ heading: 'Tekst', kind: 'text', value: (text) => text }],
  rows,
})

/** Rows that wait until they are let go. */
function heldRows() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const rows = async function* () {
    await promise
    yield 'a'
  }
  return { rows: rows(), letGo: resolve }
}

test('a table is a file with its name and kind', async () => {
  const file = await keepTable(1, tableOf(Readable.from(['a'])), 'csv')
  expect(file).toMatchObject({ name: 'Lijst.csv', mimeType: 'text/csv; charset=utf-8' })
  expect((await buffer(file.content as Readable)).toString()).toBe('\uFEFFTekst\r\na\r\n')
})

test('a user has two made at once; a third is export_running, and others are not in the way', async () => {
  const held = [heldRows(), heldRows()]
  const making = held.map(({ rows }) => keepTable(7, tableOf(rows), 'xlsx'))
  await expect(keepTable(7, tableOf(Readable.from(['a'])), 'csv')).rejects.toMatchObject({ entry: { code: 90091 } })
  const other = await keepTable(8, tableOf(Readable.from(['a'])), 'csv')
  held.forEach(({ letGo }) => letGo())
  const files = [other, ...(await Promise.all(making))]
  files.push(await keepTable(7, tableOf(Readable.from(['a'])), 'csv'))
  for (const { content } of files) (content as Readable).destroy()
})

test('rows that fail fail the file, and the place comes free', async () => {
  const broken = async function* () {
    yield 'a'
    throw new Error('the database went away')
  }
  for (let times = 0; times < 3; times += 1) {
    await expect(keepTable(9, tableOf(broken()), 'xlsx')).rejects.toThrow('the database went away')
  }
})
