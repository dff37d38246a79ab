import { expect, test, vi } from 'vitest'
import { sharedPdf } from '../testing/shared-processes.ts'
import { readPdf } from './read-pdf.test-support.ts'
import { sampleInvoice } from './sample-documents.test-support.ts'

// Each renderer starts a process of its own, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 })

const renderer = sharedPdf()

test.each(['letter', 'band', 'receipt'] as const)(
  'an invoice of a supplier as a %s names all there is to book',
  async (layout) => {
    const { pages, title } = await readPdf(await renderer.renderSupplierInvoice(sampleInvoice(), layout))
    expect(pages).toHaveLength(1)
    expect(title).toBe('Factuur 2026-0042 van Studio Noord')
    for (const text of [
      'Studio Noord',
      '2026-0042',
      '20-11-2026',
      'NL20 INGB 0001 2345 67',
      '1.750,00',
      '367,50',
      '2.117,50',
    ]) {
      expect(pages[0]).toContain(text)
    }
  },
)
