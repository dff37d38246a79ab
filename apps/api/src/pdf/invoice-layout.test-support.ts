import { PAPER_LAYOUTS } from '@klopt/bookkeeping/paper'
import fc from 'fast-check'
import { expect } from 'vitest'
import { drawnShapes } from './drawn-shapes.test-support.ts'
import type { InvoiceDocument } from './index.ts'
import { createPrintableText, mapTexts } from './render/printable-text.ts'
import { createTextWidths } from './render/text-widths.ts'
import { createTypst } from './render/typst.ts'
import { sampleInvoice, sampleLine } from './sample-documents.test-support.ts'
import { invoiceJob } from './view/invoice-job.ts'

const typst = createTypst()
export const widths = createTextWidths((data, kind) => typst.numbers({ template: 'widths', data }, kind))
const printable = createPrintableText(() => true)
const unknown = { columns: null, titles: [], hasShortFacts: false, hasShortTotals: false, hasLongWord: true }

/** What is drawn of a document: with what is known of its widths, and with all found out by the layout. */
function bothDrawings(changes: Partial<InvoiceDocument>): [known: string[], free: string[]] {
  const job = invoiceJob(sampleInvoice(changes), widths)
  const data = mapTexts(job.data, printable)
  const free = { ...Object(data), known: unknown }
  return [drawnShapes(typst.svg({ ...job, data })), drawnShapes(typst.svg({ ...job, data: free }))]
}

/** A document is drawn as one that is laid out to find its widths, to the last point. */
export function expectEqualDrawings(changes: Partial<InvoiceDocument>): void {
  const [known, free] = bothDrawings(changes)
  expect(known.length).toBe(free.length)
  expect(known.find((shape, index) => shape !== free[index])).toBeUndefined()
}

const hostile = fc.oneof(
  fc.constantFrom(
    '', ' ', '\u00a0', 'W'.repeat(31), 'W'.repeat(32), 'i'.repeat(120), 'WWWW '.repeat(12), '4x4x'.repeat(12), '*0'.repeat(25),
    'ï'.repeat(40), '-> '.repeat(20), '🎉 feest', 'e\u0301\u0323 q\u0308', 'שלום עולם', 'مرحبا', 'Regel\u00adeinde', 'a\u200bb', '□',
    'Ontwerp van de bewegwijzering in het stadhuis en al wat daarbij hoort', 'kort\nmet uitleg', '—'.repeat(30), 'ǄΩЖ',
  ), // prettier-ignore
  fc.stringMatching(/^[A-Za-z0-9 .,:;/()&+'"%€éïx-]{0,70}$/),
  // Of about the width of the column.
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstuvwijnnee  '), minLength: 40, maxLength: 64 }),
)
const commonUnit = fc.constantFrom('uur', 'stuks', 'm²', '', 'maanden')
const linesWith = (unit: fc.Arbitrary<string>, mostCents: number) =>
  fc.array(
    fc
      .record({
        description: hostile,
        unit,
        vatLabel: fc.constantFrom('21%', '9%', 'Verlegd', 'Vrijgesteld'),
        quantity: fc.constantFrom('1', '18.5', '-3', '1234.125'),
        discountPercent: fc.constantFrom(null, null, null, '12.5'),
        amountCents: fc.integer({ min: -mostCents, max: mostCents }),
      })
      .map(sampleLine),
    { maxLength: 30 },
  )
const documents = fc.record({
  layout: fc.constantFrom(...PAPER_LAYOUTS).map((paperLayout) => ({ ...sampleInvoice().layout, paperLayout })),
  lines: fc.oneof(linesWith(commonUnit, 1e6), linesWith(commonUnit, 1e9), linesWith(hostile, 1e14)),
  reference: fc.oneof(hostile, fc.stringMatching(/^[A-Za-z0-9-]{8,40}$/)),
  discountCents: fc.nat(1),
  vat: fc
    .record({
      label: fc.constantFrom('21%', 'verlegd', '0% (EU)', 'vrijgesteld (KOR)'),
      baseCents: fc.nat(1e13),
      vatCents: fc.nat(1e13),
    })
    .map((row) => [row]),
})

/** So of documents of any texts. */
export function expectAnyToBeDrawnEqually(runs: number): void {
  fc.assert(
    fc.property(documents, (changes) => expectEqualDrawings(changes)),
    { numRuns: runs, endOnFailure: true },
  )
}
