import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { beginCorrection } from './corrections.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** Books of 16 November 2026: 1,000 and 210 VAT filed of the first quarter, 6,000 and 1,260 found after it. */
async function withCorrection() {
  const books = await Books.openOn(server, '2026-11-16')
  await books.invoice({ invoiceDate: '2026-02-10', lines: [anInvoiceLine({ unitPrice: '1000' })] })
  await books.file('2026-Q1')
  await books.invoice({ invoiceDate: '2026-03-12', lines: [anInvoiceLine({ unitPrice: '6000' })] })
  return { books, correctionId: await beginCorrection(books) }
}

/** The bytes: the test client reads text. */
async function download(books: Books, correctionId: number) {
  const cookie = [...books.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = `${server.url}/api/v2/administrations/${books.id}/vat/corrections/${correctionId}/pdf`
  const answer = await fetch(address, { method: 'POST', headers: { cookie, origin: server.url } })
  return { name: answer.headers.get('content-disposition'), ...(await readPdf(await answer.bytes())) }
}

test('a correction downloads with what was declared, what is right, the difference and the day it was handed in', async () => {
  const { books, correctionId } = await withCorrection()
  const draft = await download(books, correctionId)
  expect(draft.name).toContain('Suppletie')
  expect(draft.title).toContain('Suppletie btw 1e kwartaal 2026 van')
  expect(draft.pages).toHaveLength(1)
  const figures = ['1a', '1.000', '7.000', '6.000', '210', '1.470', '1.260', 'Verschil, te betalen']
  for (const shown of [...figures, '01-01-2026 t/m 31-03-2026', 'nog niet, concept van 16-11-2026'])
    expect(draft.pages[0]).toContain(shown)
  const params = { ...books.params, correctionId }
  await books.client.call(contract.vatCorrections.submit, { params, body: { handedInOn: '2026-11-12' } })
  const [handedIn] = (await download(books, correctionId)).pages
  for (const shown of [...figures, '12-11-2026']) expect(handedIn).toContain(shown)
  expect(handedIn).not.toContain('concept')
})

test('a correction is no one’s but its administration’s, and one that was taken back has no PDF any more', async () => {
  const { books, correctionId } = await withCorrection()
  const other = await Books.open(server)
  const params = { ...other.params, correctionId }
  expect(await other.client.send(contract.vatCorrections.pdf, { params })).toMatchObject({ status: 404 })
  const own = { ...books.params, correctionId }
  await books.client.call(contract.vatCorrections.delete, { params: own })
  expect(await books.client.send(contract.vatCorrections.pdf, { params: own })).toMatchObject({ status: 404 })
})
