import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { pair, write } from '../journal-entries/journal.test-support.ts'
import { listYears } from './list-years.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const yearsOf = async (books: Books) =>
  (await books.client.call(contract.fiscalYears.list, { params: books.params })).map(({ year }) => year)

test('an entry of the year 2100 brings that year, and none of those between', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  const lines = await pair(books)
  await write(books, { entryDate: '2024-12-31', lines })
  await write(books, { entryDate: '2100-12-31', lines })
  expect(await yearsOf(books)).toEqual([2100, 2026, 2025, 2024])
  await write(books, { entryDate: '2027-01-01', lines })
  await write(books, { entryDate: '2027-11-30', lines })
  await write(books, { entryDate: '2026-07-01', lines })
  expect(await yearsOf(books)).toEqual([2100, 2027, 2026, 2025, 2024])
})

test('what was taken back on its own day brings no year', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  const { id } = await write(books, { entryDate: '2100-12-31', lines: await pair(books) })
  const params = { ...books.params, entryId: id }
  await books.client.call(contract.journalEntries.reverse, { params, body: { date: '2100-12-31' } })
  expect(await yearsOf(books)).toEqual([2026])
})

test('years that do not begin in January are told apart by their own first day', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  await books.settings({ fiscalYearStartMonth: 7 })
  const lines = await pair(books)
  await write(books, { entryDate: '2028-06-30', lines })
  expect(await yearsOf(books)).toEqual([2028, 2026])
  await write(books, { entryDate: '2028-07-01', lines })
  expect(await yearsOf(books)).toEqual([2029, 2028, 2026])
})

test('as many statements whatever was booked ahead', async () => {
  const books = await Books.openOn(server, '2026-06-15')
  const asked = () => countStatements(() => books.asApp((db) => listYears(db, books.id, '2026-06-15')))
  const before = await asked()
  const lines = await pair(books)
  for (const entryDate of ['2026-07-01', '2027-01-01', '2050-01-01']) await write(books, { entryDate, lines })
  expect(await asked()).toBe(before)
})
