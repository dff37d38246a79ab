import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aRecurring, create, press, show } from './recurring.test-support.ts'

const { recurringInvoices } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const input = (books: Books, recurringInvoiceIds: readonly number[]) => ({
  params: books.params,
  body: { recurringInvoiceIds: [...recurringInvoiceIds] },
})
const running = async (books: Books, startsOn = '2026-01-31') => {
  const contactId = await books.contact({ name: 'Bakkerij Noord' })
  const made = await create(books, await aRecurring(books, { contactId, schedule: { startsOn } }))
  await press(books, made, recurringInvoices.start)
  return made.id
}
const statusOf = async (books: Books, id: number) => (await show(books, { id })).status

test('those that run are paused, and each that does not is told by its customer and why', async () => {
  const books = await Books.openOn(server, '2026-01-10')
  const ids = [await running(books), await running(books)]
  const draft = await create(books, await aRecurring(books, { contactId: null }))
  const ended = await running(books)
  await press(books, { id: ended }, recurringInvoices.end)
  const outcome = await books.client.call(
    recurringInvoices.pauseSeveral,
    input(books, [...ids, draft.id, ended, 999_999_999]),
  )
  expect(outcome.done).toEqual(ids)
  expect(outcome.refused).toEqual([
    { id: draft.id, name: null, reason: 'Deze herhaalfactuur loopt niet' },
    { id: ended, name: 'Bakkerij Noord', reason: expect.stringContaining('beëindigd') },
    { id: 999_999_999, name: null, reason: expect.any(String) },
  ])
  for (const id of ids) expect(await statusOf(books, id)).toBe('paused')
})

test('those that are paused go on, and what fell in the pause is passed over', async () => {
  const books = await Books.openOn(server, '2026-01-10')
  const paused = await running(books)
  const runs = await running(books)
  await books.client.call(recurringInvoices.pauseSeveral, input(books, [paused]))
  await books.on('2026-02-10')
  const outcome = await books.client.call(recurringInvoices.resumeSeveral, input(books, [paused, runs]))
  expect(outcome.done).toEqual([paused])
  expect(outcome.refused).toMatchObject([{ id: runs, reason: 'Deze herhaalfactuur is niet gepauzeerd' }])
  expect(await show(books, { id: paused })).toMatchObject({ status: 'active', nextOn: '2026-02-28' })
  expect((await show(books, { id: paused })).runs).toMatchObject([{ from: '2026-01-31', invoiceId: null }])
})

test('pressed twice at once, each is paused once', async () => {
  const books = await Books.openOn(server, '2026-01-10')
  const ids = [await running(books), await running(books)]
  const outcomes = await Promise.all(
    [1, 2].map(() => books.client.call(recurringInvoices.pauseSeveral, input(books, ids))),
  )
  expect(outcomes.map(({ done }) => done.length).toSorted((a, b) => a - b)).toEqual([0, 2])
})

test('those of another administration are not found, and none or too many are refused', async () => {
  const books = await Books.openOn(server, '2026-01-10')
  const others = await Books.openOn(server, '2026-01-10')
  const id = await running(others)
  expect(await books.client.call(recurringInvoices.pauseSeveral, input(books, [id]))).toMatchObject({
    done: [],
    refused: [{ id, name: null }],
  })
  expect(await books.client.send(recurringInvoices.pauseSeveral, input(books, []))).toMatchObject({ status: 422 })
  const many = Array.from({ length: 101 }, (_, index) => index + 1)
  expect(await books.client.send(recurringInvoices.resumeSeveral, input(books, many))).toMatchObject({ status: 422 })
  expect(await statusOf(others, id)).toBe('active')
})
