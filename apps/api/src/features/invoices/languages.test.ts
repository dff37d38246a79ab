import { contract, type ContactInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aContact, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { drawPdf, pdfSource } from './invoice-pdf.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.openOn(server, '2026-05-20')
})
afterAll(() => server.stop())

const abroad: Partial<ContactInput> = { country: 'BE', vatNumber: 'BE0123456749', vatTreatment: 'eu', name: 'Gent' }
const speak = (contactId: number, language: ContactInput['language'], version: number) =>
  books.client.call(contract.contacts.save, {
    params: { ...books.params, contactId },
    body: { ...aContact(abroad), language, version },
  })

async function pdfOf(invoiceId: number) {
  const key = { administrationId: books.id, invoiceId }
  const source = await books.asApp((db) => pdfSource(db, key))
  return readPdf(await drawPdf(server.services, books.id, source))
}

test('a paper is in the language of its customer, law and all, and keeps it when that changes', async () => {
  const contactId = await books.contact({ ...abroad, language: 'en' })
  const lines = [{ ...anInvoiceLine(), vatCode: 'sale_eu_services' as const }]
  const final = await books.invoice({ contactId, lines })
  const draft = await books.draft({ contactId, lines })
  await speak(contactId, 'de', 1)

  const { paper } = await books.show(final.id)
  expect(must(paper, 'the paper of a final invoice')).toMatchObject({
    language: 'en',
    mentions: ['Reverse charge (Article 196 of VAT Directive 2006/112/EC).'],
    vat: [{ label: 'reverse charge' }],
    paymentText: expect.stringMatching(/^Please pay by \d+ Jun 2026 to .*, quoting /),
  })
  const english = await pdfOf(final.id)
  expect(english).toMatchObject({ language: 'en-GB', title: expect.stringMatching(/^Invoice /) })
  for (const text of ['20 May 2026', 'Belgium', 'To be paid', 'Your VAT number'])
    expect(english.pages[0]).toContain(text)
  const german = await pdfOf(draft.id)
  expect(german.language).toBe('de-DE')
  for (const text of ['20.05.2026', 'Belgien', 'Steuerschuldnerschaft des Leistungsempfängers'])
    expect(german.pages[0]).toContain(text)
})

test('who writes no language leaves it; another than these is refused', async () => {
  const contactId = await books.contact({ ...abroad, language: 'de' })
  const params = { ...books.params, contactId }
  const { language: _language, ...rest } = aContact({ ...abroad, language: 'de' })
  await books.client.call(contract.contacts.save, { params, body: { ...rest, version: 1 } })
  expect(await books.client.call(contract.contacts.get, { params })).toMatchObject({ language: 'de' })
  const wrong = { ...rest, language: 'fr' as never, version: 2 }
  expect(await books.client.send(contract.contacts.save, { params, body: wrong })).toMatchObject({ status: 422 })
  expect(
    await books.client.call(contract.contacts.get, { params: { ...params, contactId: await books.contact() } }),
  ).toMatchObject({ language: 'nl' })
})
