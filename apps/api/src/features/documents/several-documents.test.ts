import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { severalFile } from '../several.test-support.ts'
import { aPdf, Inbox } from './documents.test-support.ts'

const { documents } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const archive = (inbox: Inbox, documentIds: number[], archived: boolean) =>
  inbox.client.call(documents.archiveSeveral, { params: inbox.params, body: { documentIds, archived } })
const statesOf = async (inbox: Inbox, ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await inbox.get(id)).state))

test('documents go to the bin together and come back, and one that is there already is told by its name', async () => {
  const inbox = await Inbox.open(server)
  const ids = [(await inbox.upload(aPdf())).id, (await inbox.upload(aPdf())).id]
  expect(await archive(inbox, ids, true)).toEqual({ done: ids, refused: [] })
  expect(await statesOf(inbox, ids)).toEqual(['archived', 'archived'])
  const [first = 0] = ids
  expect(await archive(inbox, [first, 999_999_999], true)).toMatchObject({
    done: [],
    refused: [
      { id: first, name: expect.stringContaining('.pdf'), reason: 'Ligt al in de prullenbak' },
      { id: 999_999_999, name: null },
    ],
  })
  expect((await archive(inbox, ids, false)).done).toEqual(ids)
  expect(await statesOf(inbox, ids)).toEqual(['unprocessed', 'unprocessed'])
})

test('the paper of a booked purchase is refused, and holds up no other', async () => {
  const books = await Books.open(server)
  const purchases = new Purchases(books)
  const inbox = Inbox.seenBy(books)
  const [paper, loose] = [(await inbox.upload(aPdf())).id, (await inbox.upload(aPdf())).id]
  await purchases.tryBook(await purchases.draft({ documentId: paper }))
  expect(await archive(inbox, [paper, loose], true)).toMatchObject({ done: [loose], refused: [{ id: paper }] })
  expect(await statesOf(inbox, [paper, loose])).toEqual(['processed', 'archived'])
})

test('documents of another administration are not found, and those that were chosen alone go out as a file', async () => {
  const [books, others] = [await Books.open(server), await Inbox.open(server)]
  const inbox = Inbox.seenBy(books)
  const theirs = (await others.upload(aPdf())).id
  expect(await archive(inbox, [theirs], true)).toMatchObject({ done: [], refused: [{ id: theirs, name: null }] })
  const [one] = [(await inbox.upload(aPdf())).id, (await inbox.upload(aPdf())).id]
  const file = await severalFile(books, `documents/export?format=csv&ids=${one}`, {})
  expect(new TextDecoder().decode(file).split('\r\n').slice(1, -1)).toHaveLength(1)
})
