import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { severalFile } from '../several.test-support.ts'

const { products } = contract

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.open(server)
})

const create = async (name: string, of = books) => {
  const body = { name, unit: 'stuk', unitPrice: '2.75', vatCode: 'sale_low', accountId: null } as const
  return (await of.client.call(products.create, { params: of.params, body })).id
}
const archive = (productIds: readonly number[], archived: boolean) =>
  books.client.call(products.archiveSeveral, { params: books.params, body: { productIds: [...productIds], archived } })
const list = (query: object = {}) => books.client.call(products.list, { params: books.params, query })

test('products are put away and taken back, and one that is there already is told by its name', async () => {
  const [bread, cake, pie] = [await create('Brood'), await create('Gebak'), await create('Taart')]
  expect(await archive([bread, cake], true)).toEqual({ done: [bread, cake], refused: [] })
  expect((await list()).items.map(({ id }) => id)).toEqual([pie])
  expect(await archive([cake, pie, 999_999_999], true)).toMatchObject({
    done: [pie],
    refused: [
      { id: cake, name: 'Gebak', reason: 'Is al gearchiveerd' },
      { id: 999_999_999, name: null },
    ],
  })
  expect((await archive([bread, cake], false)).done).toEqual([bread, cake])
  expect((await list()).items.map(({ id }) => id)).toEqual([bread, cake])
})

test('the first page counts what is in use and what was put away, of what is searched for', async () => {
  const ids = [await create('Brood'), await create('Broodje'), await create('Gebak')]
  await archive(ids.slice(0, 1), true)
  expect((await list()).segments).toMatchObject({ active: { count: 2 }, archived: { count: 1 } })
  const found = await list({ search: 'brood', archived: 'true' })
  expect(found.segments).toMatchObject({ active: { count: 1 }, archived: { count: 1 } })
})

test('those that were chosen go out as a file, in the order of the list', async () => {
  const [bread, , pie] = [await create('Brood'), await create('Gebak'), await create('Taart')]
  const path = `products/export?format=csv&sort=-name&ids=${bread},${pie}`
  const rows = new TextDecoder()
    .decode(await severalFile(books, path, {}))
    .split('\r\n')
    .slice(1, -1)
  expect(rows.map((row) => row.split(';')[1])).toEqual(['Taart', 'Brood'])
})

test('products of another administration are not found, and none or too many are refused', async () => {
  const others = await Books.open(server)
  const id = await create('Van een ander', others)
  expect(await archive([id], true)).toMatchObject({ done: [], refused: [{ id, name: null }] })
  const tooMany = Array.from({ length: 101 }, (_, index) => index + 1)
  for (const productIds of [[], tooMany]) {
    const body = { productIds, archived: true }
    expect(await books.client.send(products.archiveSeveral, { params: books.params, body })).toMatchObject({
      status: 422,
    })
  }
  const query = { format: 'csv', ids: tooMany.join(',') } as const
  expect(await books.client.send(products.export, { params: books.params, query })).toMatchObject({ status: 422 })
})
