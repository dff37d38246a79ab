import { documentTotals } from '@klopt/bookkeeping/documents'
import { contract, type InvoiceInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter, anInvoice, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

const create = (body: object, idempotencyKey?: string) =>
  books.client.send(
    contract.invoices.create,
    { params: books.params, body },
    { ...(idempotencyKey !== undefined && { idempotencyKey }) },
  )
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: Record<string, string> }).fields
const drafts = async () => (await books.rows('SELECT FROM invoices WHERE administration_id = $1')).length

test('a repeated request with one key starts one draft, also when both come at once', async () => {
  const before = await drafts()
  const body = anInvoice()
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(body, 'new-draft')))
  answers.push(await create(body, 'new-draft'))
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body })
  expect(await drafts()).toBe(before + 1)
  const other = await create({ ...body, note: 'anders' }, 'new-draft')
  expect(other).toMatchObject({ status: 422, body: { code: 90003 } })
})

test.each([
  ['92.50', '92.5', 9250],
  ['92.00', '92', 9200],
  ['0.10', '0.1', 10],
  ['100', '100', 10_000],
  ['-1.50000', '-1.5', -150],
])('a price of %j is taken, whatever zeros stand at its end', async (unitPrice, kept, amountCents) => {
  const answer = await create(anInvoice({ lines: [anInvoiceLine({ unitPrice, quantity: '1.0' })] }))
  expect(answer.status).toBe(200)
  const shown = await books.show((answer.body as { id: number }).id)
  expect(shown.lines[0]).toMatchObject({ unitPrice: kept, quantity: '1' })
  expect(shown.totals.lineAmountsCents).toEqual([amountCents])
})

describe('what is no amount is refused at its own field, in Dutch, and nothing is kept', () => {
  test.each(['1.234,50', '-0,005', '1e9', 'NaN', 'Infinity', '', ' 1', '0x10', '1.23456', '-0', '+1', '١'])(
    'a unit price of %j',
    async (unitPrice) => {
      const before = await drafts()
      const answer = await create(anInvoice({ lines: [anInvoiceLine(), anInvoiceLine({ unitPrice })] }))
      expect(answer.status).toBe(422)
      expect(fieldsOf(answer)).toEqual({ 'lines.1.unitPrice': 'Vul een getal in met hoogstens vier decimalen' })
      expect(await drafts()).toBe(before)
    },
  )

  test.each<[string, object, string]>([
    ['a price as a number', { unitPrice: 12.5 }, 'lines.0.unitPrice'],
    ['a quantity of null', { quantity: null }, 'lines.0.quantity'],
    ['a price of 17 digits', { unitPrice: '12345678901234567' }, 'lines.0.unitPrice'],
    ['a price of 17 digits that is nothing', { unitPrice: '12345678901234567', quantity: '0' }, 'lines.0.unitPrice'],
    ['a quantity beyond its column', { quantity: '99999999999', unitPrice: '0.0001' }, 'lines.0.quantity'],
    ['a billion', { unitPrice: '1000000000' }, 'lines.0.unitPrice'],
    ['a discount of more than all', { discountPercent: '100.01' }, 'lines.0.discountPercent'],
    ['a negative discount', { discountPercent: '-1' }, 'lines.0.discountPercent'],
    ['a VAT code of a purchase', { vatCode: 'purchase_high' }, 'lines.0.vatCode'],
    ['a line without a description', { description: ' ' }, 'lines.0.description'],
  ])('%s', async (_name, changes, field) => {
    const before = await drafts()
    const answer = await create(anInvoice({ lines: [{ ...anInvoiceLine(), ...changes }] as InvoiceInput['lines'] }))
    expect(answer.status).toBe(422)
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual([field])
    expect(await drafts()).toBe(before)
  })

  test('a discount of the document, a sum that is too large, and days that the books do not hold', async () => {
    expect(fieldsOf(await create(anInvoice({ discountPercent: '101' })))).toHaveProperty('discountPercent')
    const lines = [anInvoiceLine({ unitPrice: '900000000' }), anInvoiceLine({ unitPrice: '900000000' })]
    expect(await create(anInvoice({ lines }))).toMatchObject({ body: { code: 90015 } })
    for (const invoiceDate of ['0000-01-01', '1999-12-31', '2100-01-01', '9999-12-31', '2026-02-30', '20-05-2026'])
      expect(fieldsOf(await create(anInvoice({ invoiceDate })))).toHaveProperty('invoiceDate')
    expect(fieldsOf(await create(anInvoice({ paymentTermDays: 366 })))).toHaveProperty('paymentTermDays')
  })

  test('a refused change leaves the draft as it was', async () => {
    const draft = await books.draft()
    const before = await books.show(draft.id)
    const lines = [anInvoiceLine({ description: 'Nieuw' }), anInvoiceLine({ unitPrice: '1000000000' })]
    const body = { ...anInvoice({ lines }), version: draft.version }
    const params = { ...books.params, invoiceId: draft.id }
    expect((await books.client.send(contract.invoices.save, { params, body })).status).toBe(422)
    expect(await books.show(draft.id)).toEqual(before)
  })
})

