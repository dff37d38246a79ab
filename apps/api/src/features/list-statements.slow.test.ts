import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { countStatements } from './count-statements.test-support.ts'
import { lists, listsAcross, pagesOf, rowsOf, type ListUnderTest } from './lists-under-test.test-support.ts'

const FEW = 5
const MANY = 40

let server: KloptTestServer
let staff: TestClient
beforeAll(async () => {
  server = await createTestServer()
  staff = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
})
afterAll(() => server.stop())

const across = Object.entries(listsAcross).map(([name, { call, ...list }]): [string, ListUnderTest] => [
  name,
  { ...list, reader: () => pagesOf(staff, call, {}) },
])

// Those across administrations first: they would have the rows of the others on their page of few.
test.each([...across, ...Object.entries(lists)])(
  'a page of many %s is asked for with as many statements as one of few',
  async (_, { columns, add, reader }) => {
    const books = await Books.open(server)
    const page = () => reader(books)({ sort: must(columns[0], 'what it is sorted by') })
    const measured = async () => {
      const { items } = await page()
      return { rows: items.length, statements: await countStatements(page) }
    }
    await add(books, rowsOf(1, FEW))
    const few = await measured()
    await add(books, rowsOf(2, MANY))
    const many = await measured()
    // Some need a row of another list to refer to, and some are that list.
    expect(many.rows - few.rows).toBeGreaterThanOrEqual(MANY)
    expect(many.statements).toBe(few.statements)
  },
)
