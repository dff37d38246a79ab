import { must } from '@klopt/bookkeeping/money'
import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../testing/index.ts'
import { Books } from './books.test-support.ts'
import { countStatements } from './count-statements.test-support.ts'
import { pagesOf } from './list-walk.test-support.ts'
import { lists, listsAcross, rowsOf, type ListUnderTest } from './lists-under-test.test-support.ts'
import { madeLists } from './made-lists.test-support.ts'

let server: KloptTestServer
let staff: TestClient
beforeAll(async () => {
  server = await createTestServer()
  staff = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
})
afterAll(() => server.stop())

type Page = () => Promise<{ readonly items: readonly unknown[] }>

/** Reads it before it counts: what is remembered of the first time is asked once. */
async function measured(page: Page): Promise<{ rows: number; statements: number }> {
  const { items } = await page()
  return { rows: items.length, statements: await countStatements(page) }
}

const across = Object.entries(listsAcross).map(([name, list]): [string, ListUnderTest] => [
  name,
  { ...list, reader: () => pagesOf(staff, list.call, {}) },
])

// Those across administrations first: they would have the rows of the others on their page of few.
test.each([...across, ...Object.entries(lists)])(
  '%s: a page of many rows asks no more statements than one of few',
  async (_, { columns, add, reader }) => {
    const books = await Books.open(server)
    const page = () => reader(books)({ sort: must(columns[0], 'what it is sorted by') })
    await add(books, rowsOf(1, 5))
    const few = await measured(page)
    await add(books, rowsOf(2, 40))
    const many = await measured(page)
    // Some need a row of another list to refer to, and some are that list.
    expect(many.rows - few.rows).toBeGreaterThanOrEqual(40)
    expect(many.statements).toBe(few.statements)
  },
)

test.each(Object.entries(madeLists))('%s: more rows ask no more statements', async (_, list) => {
  const { client, params = {}, query = {}, add } = await list.open(server)
  const page: Page = async () => {
    const { status, body } = await client.send(list.call, { params: { ...params }, query: { ...query } })
    expect({ status, body }).toMatchObject({ status: 200 })
    return body as Awaited<ReturnType<Page>>
  }
  for (let n = 0; n < 2; n += 1) await add()
  const few = await measured(page)
  for (let n = 0; n < 6; n += 1) await add()
  const many = await measured(page)
  expect(many.rows - few.rows).toBeGreaterThanOrEqual(6)
  expect(many.statements).toBe(few.statements)
})

test('no list of the contract that comes by the page is left out', () => {
  const paged = Object.values(contract)
    .flatMap((area) => Object.values(area))
    .filter(({ query }) => query !== null && 'entries' in query && 'cursor' in Object(query.entries))
  const asked = [lists, listsAcross, madeLists].flatMap((table) => Object.values(table).map(({ call }) => call.path))
  expect(paged.map(({ path }) => path).toSorted()).toEqual(asked.toSorted())
})
