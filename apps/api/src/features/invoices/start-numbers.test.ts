import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoice } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.open(server)
})

const shown = () => books.client.call(contract.numbering.get, { params: books.params })
const today = () => server.clock.now().toISOString().slice(0, 10)
const start = (nextSequence: unknown, date = today()) =>
  books.client.send(contract.numbering.start, { params: books.params, body: { date, nextSequence } })
const finalNumber = async () => (await books.show((await books.invoice()).id)).number
const year = () => today().slice(0, 4)

test('a series that was never used begins where the earlier package ended, and goes on from there', async () => {
  expect(await shown()).toEqual({
    yearly: { nextSequence: 1, isUsed: false },
    everlasting: { nextSequence: 1, isUsed: false },
  })
  expect((await start(120)).status).toBe(204)
  expect((await shown()).yearly).toEqual({ nextSequence: 120, isUsed: false })
  expect([await finalNumber(), await finalNumber()]).toEqual([`${year()}-0120`, `${year()}-0121`])
  expect((await shown()).yearly).toEqual({ nextSequence: 122, isUsed: true })
})

test('it goes up only, and not at all once a number was given', async () => {
  await start(50)
  expect(await start(49)).toMatchObject({
    status: 422,
    body: { fields: { nextSequence: 'Deze reeks begint al bij 50. Kies een hoger nummer' } },
  })
  expect((await start(60)).status).toBe(204)
  await finalNumber()
  for (const sequence of [1, 61, 500])
    expect(await start(sequence)).toMatchObject({ status: 409, body: { code: 90136 } })
  expect(await finalNumber()).toBe(`${year()}-0061`)
})

test('the database refuses it too', async () => {
  await finalNumber()
  await expect(
    books.rows(
      "UPDATE counters SET first_number = 9, last_number = 8 WHERE administration_id = $1 AND name LIKE 'invoice:%'",
    ),
  ).rejects.toMatchObject({ code: 'KL008' })
})

test('of a start and a first invoice at the same moment one goes first, and no number is given twice', async () => {
  const draft = await books.client.call(contract.invoices.create, {
    params: books.params,
    body: anInvoice({ contactId: await books.contact(), invoiceDate: today() }),
  })
  const [started] = await Promise.all([start(300), books.finalise(draft)])
  const { number } = await books.show(draft.id)
  expect([started.status, number]).toEqual(started.status === 204 ? [204, `${year()}-0300`] : [409, `${year()}-0001`])
})

test('what is no number, or does not fit the pattern, is refused at its field', async () => {
  for (const sequence of [0, -1, 1.5, 1_000_000_000, '7', null]) expect((await start(sequence)).status).toBe(422)
})

test('whoever may not change settings changes no numbers', async () => {
  const params = { administrationId: books.id }
  const others = await Books.open(server)
  expect(
    await others.client.send(contract.numbering.start, { params, body: { date: today(), nextSequence: 9 } }),
  ).toMatchObject({ status: 404 })
  expect((await shown()).yearly.nextSequence).toBe(1)
})
