import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '../config/demo-accounts.ts'
import { aPdf, invoicePage, scanned, scannedWords } from '../features/documents/documents.test-support.ts'
import { readPdf } from '../pdf/read-pdf.test-support.ts'
import { pngOf, scanOf } from '../recognition/scan.test-support.ts'
import { fileBody, TestClient } from '../testing/index.ts'

type Content = () => Promise<Uint8Array>

/** An invoice as it comes in, both ways in which it can be read. */
export const papers: readonly (readonly [what: string, name: string, content: Content])[] = [
  ['a PDF with text', 'factuur.pdf', async () => aPdf()],
  ['a scan', 'scan.png', async () => pngOf(await scanOf(aPdf({ pages: [invoicePage] })))],
]

/** Somebody of the demo world, with the books they keep. */
export interface Owner {
  readonly client: TestClient
  readonly url: string
  readonly params: { readonly administrationId: number }
}

export async function signInAt(url: string): Promise<Owner> {
  const client = new TestClient(url)
  const credentials = { email_address: 'eigenaar@demo.klopt.nl', password: DEMO_PASSWORD }
  const body = { grant_type: 'password', client_identifier: 'web', ...credentials } as const
  await client.call(contract.authentication.login, { body })
  const me = await client.call(contract.users.me, { query: { with: 'roles,administrations' } })
  return { client, url, params: { administrationId: must(me.last_administration_id, 'the books of an owner') } }
}

export async function expectWebApp(url: string): Promise<void> {
  const page = await fetch(`${url}/v2/authenticate`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<script')
}

export async function expectInvoiceDrawn({ client, url, params }: Owner): Promise<void> {
  const { items } = await client.call(contract.invoices.list, { params, query: {} })
  const sent = must(
    items.find(({ number }) => number !== null),
    'an invoice that was sent',
  )
  const path = contract.invoices.pdf.path
    .replace('{administrationId}', String(params.administrationId))
    .replace('{invoiceId}', String(sent.id))
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${url}${path}`, { method: 'POST', headers: { cookie } })
  expect(response.status).toBe(200)
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(pages.join('')).toContain(sent.number)
}

export async function expectRead({ client, params }: Owner, name: string, content: Content): Promise<void> {
  const body = fileBody(await content())
  const { id } = await client.call(contract.documents.upload, { params, query: { name }, body })
  const document = () => client.call(contract.documents.get, { params: { ...params, documentId: id } })
  await expect.poll(async () => (await document()).recognition?.state, { timeout: 120_000 }).toBe('done')
  const { fileId } = await document()
  const { ocrData } = await client.call(contract.files.ocrResult, { params: { ...params, fileId } })
  expect(scanned(ocrData.words.map(({ text }) => text))).toEqual(scannedWords)
}
