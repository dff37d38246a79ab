import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Receipts } from './expenses.test-support.ts'

const { expenses } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { fields: object }).fields)

describe('handed in', () => {
  test('with a photo alone, in the words of a receipt', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const client = await own.employee()
    const id = await own.submit(client)
    expect(await own.show(id, client)).toMatchObject({
      state: 'submitted',
      description: 'Bonnetje',
      amountCents: null,
      fileName: 'bon.pdf',
      mimeType: 'application/pdf',
    })
    expect((await client.send(expenses.photo, { params: own.params(id) })).status).toBe(200)
  })

  test('the category says which VAT goes with it', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const accountId = String(await own.books.account('WBedVkkRep'))
    const id = await own.submit(undefined, { accountId, amountCents: '2350' })
    expect(await own.show(id)).toMatchObject({ amountCents: 2_350, vatCode: 'purchase_none' })
  })

  test('an employee sees and changes their own alone, and decides about none', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const client = await own.employee()
    const [mine, theirs] = [await own.submit(), await own.submit(client)]
    const seen = await client.call(expenses.list, { params: own.books.params, query: {} })
    expect(seen.items.map(({ id }) => id)).toEqual([theirs])
    for (const call of [expenses.get, expenses.photo]) {
      expect((await client.send(call, { params: own.params(mine) })).status).toBe(404)
    }
    const gone = await client.send(expenses.delete, { params: own.params(mine), body: { version: 1 } })
    expect(gone.status).toBe(404)
    expect((await own.approve(theirs, {}, client)).status).toBe(403)
  })

  test('declined it says why, and changed it is handed in again', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const client = await own.employee()
    const id = await own.submit(client)
    const params = own.params(id)
    await own.books.client.call(expenses.decline, { params, body: { version: 1, reason: 'Dit is privé' } })
    expect(await own.show(id, client)).toMatchObject({ state: 'declined', declinedReason: 'Dit is privé' })
    expect((await own.approve(id)).body).toMatchObject({ code: 90198 })
    const { version, ...shown } = await own.show(id, client)
    await client.call(expenses.save, { params, body: { ...shown, description: 'Met klant', version } })
    expect(await own.show(id, client)).toMatchObject({ state: 'submitted', declinedReason: null })
    await client.call(expenses.delete, { params, body: { version: version + 1 } })
    expect((await client.send(expenses.get, { params })).status).toBe(404)
  })

  test.each([
    ['a program', Buffer.from('MZ\u0000\u0001'), 415],
    ['nothing', Buffer.alloc(0), 415],
  ])('%s is no receipt', async (_what, content, status) => {
    const own = await Receipts.openOn(server, '2026-06-15')
    expect((await own.send({}, own.books.client, content)).status).toBe(status)
  })

  test('are counted and summed by their state', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    await own.approved()
    await own.submit(undefined, { amountCents: '1250' })
    await own.submit()
    const { segments } = await own.books.client.call(expenses.list, { params: own.books.params, query: {} })
    const none = { count: 0, isCapped: false, amountCents: 0 }
    expect(segments).toEqual({
      all: { count: 3, isCapped: false, amountCents: 13_350 },
      submitted: { count: 2, isCapped: false, amountCents: 1_250 },
      approved: { count: 1, isCapped: false, amountCents: 12_100 },
      declined: none,
      reimbursed: none,
    })
  })

  test('what was declined is counted with the rest, and left out of what they come to', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    await own.submit(undefined, { amountCents: '1250' })
    const id = await own.submit(undefined, { amountCents: '4000' })
    await own.books.client.call(expenses.decline, {
      params: own.params(id),
      body: { version: 1, reason: 'Dit is privé' },
    })
    const { segments } = await own.books.client.call(expenses.list, { params: own.books.params, query: {} })
    expect(segments).toMatchObject({
      all: { count: 2, amountCents: 1_250 },
      declined: { count: 1, amountCents: 4_000 },
    })
  })

  test('a day to come is refused at its field', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    expect(fieldsOf(await own.send({ spentOn: '2026-06-16' }))).toEqual(['spentOn'])
  })

  test('nobody reaches those of another administration', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const id = await own.submit()
    const elsewhere = await Books.open(server)
    const params = { ...elsewhere.params, expenseId: id }
    for (const call of [expenses.get, expenses.photo]) {
      expect((await elsewhere.client.send(call, { params })).status).toBe(404)
    }
  })
})
