import { expect, test } from 'vitest'
import { readPdf } from '../read-pdf.test-support.ts'
import { createPdfRenderer } from '../index.ts'
import { sampleInvoice } from '../sample-documents.test-support.ts'
import { joinPdfs } from './join-pdfs.ts'

test('a hundred of them do, and one alone stays as it is to read', async () => {
  const renderer = createPdfRenderer()
  const one = await renderer.renderInvoice(sampleInvoice())
  await renderer.close()
  const bytes = await joinPdfs(Array.from({ length: 100 }, () => one))
  const pages = (await readPdf(one)).pages.length
  expect((await readPdf(bytes)).pages).toHaveLength(pages * 100)
  expect((await readPdf(await joinPdfs([one]))).pages).toHaveLength(pages)
})
