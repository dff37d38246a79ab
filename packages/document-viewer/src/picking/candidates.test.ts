import type { OcrData, RecognisedText } from '@klopt/recognition'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candidatesOf, candidatesWithin, pickedFrom } from './candidates.ts'
import { inReadingOrder } from './reading-order.ts'
import { takeLabel } from './value-label.ts'

const text = (
  written: string,
  [x, y, width = 0.1, height = 0.02]: number[],
  possibleValues: RecognisedText['possibleValues'] = [],
  page = 0,
): RecognisedText => ({
  text: written,
  page,
  possibleValues,
  boundingPoly: {
    vertices: [
      { x, y },
      { x: (x ?? 0) + width, y },
      { x: (x ?? 0) + width, y: (y ?? 0) + height },
      { x, y: (y ?? 0) + height },
    ],
  },
})

const total = { type: 'AMOUNT', value: 12_100 } as const
const ocr: OcrData = {
  words: [
    text('121,00', [0.7, 0.502], [total]),
    text('16-11-2026', [0.2, 0.3], [{ type: 'DATE', value: '2026-11-16' }]),
    text('Totaal', [0.5, 0.5]),
    text('21,00', [0.6, 0.5], [{ type: 'AMOUNT', value: 2100 }]),
    text('9', [0.1, 0.1], [{ type: 'AMOUNT', value: 900 }], 1),
  ],
  paragraphs: [
    text('Totaal € 121,00', [0.5, 0.49, 0.4, 0.04], [total]),
    text('NL91 ABNA 0417 1643 00', [0.1, 0.9], [{ type: 'IBAN', value: 'NL91ABNA0417164300' }]),
  ],
}
const written = (candidates: { source: RecognisedText }[]) => candidates.map(({ source }) => source.text)

test('only values of the wanted types can be picked, in reading order over the pages', () => {
  expect(written(candidatesOf(ocr, ['AMOUNT']))).toEqual(['21,00', '121,00', '9'])
  expect(written(candidatesOf(ocr, ['IBAN', 'DATE']))).toEqual(['16-11-2026', 'NL91 ABNA 0417 1643 00'])
})

test('nothing can be picked where nothing was recognised or nothing is wanted', () => {
  expect(candidatesOf(null, ['AMOUNT'])).toEqual([])
  expect(candidatesOf(ocr, [])).toEqual([])
})

test('a drawn part of a page gives what lies in it, each value once', () => {
  const region = { x: 0.4, y: 0.45, width: 0.6, height: 0.1 }
  const twice = { ...ocr, words: [...ocr.words, text('€ 121,00', [0.8, 0.51], [total])] }
  expect(written(candidatesWithin(candidatesOf(twice, ['AMOUNT']), 0, region))).toEqual(['21,00', '121,00'])
  expect(candidatesWithin(candidatesOf(twice, ['AMOUNT']), 1, region)).toEqual([])
})

test('what is picked carries its text and its place as they were recognised', () => {
  const [candidate] = candidatesOf(ocr, ['DATE'])
  expect(candidate && pickedFrom(candidate, { type: 'DATE', value: '2026-11-16' })).toEqual({
    type: 'DATE',
    value: '2026-11-16',
    text: '16-11-2026',
    page: 0,
    vertices: ocr.words[1]?.boundingPoly.vertices,
  })
})

test('reading order loses and invents no text', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  const placed = fc.record({
    page: fc.nat(3),
    box: fc.record({ x: part, y: part, width: part, height: part }),
  })
  fc.assert(
    fc.property(fc.array(placed), (texts) => {
      const ordered = inReadingOrder(texts)
      expect(new Set(ordered)).toEqual(new Set(texts))
      expect(ordered).toHaveLength(texts.length)
      expect(ordered.map(({ page }) => page)).toEqual(texts.map(({ page }) => page).sort())
    }),
  )
})

test.each([
  [{ type: 'AMOUNT', value: 12_100 }, 'Bedrag € 121,00 overnemen'],
  [{ type: 'DATE', value: '2026-11-16' }, 'Datum 16 november 2026 overnemen'],
  [{ type: 'INVOICE_NUMBER', value: 'DN-26/4417' }, 'Factuurnummer DN-26/4417 overnemen'],
  [{ type: 'NR_OF_DAYS', value: 14 }, 'Termijn 14 dagen overnemen'],
  [{ type: 'NR_OF_DAYS', value: 1 }, 'Termijn 1 dag overnemen'],
  [{ type: 'CHAMBER_OF_COMMERCE_NUMBER', value: '37104455' }, 'KVK-nummer 37104455 overnemen'],
  [{ type: 'IBAN', value: 'NL91ABNA0417164300' }, 'IBAN NL91 ABNA 0417 1643 00 overnemen'],
  [{ type: 'POSTAL_CODE', value: '2011CH' }, 'Postcode 2011 CH overnemen'],
] as const)('the name of a button says what it takes: %o', (value, label) => {
  expect(takeLabel([value]).replaceAll('\u00A0', ' ')).toBe(label)
})

test('a text with two readings names both', () => {
  expect(
    takeLabel([
      { type: 'NR_OF_DAYS', value: 14 },
      { type: 'INVOICE_NUMBER', value: '14' },
    ]),
  ).toBe('Termijn 14 dagen of factuurnummer 14 overnemen')
})
