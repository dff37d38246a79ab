import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { expectInOrder, pagesOf, walk } from './list-walk.test-support.ts'
import { lists, listsAcross, rowsOf, type ListUnderTest } from './lists-under-test.test-support.ts'

let server: KloptTestServer
let staff: TestClient
beforeAll(async () => {
  server = await createTestServer()
  staff = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
})
afterAll(() => server.stop())

const across = Object.entries(listsAcross).map(([name, list]): [string, ListUnderTest] => [
  name,
  { ...list, reader: () => pagesOf(staff, list.call, {}) },
])

describe.each([...Object.entries(lists), ...across])('%s', (_, { columns, add, reader }) => {
  const directions = columns.flatMap((column) => [column, `-${column}`])

  test('every offered order shows each row once, there and back, whatever is alike or empty', async () => {
    const property = fc.asyncProperty(fc.nat(), fc.integer({ min: 101, max: 120 }), async (seed, count) => {
      const given = rowsOf(seed, count)
      const books = await Books.open(server)
      await add(books, given)
      for (const sort of directions) {
        const { there, back } = await walk(reader(books), { sort })
        const column = sort.replace('-', '')
        expect(new Set(there.map(({ id }) => id)).size, `by ${sort}`).toBe(there.length)
        expect(there.length, `by ${sort}`).toBeGreaterThanOrEqual(given.length)
        expectInOrder(
          there.map((item) => [item[column] as string | number | null, item.id]),
          sort.startsWith('-'),
        )
        expect(
          back.map(({ id }) => id),
          `by ${sort}`,
        ).toEqual(there.map(({ id }) => id))
      }
    })
    await fc.assert(property, { numRuns: 1, endOnFailure: true })
  })

  test('what is added meanwhile takes nothing away and brings nothing twice', async () => {
    const books = await Books.open(server)
    await add(books, rowsOf(1, 105))
    for (const sort of directions) {
      const before = (await walk(reader(books), { sort })).there.map(({ id }) => id)
      const { there } = await walk(reader(books), { sort }, () => add(books, rowsOf(2, 5)))
      const ids = there.map(({ id }) => id)
      expect(new Set(ids).size, `by ${sort}`).toBe(ids.length)
      expect(
        before.filter((id) => !ids.includes(id)),
        `by ${sort}`,
      ).toEqual([])
    }
  })
})
