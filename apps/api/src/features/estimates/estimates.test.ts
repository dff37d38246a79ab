import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type RawAnswer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { accept, Estimates } from './estimates.test-support.ts'

const { estimates, customerEstimates } = contract

let server: KloptTestServer
let books: Books
let own: Estimates
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-11-22')
  own = new Estimates(books)
})

const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code

test('an estimate counts what is no option and the options that are ticked', async () => {
  const { id, totals } = await own.start()
  expect(totals).toMatchObject({ netCents: 350_000, vatCents: 73_500, grossCents: 423_500 })
  expect(await own.show(id)).toMatchObject({ number: null, status: 'draft', leftCents: 350_000, invoicedCents: 0 })
})

test('the list shows those of each state apart, and those of some days', async () => {
  const draft = await own.start()
  const open = await own.sent({ estimateDate: '2026-11-10' })
  const declined = await own.sent({ contactId: await books.contact() })
  await declined.visitor.call(customerEstimates.decline, {
    params: declined.params,
    body: { version: declined.seen.version, reason: 'Te duur' },
  })
  const accepted = await own.sent({ contactId: await books.contact() })
  await accept(accepted.visitor, accepted.params, { name: 'Anna', version: accepted.seen.version })
  const idsOf = async (query: object) => {
    const page = await books.client.call(estimates.list, { params: books.params, query })
    return page.items.map(({ id }) => id)
  }
  expect(await idsOf({ status: 'draft' })).toEqual([draft.id])
  const { status } = await own.show(open.id)
  expect(await idsOf({ status })).toEqual([open.id])
  expect(await idsOf({ status: 'declined' })).toEqual([declined.id])
  expect(await idsOf({ status: 'accepted' })).toEqual([accepted.id])
  expect(await idsOf({ status: 'expired' })).toEqual([])
  expect(await idsOf({ to: '2026-11-21' })).toEqual([open.id])
  await books.on('2026-12-13')
  expect(await idsOf({ status: 'expired' })).toEqual([open.id])
  expect(await idsOf({ status })).toEqual([])
})

test('the list goes out as a file, with the state of each', async () => {
  await own.start()
  const input = { params: books.params, query: { format: 'csv' } } as const
  const { status, body } = await books.client.send(estimates.export, input)
  expect(status).toBe(200)
  expect(String(body)).toContain('Concept')
})

test('a copy is a new draft, valid for as long', async () => {
  const { id } = await own.sent()
  await books.on('2026-12-20')
  const copy = await books.client.call(estimates.copy, { params: own.params(id) })
  expect(await own.show(copy.id)).toMatchObject({
    number: null,
    status: 'draft',
    estimateDate: '2026-12-20',
    validUntil: '2027-01-09',
  })
})

test('a copy has no option ticked, whatever the customer of the first chose', async () => {
  const { id, visitor, params, seen } = await own.sent()
  await accept(visitor, params, { name: 'Anna', version: seen.version, chosen: [1, 2] })
  const copy = await books.client.call(estimates.copy, { params: own.params(id) })
  const { lines, leftCents } = await own.show(copy.id)
  expect(lines.filter(({ optional }) => optional).map(({ chosen }) => chosen)).toEqual([false, false])
  expect(leftCents).toBe(280_000)
})

test('what is wrong is refused in its field', async () => {
  const post = async (changes: object) =>
    books.client.send(estimates.create, { params: books.params, body: { ...(await own.input()), ...changes } })
  const elsewhere = await Books.open(server)
  expect((await post({ validUntil: '2026-11-21' })).status).toBe(422)
  expect((await post({ contactId: await elsewhere.contact() })).status).toBe(404)
  expect((await post({ lines: [{ ...anInvoiceLine(), quantity: 'x' }] })).status).toBe(422)
  const { id, version } = await own.start({ lines: [] })
  expect(codeOf(await books.client.send(estimates.send, { params: own.params(id), body: own.sendBody(version) }))).toBe(
    90001,
  )
  const late = await own.sent()
  const { version: seen } = await own.show(late.id)
  const save = { params: own.params(late.id), body: { ...(await own.input()), version: seen } }
  expect((await books.client.send(estimates.save, save)).status).toBe(409)
  expect((await elsewhere.client.send(estimates.get, { params: { ...elsewhere.params, estimateId: id } })).status).toBe(
    404,
  )
})
