import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { finaliseOf } from './finalise-invoice.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('what the law asks for and is missing is named by field, and nothing is done', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact({ street: '', city: '' })
  const draft = await books.draft({ contactId })
  const answer = await finaliseOf(books, draft)
  expect(answer).toMatchObject({ status: 422, body: { code: 38008 } })
  expect(Object.keys((answer.body as { fields: object }).fields).toSorted()).toEqual(['buyer.city', 'buyer.street'])
  expect(await books.show(draft.id)).toMatchObject({ number: null, status: 'draft', version: 1 })
  expect(await books.rows('SELECT FROM counters WHERE administration_id = $1')).toEqual([])
})

describe('VAT that does not fit the customer is refused by field, and nothing is done', () => {
  const refused = async (
    customer: Parameters<Books['contact']>[0],
    vatCode: 'sale_eu_goods' | 'sale_reverse' | 'sale_export',
  ) => {
    const books = await Books.open(server)
    const draft = await books.draft({ contactId: await books.contact(customer), lines: [anInvoiceLine({ vatCode })] })
    const answer = await finaliseOf(books, draft)
    expect(await books.show(draft.id)).toMatchObject({ number: null, status: 'draft' })
    expect(await books.rows('SELECT FROM counters WHERE administration_id = $1')).toEqual([])
    return { status: answer.status, ...(answer.body as { code: number; fields: Record<string, string> }) }
  }

  test('goods to an EU country for a Dutch number, export to Haarlem, VAT shifted to a German', async () => {
    const goods = await refused({ vatNumber: 'NL000099998B57' }, 'sale_eu_goods')
    expect(goods).toMatchObject({ status: 422, code: 90001 })
    expect(goods.fields['buyer.vatId']).toContain('NL000099998B57 is een Nederlands btw-id')
    expect((await refused({}, 'sale_export')).fields['buyer.country']).toContain('deze relatie staat in Nederland')
    const german = { country: 'DE', postcode: '10115', vatNumber: 'DE136695976' }
    expect(Object.keys((await refused(german, 'sale_reverse')).fields)).toEqual(['buyer.vatId'])
  })

  test('without a number at all, together with what else is missing', async () => {
    const { code, fields } = await refused({ street: '' }, 'sale_eu_goods')
    expect(code).toBe(38008)
    expect(Object.keys(fields).toSorted()).toEqual(['buyer.street', 'buyer.vatId'])
    expect(fields['buyer.vatId']).toContain('bij deze relatie staat er geen')
  })

  test('a number that is missing alone is spoken of as a number: that of the customer, and your own', async () => {
    expect(await refused({}, 'sale_reverse')).toMatchObject({ code: 90355, message: expect.stringContaining('btw-id') })
    const books = await Books.open(server)
    await books.settings({ kvkNumber: '' })
    expect((await finaliseOf(books, await books.draft())).body).toMatchObject({
      code: 90356,
      fields: { 'seller.chamberOfCommerceNumber': 'Vul bij Instellingen het KvK-nummer in' },
    })
    await books.settings({ vatNumber: '' })
    expect((await finaliseOf(books, await books.draft())).body).toMatchObject({ code: 90355 })
  })

  test('but what was charged is credited, whatever the customer has become', async () => {
    const books = await Books.open(server)
    const belgian = { country: 'BE', postcode: '1000', vatNumber: 'BE0428759497' }
    const contactId = await books.contact(belgian)
    const { id } = await books.invoice({ contactId, lines: [anInvoiceLine({ vatCode: 'sale_eu_goods' })] })
    const contact = await books.client.call(contract.contacts.get, { params: { ...books.params, contactId } })
    await books.client.call(contract.contacts.save, {
      params: { ...books.params, contactId },
      body: { ...contact, country: 'NL', postcode: '2011 RD', vatNumber: 'NL000099998B57' },
    })
    expect(await finaliseOf(books, await books.credit(id))).toMatchObject({ status: 200 })
  })
})

test('a customer on an island without postcodes is sent an invoice without one', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact({ country: 'CW', city: 'Willemstad', postcode: '' })
  expect(await finaliseOf(books, await books.draft({ contactId }))).toMatchObject({ status: 200 })
})

test('a simplified invoice of at most 100 euro needs no address', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact({ street: '', postcode: '', city: '' })
  const lines = [anInvoiceLine({ unitPrice: '82.64' })]
  expect((await books.invoice({ contactId, lines })).number).toBe('2026-0001')
})
