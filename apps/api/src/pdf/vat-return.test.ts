import { describe, expect, test, vi } from 'vitest'
import { sharedPdf } from '../testing/shared-processes.ts'
import { readPdf } from './read-pdf.test-support.ts'
import { sampleVatReturn } from './sample-documents.test-support.ts'

// Each renderer starts a process of its own, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 })

const renderer = sharedPdf()

describe('VAT return PDF', () => {
  test('shows every box with its whole euros under the headings of the form, and what is to be paid', async () => {
    const { pages, title } = await readPdf(await renderer.renderVatReturn(sampleVatReturn()))
    expect(title).toBe('Btw-aangifte 3e kwartaal 2026 van Studio Noord')
    expect(pages).toHaveLength(1)
    for (const text of [
      'Studio Noord', 'NL002455799B11', '01-07-2026 t/m 30-09-2026', '14-10-2026', 'Eva Visser',
      '1. Prestaties binnenland', '1a', 'hoog tarief', '21.450', '4.504', '5. Voorbelasting en eindtotaal', '1.033',
      '5g Te betalen', '3.629',
    ]) expect(pages[0]).toContain(text) // prettier-ignore
  })

  test('calls a negative total a refund', async () => {
    const boxes = [{ box: '5g' as const, baseEuros: null, vatEuros: -1250 }]
    const { pages } = await readPdf(await renderer.renderVatReturn(sampleVatReturn({ boxes })))
    expect(pages[0]).toMatch(/5g Terug te vragen\s*€\s1\.250/)
  })

  test('gives equal bytes for an equal return', async () => {
    const [first, second] = [
      await renderer.renderVatReturn(sampleVatReturn()),
      await renderer.renderVatReturn(sampleVatReturn()),
    ]
    expect(Buffer.compare(first, second)).toBe(0)
  })
})
