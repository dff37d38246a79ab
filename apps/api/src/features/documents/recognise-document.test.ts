import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@klopt/api-client/contract'
import type { Proposal } from '@klopt/recognition'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bomb, pngOf, scanOf } from '../../recognition/scan.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aPdf, done, Inbox, invoicePage, scanned, scannedWords } from './documents.test-support.ts'

let server: KloptTestServer
let inbox: Inbox
beforeAll(async () => {
  server = await createTestServer()
  inbox = await Inbox.open(server)
})
afterAll(() => server.stop())

async function proposalOf(fileId: number): Promise<Proposal> {
  const { rows } = await server.services.pool.query<{ proposal: Proposal }>(
    'SELECT proposal FROM recognitions WHERE administration_id = $1 AND file_id = $2',
    [inbox.id, fileId],
  )
  if (!rows[0]) throw new Error('not read')
  return rows[0].proposal
}
const readerOf = async (fileId: number) => {
  const { rows } = await server.services.pool.query<{ reader: string }>(
    'SELECT reader FROM recognitions WHERE administration_id = $1 AND file_id = $2',
    [inbox.id, fileId],
  )
  return rows[0]?.reader
}
async function forgetBytes(fileId: number): Promise<void> {
  const { rows } = await server.services.pool.query<{ sha256: Buffer }>('SELECT sha256 FROM files WHERE id = $1', [
    fileId,
  ])
  const name = rows[0]?.sha256.toString('hex') ?? ''
  await rm(join(server.services.settings.dataDir, 'files', String(inbox.id), name))
}

describe('a PDF with text', () => {
  test('gives words in their places, values, a proposal, its pages and a thumbnail', async () => {
    const document = await inbox.read(aPdf())
    expect(document).toMatchObject({
      recognition: done,
      pageCount: 1,
      summary: { invoiceDate: '2026-06-12', grossCents: 12_100 },
    })
    expect(await readerOf(document.fileId)).toBe('text')
    const { words } = await inbox.ocr(document.fileId)
    const number = words.find(({ text }) => text === '2026-0815')
    expect(number?.possibleValues).toContainEqual({ type: 'INVOICE_NUMBER', value: '2026-0815' })
    const { x, y } = await inbox.placeOf(document.fileId, 'Papierhandel')
    expect(x).toBeCloseTo(115 / 595, 1)
    expect(y).toBeCloseTo((842 - 775) / 842, 1)
    expect(await proposalOf(document.fileId)).toMatchObject({
      kind: 'invoice',
      invoiceNumber: { value: '2026-0815' },
      supplier: { iban: { value: 'NL91ABNA0417164300' } },
    })
    const { thumbnail } = await inbox.client.call(contract.documents.thumbnail, {
      params: { ...inbox.params, documentId: document.id },
    })
    expect(thumbnail).toMatch(/^data:image\/webp;base64,UklGR/)
  })

  test('whose letters stand for nothing is read without them', async () => {
    const texts = [{ text: 'Factuurnummer 2026~0815 met ~ en gewone woorden', x: 60, y: 700 }]
    const document = await inbox.read(aPdf({ pages: [{ texts }], meanings: { '~': '0000' } }))
    expect(document.recognition).toEqual(done)
    const words = await inbox.words(document.fileId)
    expect(words).toContain('20260815')
    expect(words).not.toContain('')
  })

  test('that is cropped has its places counted in what is left, and not what was cut away', async () => {
    const page = { ...invoicePage, cropBox: [30, 300, 595, 842] as const }
    const { fileId } = await inbox.read(aPdf({ pages: [page] }))
    const { x, y } = await inbox.placeOf(fileId, 'Papierhandel')
    expect(x).toBeCloseTo((115 - 30) / 565, 1)
    expect(y).toBeCloseTo(67 / 542, 1)
    expect(await inbox.words(fileId)).not.toContain('NL91ABNA0417164300')
  })

  test('and a script is read, and the script is not run', async () => {
    const document = await inbox.read(aPdf({ javaScript: 'app.alert("gehackt"); while (true) {}' }))
    expect(document.recognition).toEqual(done)
    expect(await inbox.words(document.fileId)).toContain('2026-0815')
  })

  test('under a supplier that is known finds it; the list can be searched for it', async () => {
    const supplier = { name: 'Papierhandel De Vries', iban: 'NL91ABNA0417164300' }
    await server.services.pool.query(
      `INSERT INTO contacts (administration_id, kind, name, iban, created_at) VALUES ($1, 'company', $2, $3, now())`,
      [inbox.id, supplier.name, supplier.iban],
    )
    const document = await inbox.read(aPdf())
    expect((await proposalOf(document.fileId)).supplier.id).not.toBeNull()
    expect(document.summary?.supplierName).toBe(supplier.name)
    const found = await inbox.list({ search: 'handel de vr' })
    expect(found.items.map(({ id }) => id)).toContain(document.id)
  })
})

