import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type RawAnswer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { accept, Estimates } from './estimates.test-support.ts'

const { estimates } = contract

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

describe('an accepted estimate', () => {
  const accepted = async () => {
    const estimate = await own.sent()
    await accept(estimate.visitor, estimate.params, { name: 'Anna', version: estimate.seen.version })
    return estimate.id
  }
  const toInvoice = (id: number, percent: string | null = null) =>
    books.client.send(estimates.toInvoice, { params: own.params(id), body: { percent } })

  test('becomes an invoice in whole, with the lines that were wanted', async () => {
    const id = await accepted()
    const { body } = await toInvoice(id)
    const { invoiceId } = body as { invoiceId: number }
    const invoice = await books.show(invoiceId)
    expect(invoice).toMatchObject({ status: 'draft', totals: { netCents: 350_000, grossCents: 423_500 } })
    expect(invoice.lines.map(({ description }) => description)).toEqual(['Vormgeving', 'Vertaling'])
    expect(await own.show(id)).toMatchObject({ status: 'invoiced', leftCents: 0, invoices: [{ id: invoiceId }] })
    expect(codeOf(await toInvoice(id))).toBe(90156)
  })

  test('becomes no invoice of nothing or of more than all, and one of a hundred per cent', async () => {
    const id = await accepted()
    for (const percent of ['0', '100.5', '101'])
      expect(await toInvoice(id, percent)).toMatchObject({
        status: 422,
        body: { fields: { percent: 'Kies een percentage tussen 0 en 100' } },
      })
    expect((await toInvoice(id, '100')).body).toMatchObject({ leftCents: 0 })
  })

  test('becomes invoices of 30% and of the rest, with what is left shown', async () => {
    const id = await accepted()
    expect((await toInvoice(id, '30')).body).toMatchObject({ leftCents: 245_000 })
    expect(await own.show(id)).toMatchObject({ status: 'accepted', invoicedCents: 105_000, leftCents: 245_000 })
    const rest = (await toInvoice(id)).body as { invoiceId: number; leftCents: number }
    expect(rest.leftCents).toBe(0)
    expect((await books.show(rest.invoiceId)).totals.netCents).toBe(245_000)
    expect((await own.show(id)).status).toBe('invoiced')
    const page = await books.client.call(estimates.list, { params: books.params, query: { status: 'invoiced' } })
    expect(page).toMatchObject({
      items: [{ id, status: 'invoiced' }],
      segments: { accepted: { count: 0 }, invoiced: { count: 1 } },
    })
  })

  test('makes no invoice of more than is left, and says how much that is', async () => {
    const id = await accepted()
    await toInvoice(id, '30')
    expect(await toInvoice(id, '80')).toMatchObject({
      status: 422,
      body: {
        fields: { percent: 'Van de offerte is nog 70% over. Vul hoogstens 70 in, of kies alles wat over is' },
      },
    })
    expect(await own.show(id)).toMatchObject({ leftCents: 245_000, invoices: [{}] })
    const { invoiceId, leftCents } = (await toInvoice(id, '70')).body as { invoiceId: number; leftCents: number }
    expect(leftCents).toBe(0)
    expect((await books.show(invoiceId)).lines).toMatchObject([
      { description: expect.stringMatching(/^70% van offerte/) },
    ])
  })

  test('has a part left again when its draft invoice was thrown away', async () => {
    const id = await accepted()
    const made = (await toInvoice(id, '30')).body as { invoiceId: number }
    const { version } = await books.show(made.invoiceId)
    await books.client.call(contract.invoices.delete, {
      params: { ...books.params, invoiceId: made.invoiceId },
      body: { version },
    })
    expect(await own.show(id)).toMatchObject({ leftCents: 350_000, invoices: [] })
  })

  test('can ask a deposit of a percentage or an amount, which the invoice of all of it takes off', async () => {
    const id = await accepted()
    const ask = (body: { percent: string } | { amountCents: number }) =>
      books.client.send(estimates.deposit, { params: own.params(id), body })
    const { invoiceId } = (await ask({ percent: '30' })).body as { invoiceId: number }
    // 30% of 4,235.00.
    const draft = await books.show(invoiceId)
    expect(draft).toMatchObject({ isDeposit: true, totals: { grossCents: 127_050, vatCents: 22_050 } })
    await books.finalise(draft)
    const second = (await ask({ amountCents: 100_000 })).body as { invoiceId: number }
    expect(await own.show(id)).toMatchObject({
      leftCents: 350_000,
      invoicedCents: 0,
      deposits: [
        { id: invoiceId, grossCents: 127_050 },
        { id: second.invoiceId, number: null, grossCents: 100_000 },
      ],
    })
    for (const wrong of [{ percent: '0' }, { percent: '101' }, { amountCents: 0 }, { amountCents: 423_501 }])
      expect(codeOf(await ask(wrong))).toBe(90001)
    const whole = (await toInvoice(id)).body as { invoiceId: number }
    // What is still a draft is not taken off.
    expect(await books.show(whole.invoiceId)).toMatchObject({
      depositIds: [invoiceId],
      totals: { netCents: 350_000 - 105_000, grossCents: 423_500 - 127_050 },
    })
    expect(codeOf(await ask({ percent: '10' }))).toBe(90156)
  })

  test('is never on invoices twice, also when two are made at once', async () => {
    const id = await accepted()
    const answers = await Promise.all([toInvoice(id), toInvoice(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await toInvoice(id, '0')).status).toBe(409)
  })
})

test('what was not accepted makes no invoice, and a percentage is one', async () => {
  const { id } = await own.start()
  const toInvoice = (percent: string) =>
    books.client.send(estimates.toInvoice, { params: own.params(id), body: { percent } })
  expect(codeOf(await toInvoice('30'))).toBe(90155)
})
