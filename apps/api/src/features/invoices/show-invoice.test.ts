import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aContact, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, mailInvoice } from '../customer-dashboard/customer.test-support.ts'
import { drawPdf, pdfSource } from './invoice-pdf.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('a final invoice keeps the name its customer had; a draft follows the contact', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact({ name: 'Oude naam' })
  const final = await books.invoice({ contactId })
  const draft = await books.draft({ contactId })
  const params = { ...books.params, contactId }
  await books.client.call(contract.contacts.save, {
    params,
    body: { ...aContact({ name: 'Nieuwe naam' }), version: 1 },
  })

  expect((await books.show(final.id)).contactName).toBe('Oude naam')
  expect((await books.show(draft.id)).contactName).toBe('Nieuwe naam')
  const list = await books.client.call(contract.invoices.list, { params: books.params, query: {} })
  expect(list.items.find((item) => item.id === final.id)?.contactName).toBe('Oude naam')
  expect(list.items.find((item) => item.id === draft.id)?.contactName).toBe('Nieuwe naam')
})

test('the paper of a final invoice stays as it was, whatever company and contact become; its PDF shows the same', async () => {
  const books = await Books.open(server)
  await giveLogo(books, 'the first')
  const contactId = await books.contact({
    name: 'Oude naam',
    attention: 'Crediteuren',
    country: 'BE',
    vatNumber: 'BE0123456749',
  })
  const lines = [anInvoiceLine({ unit: 'uur', discountPercent: '10' }), anInvoiceLine({ vatCode: 'sale_eu_services' })]
  const draft = await books.draft({ contactId, lines, reference: 'PO-1', note: 'Dank je', discountPercent: '5' })
  expect((await books.show(draft.id)).paper).toBeNull()
  const { number } = await books.finalise(draft)
  const before = await books.show(draft.id)

  await giveLogo(books, 'the second')
  await books.settings({ ...anotherCompany })
  const body = { ...aContact({ name: 'Nieuwe naam', attention: '', country: 'NL', city: 'Lisse' }), version: 1 }
  await books.client.call(contract.contacts.save, { params: { ...books.params, contactId }, body })

  const { paper } = await books.show(draft.id)
  expect(paper).toEqual(before.paper)
  expect(paper).toMatchObject({
    buyer: { name: 'Oude naam', attention: 'Crediteuren', country: 'BE' },
    layout: { logo: dataAddress(logos['the first']) },
    reference: 'PO-1',
    note: 'Dank je',
    paymentText: expect.stringContaining(number),
    epcPayload: expect.stringContaining(number),
    mentions: [expect.stringMatching(/verlegd/i)],
    lines: [{ vatLabel: '21%' }, { vatLabel: 'Verlegd' }],
    vat: [{ label: '21%' }, { label: 'verlegd' }],
  })
  await expectSamePdf(books, draft.id)
})

test('the paper of a credit invoice names the invoice it corrects, and asks for no payment', async () => {
  const books = await Books.open(server)
  const original = await books.invoice()
  const credit = await books.credit(original.id)
  await books.finalise(credit)
  const { paper } = await books.show(credit.id)
  expect(paper).toMatchObject({ creditsNumber: original.number, dueDate: null, paymentText: null, epcPayload: null })
  await expectSamePdf(books, credit.id)
})

test('an invoice tells when it was started and when it was made final', async () => {
  const books = await Books.open(server)
  await books.on('2026-05-20')
  const draft = await books.draft()
  await books.on('2026-05-21')
  await books.finalise(draft)
  const { createdAt, finalisedAt } = await books.show(draft.id)
  expect([createdAt, finalisedAt]).toEqual(['2026-05-20', '2026-05-21'].map(noon))
})

test('an invoice says when it left, when its customer opened it, and what credits it', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  const invoice = await books.invoice()
  expect(await books.show(invoice.id)).toMatchObject({ sentAt: null, viewedAt: null, credits: [] })
  const link = await mailInvoice(books, invoice)
  await books.on('2026-05-21')
  const visitor = await comeIn(books, link)
  await visitor.call(contract.customerDashboard.invoice, { params: { token: link.token, invoiceId: invoice.id } })
  await books.on('2026-05-22')
  const credit = await books.credit(invoice.id)
  const { number } = await books.finalise(credit)
  expect(await books.show(invoice.id)).toMatchObject({
    sentAt: noon('2026-05-20'),
    viewedAt: noon('2026-05-21'),
    credits: [{ id: credit.id, number, grossCents: -12_100, finalisedAt: noon('2026-05-22') }],
  })
})

const noon = (day: string): number => Date.parse(`${day}T10:00:00Z`) / 1000

const anotherCompany = {
  companyName: 'Heel Anders B.V.',
  street: 'Elders 1',
  city: 'Lisse',
  iban: null,
  vatNumber: null,
  emailAddress: 'anders@anders.example',
  accentColour: '#123456',
  invoiceFooter: 'Een andere voet',
} as const

const square = (colour: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9z"/></svg>`)
const logos = { 'the first': square('red'), 'the second': square('blue') } as const

const dataAddress = (logo: Buffer): string => `data:image/svg+xml;base64,${logo.toString('base64')}`

async function giveLogo(books: Books, name: keyof typeof logos): Promise<void> {
  const sha256 = await server.services.files.put(books.id, logos[name])
  await books.rows(
    `WITH file AS (
       INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
       VALUES ($1, $2, 'logo.svg', 'image/svg+xml', 1, now()) RETURNING id)
     UPDATE administrations SET logo_file_id = (SELECT id FROM file) WHERE id = $1`,
    [books.id, sha256],
  )
}

/** Equal documents give equal bytes, so a PDF drawn of the paper alone shows that both agree in every field. */
async function expectSamePdf(books: Books, invoiceId: number): Promise<void> {
  const { kind, number, paper } = await books.show(invoiceId)
  if (paper === null) throw new Error('a final invoice has a paper')
  const [, bytes] = paper.layout.logo?.split('base64,') ?? []
  const logo = bytes === undefined ? null : { bytes: Buffer.from(bytes, 'base64'), mimeType: 'image/svg+xml' as const }
  const drawn = await server.services.pdf.renderInvoice({
    ...paper,
    kind,
    number,
    layout: { ...paper.layout, logo },
  })
  const source = await books.asApp((db) => pdfSource(db, { administrationId: books.id, invoiceId }))
  const downloaded = await drawPdf(server.services, books.id, source)
  expect(downloaded.equals(drawn)).toBe(true)
}

test('a colleague who has nothing to do with invoices is told 7002, whatever of it they ask and whether it is there', async () => {
  const books = await Books.open(server)
  const { id } = await books.invoice()
  const colleague = await server.world.user()
  await server.world.role({ user: colleague, administrationId: books.id, permissions: ['TIME_TRACKING'] })
  const client = await server.world.as(colleague)
  const refused = { status: 403, body: { code: 7002, message: 'Je hebt geen toegang tot deze factuur.' } }
  for (const invoiceId of [id, 999_999_999]) {
    const params = { ...books.params, invoiceId }
    expect(await client.send(contract.invoices.get, { params })).toMatchObject(refused)
    expect(await client.send(contract.invoices.pdf, { params })).toMatchObject(refused)
    expect(await client.send(contract.invoices.eInvoice, { params })).toMatchObject(refused)
  }
})
