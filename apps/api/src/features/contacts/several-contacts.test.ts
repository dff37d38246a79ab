import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { severalFile } from '../several.test-support.ts'

const { contacts } = contract

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.open(server)
})

const archive = (contactIds: readonly number[], archived: boolean) =>
  books.client.call(contacts.archiveSeveral, { params: books.params, body: { contactIds: [...contactIds], archived } })
const names = async (query: object) =>
  (await books.client.call(contacts.list, { params: books.params, query })).items.map(({ name }) => name)

test('contacts are put away and taken back, and one that is there already is told by its name', async () => {
  const first = await books.contact({ name: 'Anker' })
  const second = await books.contact({ name: 'Boei' })
  expect(await archive([second], true)).toEqual({ done: [second], refused: [] })
  expect(await archive([first, second, 999_999_999], true)).toMatchObject({
    done: [first],
    refused: [
      { id: second, name: 'Boei', reason: 'Is al gearchiveerd' },
      { id: 999_999_999, name: null },
    ],
  })
  expect(await names({ archived: 'true' })).toEqual(['Anker', 'Boei'])
  expect((await archive([first, second], false)).done).toEqual([first, second])
  expect(await names({})).toEqual(['Anker', 'Boei'])
})

test('those that were chosen go out as a file, in the order of the list', async () => {
  const first = await books.contact({ name: 'Anker' })
  await books.contact({ name: 'Boei' })
  const last = await books.contact({ name: 'Cabine' })
  const path = `contacts/export?format=csv&sort=-name&ids=${first},${last}`
  const rows = new TextDecoder()
    .decode(await severalFile(books, path, {}))
    .split('\r\n')
    .slice(1, -1)
  expect(rows.map((row) => row.split(';')[0])).toEqual(['Cabine', 'Anker'])
})

test('contacts of another administration are not found, and none or too many are refused', async () => {
  const others = await Books.open(server)
  const id = await others.contact()
  expect(await archive([id], true)).toMatchObject({ done: [], refused: [{ id, name: null }] })
  for (const contactIds of [[], Array.from({ length: 101 }, (_, index) => index + 1)]) {
    const body = { contactIds, archived: true }
    expect(await books.client.send(contacts.archiveSeveral, { params: books.params, body })).toMatchObject({
      status: 422,
    })
  }
})
