import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { walk, type Item, type ReadPage } from './list-walk.test-support.ts'
import { lists, rowsOf } from './lists-under-test.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** What is asked for to begin at the value that a row has in a column. */
function startAt(column: string, item: Item): string {
  const value = item[column]
  // An instant is asked for by its day in Amsterdam, as people know it: all of these are at noon there.
  if (column.endsWith('At')) return new Date(Number(value) * 1000).toISOString().slice(0, 10)
  if (column === 'number' && typeof value === 'number') return `2026/${value}`
  return String(value)
}
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)

describe.each(Object.entries(lists))('%s', (_, { columns, add, reader }) => {
  test('each order begins at a value of its column, and leads back to what stands before it', async () => {
    const books = await Books.open(server)
    await add(books, rowsOf(5, 110))
    const read: ReadPage<Item> = reader(books)
    for (const sort of columns.flatMap((column) => [column, `-${column}`])) {
      const column = sort.replace('-', '')
      const { there: all } = await walk(read, { sort })
      const valued = all.filter((item) => item[column] !== null)
      const middle = must(valued[Math.floor(valued.length / 2)], 'a row in the middle')
      const start = startAt(column, middle)
      const page = await read({ sort, start })
      const first = must(page.items[0], 'a row that it begins with')
      // Nothing that has the value is passed by: the page begins with the first of them.
      expect(startAt(column, first), `${sort} from ${start}`).toBe(start)
      const place = idsOf(all).indexOf(first.id)
      const before = all.slice(0, place).map((item) => item[column] !== null && startAt(column, item))
      expect(before, `${sort} from ${start}`).not.toContain(start)
      const { there, back } = await walk(read, { sort, start })
      expect(idsOf(there), `${sort} from ${start}`).toEqual(idsOf(all.slice(place)))
      expect(idsOf(back), `${sort} back from ${start}`).toEqual(idsOf(all))
    }
  })
})
