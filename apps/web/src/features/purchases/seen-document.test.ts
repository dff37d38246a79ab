import type { ViewerFile } from '@klopt/document-viewer'
import { expect, test } from 'vitest'
import { seenDocument } from './seen-document.ts'

const xml = (attachment = '', name = 'Kaashandel De Vries') =>
  `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>F-1</ID><DocumentCurrencyCode>EUR</DocumentCurrencyCode>${attachment}
  <AccountingSupplierParty><Party><PartyName><Name>${name}</Name></PartyName></Party></AccountingSupplierParty></Invoice>`
const withPdf = (content: string) =>
  xml(
    `<AdditionalDocumentReference><Attachment><EmbeddedDocumentBinaryObject mimeCode="application/pdf">${content}</EmbeddedDocumentBinaryObject></Attachment></AdditionalDocumentReference>`,
  )
const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(new TextEncoder().encode(text)).buffer
const file: ViewerFile = {
  name: 'factuur.xml',
  mimeType: 'application/xml',
  sizeBytes: 10,
  load: () => Promise.reject(new Error('it is there already')),
}

test('the PDF in an electronic invoice is what is shown of it', async () => {
  const seen = seenDocument(file, bytesOf(withPdf(btoa('%PDF-1.7 inhoud'))))
  if (!('file' in seen)) throw new Error('no file')
  expect(seen.file).toMatchObject({ name: 'factuur.pdf', mimeType: 'application/pdf', sizeBytes: 15 })
  const load = () => seen.file.load(new AbortController().signal)
  expect(new TextDecoder().decode(await load())).toBe('%PDF-1.7 inhoud')
  // The viewer keeps what it was given.
  expect((await load()).byteLength).toBe(15)
})

test.each([
  ['without a PDF', xml()],
  ['with a PDF that is damaged', withPdf('%%%')],
  ['with something else that says it is a PDF', withPdf(btoa('<html>'))],
])('an electronic invoice %s is made into a view', (_name, text) => {
  const seen = seenDocument(file, bytesOf(text))
  expect(seen).toMatchObject({ view: { number: 'F-1', supplier: { name: 'Kaashandel De Vries' } } })
})

test('what is no electronic invoice is the file as it came', async () => {
  const seen = seenDocument(file, bytesOf('<Order/>'))
  if (!('file' in seen)) throw new Error('no file')
  expect(seen.file.mimeType).toBe('application/xml')
  expect(new TextDecoder().decode(await seen.file.load(new AbortController().signal))).toBe('<Order/>')
})
