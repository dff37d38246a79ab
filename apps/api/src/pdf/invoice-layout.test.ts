import { describe, expect, test, vi } from 'vitest'
import { expectAnyToBeDrawnEqually, expectEqualDrawings, widths } from './invoice-layout.test-support.ts'
import { sampleInvoice, sampleLine } from './sample-documents.test-support.ts'
import { invoiceJob } from './view/invoice-job.ts'

// Dozens of documents are drawn, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 120_000 })

describe('an invoice of which widths are known beforehand', () => {
  // The slow lane draws a hundred and fifty.
  test('is drawn as one that is laid out to find them, to the last point, whatever its texts', () => {
    expectAnyToBeDrawnEqually(12)
  })

  test.each([0, 1, 2, 12, 13, 14, 20, 21, 22, 30, 60])('breaks over pages at the same place with %i lines', (count) => {
    expectEqualDrawings({
      lines: Array.from({ length: count }, (_, index) => sampleLine({ description: `Deel ${index}` })),
    })
  })

  test.each(['%', ',', '1', '-0,5'])(
    'leaves the room that the unit %j takes, which does not stand as figures do',
    (unit) => {
      expectEqualDrawings({ lines: [sampleLine({ unit })] })
    },
  )

  test('has no widths to find out where its texts are common', () => {
    const { data } = invoiceJob(sampleInvoice({ lines: [sampleLine()] }), widths)
    expect(data).toMatchObject({
      known: {
        columns: expect.arrayContaining([{ figures: expect.any(Number), texts: ['uur'] }]),
        titles: [expect.any(Number)],
        hasShortFacts: true,
        hasShortTotals: true,
        hasLongWord: false,
      },
    })
  })
})
