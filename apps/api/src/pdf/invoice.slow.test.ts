import { anySign } from '@klopt/bookkeeping/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfRenderer, type PdfRenderer } from './index.ts'
import { sampleInvoice, sampleLine } from './sample-documents.test-support.ts'

let renderer: PdfRenderer
beforeAll(() => void (renderer = createPdfRenderer()))
afterAll(() => renderer.close())

test('never stops a document, whatever the signs', async () => {
  const anyText = fc.string({ unit: anySign, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, async (name, description, note) => {
      const buyer = { ...sampleInvoice().buyer, name }
      const bytes = await renderer.renderInvoice(
        sampleInvoice({ buyer, note, lines: [sampleLine({ description })], epcPayload: null }),
      )
      expect(bytes.length).toBeGreaterThan(1000)
    }),
    { numRuns: 100 },
  )
})
