import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { severalFile } from '../several.test-support.ts'
import { codesOf, Purchases } from './purchases.test-support.ts'

const { purchases: calls } = contract

let server: KloptTestServer
let books: Books
let purchases: Purchases
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.open(server)
  purchases = new Purchases(books)
})

const input = (purchaseIds: readonly number[]) => ({ params: books.params, body: { purchaseIds: [...purchaseIds] } })

/** A document whose bytes are kept, as of one that came in. */
async function documentOf(text: string): Promise<number> {
  const { id, fileId } = await purchases.document()
  const sha256 = await server.services.files.put(books.id, Buffer.from(text))
  await books.rows('UPDATE files SET sha256 = $1 WHERE id = $2 RETURNING id', [sha256, fileId])
  return id
}

test('the zip has the file of each, booked or not, called by its supplier and number', async () => {
  const contactId = await purchases.supplier('Hosting Oost')
  const booked = await purchases.booked({ contactId, number: 'F-12', documentId: await documentOf('booked') })
  const draft = await purchases.draft({ contactId, number: 'F-13', documentId: await documentOf('draft') })
  const typed = await purchases.draft({ contactId, number: 'F-14' })
  const body = { purchaseIds: [draft.id, typed.id, booked.id, draft.id] }
  const zip = unzipSync(await severalFile(books, 'several-purchases/download', body))
  expect(Object.entries(zip).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['Hosting Oost F-13.pdf', 'draft'],
    ['Hosting Oost F-12.pdf', 'booked'],
  ])
  expect(codesOf([await books.client.send(calls.downloadSeveral, input([typed.id]))])).toEqual([90530])
})

test('what is to be paid is narrowed to the purchases that were chosen, with its counts and as a file', async () => {
  const first = await purchases.booked({ number: 'A-1' })
  await purchases.booked({ number: 'A-2' })
  const last = await purchases.booked({ number: 'A-3' })
  const query = { purchaseIds: `${last.id},${first.id}` }
  const page = await books.client.call(contract.payments.payables, { params: books.params, query })
  expect(page.items.map(({ purchaseId }) => purchaseId).toSorted()).toEqual([first.id, last.id].toSorted())
  expect(must(page.segments, 'the counts').all.count).toBe(2)
  const path = `payables/export?format=csv&purchaseIds=${first.id}`
  const rows = new TextDecoder()
    .decode(await severalFile(books, path, {}))
    .split('\r\n')
    .slice(1, -1)
  expect(rows).toHaveLength(1)
})

test('purchases of another administration are not found, and none or too many are refused', async () => {
  const others = new Purchases(await Books.open(server))
  const { id } = await others.draft()
  expect(await books.client.send(calls.downloadSeveral, input([id]))).toMatchObject({ status: 404 })
  for (const ids of [[], Array.from({ length: 101 }, (_, index) => index + 1)]) {
    expect(await books.client.send(calls.downloadSeveral, input(ids))).toMatchObject({ status: 422 })
  }
})
