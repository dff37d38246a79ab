import { expect, test } from 'vitest'
import { readPdf } from '../read-pdf.test-support.ts'
import { createPdfRenderer } from '../index.ts'
import { sampleInvoice } from '../sample-documents.test-support.ts'
import { joinPdfs } from './join-pdfs.ts'

test('invoices become one PDF, in order, with all their pages', async () => {
  const renderer = createPdfRenderer()
  const numbers = ['2026-0001', '2026-0002', '2026-0003']
  const parts = await Promise.all(numbers.map((number) => renderer.renderInvoice(sampleInvoice({ number }))))
  await renderer.close()
  const each = await Promise.all(parts.map(readPdf))
  const { pages } = await readPdf(await joinPdfs(parts))
  expect(pages).toEqual(each.flatMap((one) => one.pages))
})

test('what is no PDF, nothing at all, and what takes too long are told', async () => {
  await expect(joinPdfs([Buffer.from('geen pdf')])).rejects.toMatchObject({ reason: 'document' })
  await expect(joinPdfs([])).rejects.toMatchObject({ reason: 'document' })
  await expect(joinPdfs([Buffer.from('%PDF-1.4')], 0)).rejects.toMatchObject({ reason: 'timeout' })
})
