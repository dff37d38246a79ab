import { expect, test, vi } from 'vitest'
import type { ProposalContext } from '@klopt/recognition'
import { tinyPdf, type PdfPage } from '../testing/tiny-pdf.ts'
import { interpret } from './interpret.ts'
import { readContent } from './read-content.ts'
import { scanOf } from './scan.test-support.ts'

// Recognition of text takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const own = {
  name: 'Studio Noord',
  kvkNumber: '87654321',
  vatNumber: null,
  iban: null,
  postcode: null,
  emailAddress: null,
}
const context: ProposalContext = { today: '2026-06-15', own, suppliers: [] }

const body: PdfPage['texts'] = [
  { text: 'Factuurnummer: 2026-0815', x: 60, y: 600 },
  { text: 'Factuurdatum: 12-06-2026', x: 60, y: 580 },
  { text: 'KvK van de klant: 87654321', x: 60, y: 560 },
  { text: 'Subtotaal', x: 340, y: 400 },
  { text: '€ 100,00', x: 460, y: 400 },
  { text: '21% btw', x: 340, y: 380 },
  { text: '€ 21,00', x: 460, y: 380 },
  { text: 'Totaal', x: 340, y: 360 },
  { text: '€ 121,00', x: 460, y: 360 },
]
const letterhead: PdfPage['texts'] = [
  { text: 'Papierhandel De Vries B.V.', x: 60, y: 770, size: 18 },
  { text: 'Dorpsstraat 12, 1234 AB Haarlem', x: 60, y: 745 },
  { text: 'KvK 12345678', x: 60, y: 728 },
  { text: 'IBAN NL91 ABNA 0417 1643 00', x: 60, y: 711 },
]

async function read(page: PdfPage) {
  const progress = vi.fn()
  const content = await readContent(
    { bytes: tinyPdf({ pages: [page] }), mimeType: 'application/pdf', context },
    progress,
  )
  return { content, proposal: JSON.parse(interpret(content, context).proposal) as Read }
}
type Read = Record<
  'supplier',
  Record<'iban' | 'kvkNumber' | 'name', { value: string; vertices: { y: number }[] } | null>
> &
  Record<'grossCents', { value: number } | null>

test('a letterhead that is a picture on a page of text is read, in its place, and the text once', async () => {
  const scan = await scanOf(tinyPdf({ pages: [{ texts: letterhead }] }))
  const { content, proposal } = await read({ scan, texts: body })
  expect(content.reader).toBe('text')
  expect(proposal.supplier.iban?.value).toBe('NL91ABNA0417164300')
  expect(proposal.supplier.kvkNumber?.value).toBe('12345678')
  expect(proposal.supplier.name?.value).toContain('De Vries')
  expect(proposal.grossCents?.value).toBe(12_100)
  // 711 points from below on a page of 842.
  expect(proposal.supplier.iban?.vertices[0]?.y).toBeCloseTo(1 - 720 / 842, 2)
  const texts = content.words.map(({ text }) => text)
  expect(texts.filter((text) => text.includes('121,00'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('Factuurdatum'))).toHaveLength(1)
})

test('pictures are left alone where the text names its supplier, and where there is nothing but text', async () => {
  const scan = await scanOf(tinyPdf({ pages: [{ texts: letterhead }] }))
  const named = { text: 'IBAN NL20INGB0001234567', x: 60, y: 80 }
  const { content, proposal } = await read({ scan, texts: [...body, named] })
  expect(proposal.supplier.iban?.value).toBe('NL20INGB0001234567')
  expect(content.words.some(({ text }) => text.includes('Papierhandel'))).toBe(false)
  const plain = await read({ texts: body })
  expect(plain.proposal.supplier.iban).toBeNull()
  expect(plain.content.words.filter(({ text }) => text.includes('Factuurdatum'))).toHaveLength(1)
})
