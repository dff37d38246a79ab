import { contract } from '@klopt/api-client/contract'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { severalFile } from '../several.test-support.ts'

const { statements } = contract

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-06-15')
})

const input = (contactIds: readonly number[]) => ({ params: books.params, body: { contactIds: [...contactIds] } })

test('the zip has the statement of each in their own language, with what is owed after each line', async () => {
  const first = await books.contact({ name: 'Bakkerij Noord' })
  const { number } = await books.invoice({ contactId: first, invoiceDate: '2026-06-01' })
  const second = await books.contact({ name: 'North Bakery', language: 'en' })
  const zip = unzipSync(await severalFile(books, 'statements/download', { contactIds: [second, first, second] }))
  expect(Object.keys(zip)).toEqual(['Statement of account North Bakery.pdf', 'Rekeningoverzicht Bakkerij Noord.pdf'])
  const [dutch] = (await readPdf(zip['Rekeningoverzicht Bakkerij Noord.pdf'] ?? new Uint8Array())).pages
  for (const text of ['Bakkerij Noord', '15-06-2025', '15-06-2026', '01-06-2026', `Factuur ${number}`, '121,00']) {
    expect(dutch).toContain(text)
  }
  const [english] = (await readPdf(zip['Statement of account North Bakery.pdf'] ?? new Uint8Array())).pages
  expect(english).toContain('Nothing was invoiced or paid in this period.')
})

test('the one PDF has the statement of each once, in the order in which they were chosen', async () => {
  const ids = [await books.contact({ name: 'Anker' }), await books.contact({ name: 'Boei' })]
  const contactIds = [...ids.toReversed(), ...ids]
  const { pages } = await readPdf(await severalFile(books, 'statements/download-pdf', { contactIds }))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Boei')
  expect(pages[1]).toContain('Anker')
})

test('contacts of another administration are not found, and none or too many are refused', async () => {
  const others = await Books.openOn(server, '2026-06-15')
  const id = await others.contact()
  for (const call of [statements.download, statements.downloadPdf]) {
    expect(await books.client.send(call, input([id]))).toMatchObject({ status: 404 })
    expect(await books.client.send(call, input([]))).toMatchObject({ status: 422 })
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    expect(await books.client.send(call, input(many))).toMatchObject({ status: 422 })
  }
})