test.each<[string, Partial<InvoiceInput>]>([
  ['discounts per line and of the document', { discountPercent: '12.5', lines: mixedLines('33.3333') }],
  ['prices with VAT and discounts', { pricesIncludeVat: true, discountPercent: '7.25', lines: mixedLines('10') }],
  [
    'prices of four decimals',
    { lines: [anInvoiceLine({ quantity: '0.3333', unitPrice: '0.0001' }), ...mixedLines('0')] },
  ],
])(
  'the totals of %s are those of the one calculation, in the answer, the screen and the journal',
  async (_n, changes) => {
    const input = anInvoice({ ...changes, contactId: await books.contact() })
    const wanted = documentTotals({ ...input, date: input.invoiceDate })
    const created = await books.client.call(contract.invoices.create, { params: books.params, body: input })
    expect(created.totals).toMatchObject({
      netCents: wanted.netCents,
      vatCents: wanted.vatCents,
      grossCents: wanted.grossCents,
      discountCents: wanted.discountCents,
      lineAmountsCents: wanted.lines.map((line) => line.amountCents),
    })
    expect((await books.show(created.id)).totals).toEqual(created.totals)
    await books.finalise(created)
    const shown = await books.show(created.id)
    expect(shown.totals).toEqual(created.totals)
    expect((await books.sums(shown.journalEntryId))['1300']).toBe(wanted.grossCents)
  },
)

function mixedLines(discountPercent: string): InvoiceInput['lines'] {
  return [
    anInvoiceLine({ quantity: '3', unitPrice: '59.1667', discountPercent }),
    anInvoiceLine({ quantity: '1.5', unitPrice: '19.99', vatCode: 'sale_low' }),
    anInvoiceLine({ quantity: '-1', unitPrice: '5.005' }),
  ]
}

test("another administration's invoice does not exist, for any call", async () => {
  const other = await Books.open(server)
  const theirs = await other.invoice()
  const params = { ...books.params, invoiceId: theirs.id }
  const { invoices } = contract
  const answers = await Promise.all([
    books.client.send(invoices.get, { params }),
    books.client.send(invoices.mailPreview, { params }),
    books.client.send(invoices.pdf, { params }),
    books.client.send(invoices.save, { params, body: { ...anInvoice(), version: 2 } }),
    books.client.send(invoices.delete, { params, body: { version: 2 } }),
    books.client.send(invoices.finalise, { params, body: { version: 2 } }),
    books.client.send(invoices.credit, { params }),
    books.client.send(invoices.send, {
      params,
      body: { version: 2, recipient: 'a@b.example', subject: 'x', body: aLetter() },
    }),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 90005 } })
  const contactId = await other.contact()
  expect(await create(anInvoice({ contactId }))).toMatchObject({ status: 404 })
})

test('a draft that was thrown away is gone from every call, and its row stays', async () => {
  const draft = await books.draft()
  const params = { ...books.params, invoiceId: draft.id }
  await books.client.call(contract.invoices.delete, { params, body: { version: draft.version } })
  expect((await books.client.send(contract.invoices.get, { params })).status).toBe(404)
  expect((await books.client.send(contract.invoices.finalise, { params, body: { version: 2 } })).status).toBe(404)
  expect(await books.rows('SELECT FROM invoices WHERE id = $1 AND deleted_at IS NOT NULL', [draft.id])).toHaveLength(1)
})

test('what was picked for a line is kept with it, also where the draft is taken over, and never one of another administration', async () => {
  const product = (of: Books) =>
    of.client.call(contract.products.create, {
      params: of.params,
      body: { name: 'Illustratie', unitPrice: '120', vatCode: 'sale_high' },
    })
  const { id: productId } = await product(books)
  const answer = await create(
    anInvoice({ contactId: await books.contact(), lines: [{ ...anInvoiceLine(), productId }] }),
  )
  expect(answer.status).toBe(200)
  const { id } = answer.body as { id: number }
  expect((await books.show(id)).lines[0]).toMatchObject({ productId })
  await books.finalise(await books.show(id))
  const { id: creditId } = await books.client.call(contract.invoices.credit, {
    params: { ...books.params, invoiceId: id },
  })
  expect((await books.show(creditId)).lines[0]).toMatchObject({ productId })

  const others = await product(await Books.open(server))
  expect(await create(anInvoice({ lines: [{ ...anInvoiceLine(), productId: others.id }] }))).toMatchObject({
    status: 404,
  })
})
