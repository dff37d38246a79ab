import { sampleInvoice, sampleLine, type InvoiceDocument } from '@klopt/api/bench'

export interface Sample {
  readonly name: string
  /** The document of that number: no two are equal, or a renderer would give back what it remembers. */
  readonly make: (number: number) => InvoiceDocument
}

/** The invoices that are drawn: one that fits a page, and one with enough lines for two. */
export const samples: readonly Sample[] = [
  { name: 'of 1 page', make: (number) => numbered(number, 2) },
  { name: 'of 2 pages', make: (number) => numbered(number, 30) },
]

function numbered(number: number, lines: number): InvoiceDocument {
  const [netCents, vatCents] = [lines * 157_250, lines * 33_022 + (lines % 2)]
  return sampleInvoice({
    number: `2026-${String(number).padStart(4, '0')}`,
    reference: `PO-${number}`,
    lines: Array.from({ length: lines }, (_, index) =>
      sampleLine({ description: `Project ${number}, deel ${index + 1}` }),
    ),
    vat: [{ label: '21%', baseCents: netCents, vatCents }],
    netCents,
    vatCents,
    grossCents: netCents + vatCents,
    epcPayload: `BCD\n002\n1\nSCT\nINGBNL2A\nStudio Noord\nNL20INGB0001234567\nEUR1.00\n\n\n2026-${number}\n`,
  })
}
