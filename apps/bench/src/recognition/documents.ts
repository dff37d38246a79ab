import { createPdfRenderer, pngOf, sampleInvoice, sampleLine, scanOf } from '@klopt/api/bench'

export interface Documents extends AsyncDisposable {
  /** An invoice as PDF; no two are equal, since the same content is one document. */
  pdf(): Promise<Uint8Array>
  /** The same as a scanner gives it: 300 dpi, as PNG. */
  scan(): Promise<Uint8Array>
}

/** Makes invoices of a page with a dozen lines. */
export function openDocuments(): Documents {
  const renderer = createPdfRenderer()
  let number = 0
  const pdf = () => {
    number += 1
    const line = (index: number) => sampleLine({ description: `Ontwerp bewegwijzering, deel ${index + 1}` })
    const lines = Array.from({ length: 12 }, (_, index) => line(index))
    return renderer.renderInvoice(sampleInvoice({ number: `2026-${String(number).padStart(4, '0')}`, lines }))
  }
  return {
    pdf,
    scan: async () => pngOf(await scanOf(await pdf())),
    [Symbol.asyncDispose]: () => renderer.close(),
  }
}