test('a scan as a picture is recognised, with words where they are seen', async () => {
  const document = await inbox.read(await pngOf(await scanOf(aPdf())), 'scan.png')
  expect(document).toMatchObject({ recognition: done, pageCount: 1, summary: { grossCents: 12_100 } })
  expect(await readerOf(document.fileId)).toBe('ocr')
  expect(scanned(await inbox.words(document.fileId))).toEqual(scannedWords)
  const { x, y } = await inbox.placeOf(document.fileId, 'Papierhandel')
  expect(x).toBeCloseTo(115 / 595, 1)
  expect(y).toBeCloseTo(67 / 842, 1)
})

describe('what cannot be read fails with what to do', () => {
  const failure = async (content: Uint8Array, name?: string) => {
    const { recognition, id, fileId } = await inbox.read(content, name)
    expect(recognition?.state).toBe('failed')
    expect(await inbox.words(fileId)).toEqual([])
    // What is wrong with the file stays wrong.
    expect(recognition?.canReadAgain).toBe(false)
    return { id, failure: recognition?.failure }
  }

  test('behind a password', async () => {
    expect((await failure(aPdf({ locked: true }))).failure).toContain('beveiligd met een wachtwoord')
  })

  test('damaged; asked again it is tried again', async () => {
    const whole = aPdf()
    const { id, failure: why } = await failure(Buffer.concat([whole.subarray(0, 60), Buffer.alloc(200, 'x')]))
    expect(why).toContain('beschadigd')
    const params = { ...inbox.params, documentId: id }
    server.clock.advanceMs(1000)
    await inbox.client.call(contract.documents.recogniseAgain, { params })
    expect((await inbox.get(id)).recognition?.state).toBe('queued')
    expect((await inbox.client.send(contract.documents.recogniseAgain, { params })).status).toBe(409)
    await server.jobs.drain()
    expect((await inbox.get(id)).recognition?.state).toBe('failed')
  })

  test('whose bytes are gone, when it was tried for the last time', async () => {
    const { id, fileId } = await inbox.upload(aPdf())
    await forgetBytes(fileId)
    await server.services.pool.query(
      `UPDATE jobs.job SET retry_count = retry_limit WHERE name = 'documents.read' AND state = 'created'`,
    )
    await expect(server.jobs.drain()).rejects.toThrow('ENOENT')
    expect((await inbox.get(id)).recognition).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('konden we niet lezen') as unknown,
      canReadAgain: true,
    })
  })

  test('a picture of more pixels than can be held', async () => {
    expect((await failure(bomb(20_000), 'bom.png')).failure).toContain('te groot')
  })
})

describe('an e-invoice', () => {
  const ubl = `<?xml version="1.0"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>UBL-77</cbc:ID><cbc:IssueDate>2026-06-01</cbc:IssueDate><cbc:DueDate>2026-06-15</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Drukkerij Inkt</cbc:Name></cac:PartyName>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">42.00</cbc:TaxAmount></cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">200.00</cbc:TaxExclusiveAmount>
  <cbc:TaxInclusiveAmount currencyID="EUR">242.00</cbc:TaxInclusiveAmount>
  <cbc:PayableAmount currencyID="EUR">242.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
</Invoice>`
  const summary = { supplierName: 'Drukkerij Inkt', invoiceDate: '2026-06-01', grossCents: 24_200 }

  test('by itself has its exact values and no pages', async () => {
    const document = await inbox.read(ubl, 'factuur.xml')
    expect(document).toMatchObject({ recognition: done, pageCount: null, summary, mimeType: 'application/xml' })
    expect(await readerOf(document.fileId)).toBe('einvoice')
  })

  test('in a PDF goes before the text of the page, whose words are there to pick from', async () => {
    const document = await inbox.read(aPdf({ attachment: { name: 'factur-x.xml', content: ubl } }))
    expect(document).toMatchObject({ recognition: done, pageCount: 1, summary })
    expect(await readerOf(document.fileId)).toBe('einvoice')
    expect(await inbox.words(document.fileId)).toContain('2026-0815')
  })

  test('in dollars shows no amount of euros in the list', async () => {
    const document = await inbox.read(ubl.replaceAll('EUR', 'USD'), 'factuur.xml')
    expect(document).toMatchObject({ recognition: done, summary: { ...summary, grossCents: null } })
  })

  test('with texts of a megabyte is shown without them', async () => {
    const endless = ubl.replace('Drukkerij Inkt', 'A'.repeat(1_000_000)).replace('UBL-77', '7'.repeat(1_000_000))
    const document = await inbox.read(endless, 'factuur.xml')
    expect(document.recognition).toEqual(done)
    expect(document.summary?.supplierName?.length ?? 0).toBeLessThanOrEqual(200)
    expect(JSON.stringify(await proposalOf(document.fileId)).length).toBeLessThan(10_000)
  })

  test('that is broken leaves the text of the page', async () => {
    const document = await inbox.read(aPdf({ attachment: { name: 'factur-x.xml', content: '<Invoice' } }))
    expect(document).toMatchObject({ recognition: done, summary: { grossCents: 12_100 } })
  })
})
