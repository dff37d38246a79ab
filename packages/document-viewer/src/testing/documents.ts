import type { OcrData, PossibleValue, RecognisedText } from '@klopt/recognition'
import type { ViewerFile } from '../types.ts'
import { writePdf, type PdfPage, type PdfText } from './pdf-writer.ts'

const A4 = { width: 595, height: 842 }

interface Line extends PdfText {
  width: number
  values?: PossibleValue[]
}

/** What stands on the invoice of the stories and tests, and what it can mean. */
const lines: Line[] = [
  { text: 'DrukWerk Noord', x: 60, y: 760, size: 22, width: 165 },
  { text: 'Industrieweg 40, 1521 NE Wormerveer', x: 360, y: 765, size: 10, width: 170 },
  { text: 'KVK', x: 360, y: 748, size: 10, width: 22 },
  {
    text: '37104455',
    x: 385,
    y: 748,
    size: 10,
    width: 45,
    values: [{ type: 'CHAMBER_OF_COMMERCE_NUMBER', value: '37104455' }],
  },
  { text: 'Factuurnummer', x: 60, y: 620, width: 84 },
  { text: 'DN-26/4417', x: 160, y: 620, width: 66, values: [{ type: 'INVOICE_NUMBER', value: 'DN-26/4417' }] },
  { text: 'Datum', x: 60, y: 600, width: 35 },
  { text: '16 november 2026', x: 160, y: 600, width: 96, values: [{ type: 'DATE', value: '2026-11-16' }] },
  { text: 'Betaling binnen', x: 60, y: 580, width: 82 },
  {
    text: '14 dagen',
    x: 160,
    y: 580,
    width: 49,
    values: [
      { type: 'NR_OF_DAYS', value: 14 },
      { type: 'DATE', value: '2026-11-30' },
    ],
  },
  { text: '500 visitekaartjes 350 g', x: 60, y: 520, width: 130 },
  { text: '89,00', x: 500, y: 520, width: 31, values: [{ type: 'AMOUNT', value: 8900 }] },
  { text: 'Bezorging', x: 60, y: 500, width: 54 },
  { text: '6,50', x: 506, y: 500, width: 24, values: [{ type: 'AMOUNT', value: 650 }] },
  { text: 'Btw 21%', x: 420, y: 460, width: 48 },
  { text: '20,06', x: 500, y: 460, width: 31, values: [{ type: 'AMOUNT', value: 2006 }] },
  { text: 'Totaal', x: 420, y: 440, width: 34 },
  { text: '€ 115,56', x: 484, y: 440, width: 47, values: [{ type: 'AMOUNT', value: 11_556 }] },
  { text: 'IBAN', x: 60, y: 120, width: 27 },
  {
    text: 'NL91 ABNA 0417 1643 00',
    x: 95,
    y: 120,
    width: 141,
    values: [{ type: 'IBAN', value: 'NL91ABNA0417164300' }],
  },
]

/** An invoice of one page as a supplier sends it. */
export const invoicePage: PdfPage = { texts: lines }

const placeOf = ({ text, x, y, size = 12, width, values = [] }: Line): RecognisedText => {
  const left = x / A4.width
  const top = (A4.height - y - size * 0.85) / A4.height
  const right = left + width / A4.width
  const bottom = top + (size * 1.1) / A4.height
  const vertices = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return { text, page: 0, boundingPoly: { vertices }, possibleValues: values }
}

/** What is recognised on the invoice. */
export const invoiceOcr: OcrData = { words: lines.map(placeOf), paragraphs: [] }

/** Where a text of the invoice stands. */
export const verticesOf = (text: string) =>
  invoiceOcr.words.find((word) => word.text === text)?.boundingPoly.vertices ?? []

/** So many pages, each with its number in the middle of its first line. */
export const numberedPages = (count: number): PdfPage[] =>
  Array.from({ length: count }, (_, index) => ({
    texts: [
      { text: `Dit is pagina ${index + 1}`, x: 60, y: 760, size: 24 },
      { text: 'Overzicht van leveringen', x: 60, y: 720 },
    ],
  }))

/** A file that is there already. */
export const fileOf = (content: ArrayBuffer | Promise<ArrayBuffer>, about: Partial<ViewerFile> = {}): ViewerFile => ({
  name: 'factuur.pdf',
  mimeType: 'application/pdf',
  sizeBytes: 12_345,
  load: async () => (await content).slice(0),
  ...about,
})

/** The invoice with a second page of conditions. */
export const invoiceFile = (): ViewerFile =>
  fileOf(writePdf([invoicePage, { texts: [{ text: 'Algemene voorwaarden', x: 60, y: 760, size: 18 }] }]))
