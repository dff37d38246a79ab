import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'
import { layOut, typed } from './testing/lay-out.ts'

describe('recognised words', () => {
  test('makes one word of a value that the reader split, with the box around all parts', () => {
    const { words } = recognise(layOut([{ text: 'Totaal € 3 038,14', x: 40, y: 100 }]))
    expect(words.map(({ text }) => text)).toEqual(['Totaal', '€ 3 038,14'])
    expect(words[1]?.possibleValues).toContainEqual({ type: 'AMOUNT', value: 303814 })
    const [upperLeft, upperRight] = words[1]?.boundingPoly.vertices ?? []
    expect(upperRight?.x).toBeGreaterThan((upperLeft?.x ?? 1) + 0.07)
  })

  test('joins parts that touch: 1.234 and ,50', () => {
    const split = [
      { text: '1.234', page: 0, x: 0.1, y: 0.1, width: 0.05, height: 0.012 },
      { text: ',50', page: 0, x: 0.15, y: 0.1, width: 0.03, height: 0.012 },
    ]
    expect(recognise(split).words).toMatchObject([
      { text: '1.234 ,50', possibleValues: [{ type: 'AMOUNT', value: 123450 }] },
    ])
  })

  test('gives each of two amounts side by side its own sign of the currency', () => {
    const { words } = recognise(typed('€ 425,80 € -851,60'))
    expect(words.map(({ text }) => text)).toEqual(['€ 425,80', '€ -851,60'])
    expect(words.map(({ possibleValues }) => possibleValues)).toEqual([
      [{ type: 'AMOUNT', value: 42580 }],
      [{ type: 'AMOUNT', value: -85160 }],
    ])
  })

  test('keeps values in different columns apart', () => {
    const { words } = recognise(typed('2        150,00      21%      31,50'))
    expect(words.map(({ text }) => text)).toEqual(['2', '150,00', '21%', '31,50'])
    expect(words[1]?.possibleValues).toEqual([{ type: 'AMOUNT', value: 15000 }])
  })

  test('carries the seven types of the wire and no other', () => {
    const { words } = recognise(
      typed(
        'Factuurnr. 2026-001  3-2-2026  14 dagen\nKvK 12345678  NL91 ABNA 0417 1643 00  1234 AB\n€ 12,00  NL123456782B01  info@example.nl',
      ),
    )
    const types = new Set(words.flatMap(({ possibleValues }) => possibleValues.map(({ type }) => type)))
    expect([...types].sort()).toEqual([
      'AMOUNT',
      'CHAMBER_OF_COMMERCE_NUMBER',
      'DATE',
      'IBAN',
      'INVOICE_NUMBER',
      'NR_OF_DAYS',
      'POSTAL_CODE',
    ])
  })

  test('divides an item of several words', () => {
    const { words } = recognise([{ text: 'Datum: 3-2-2026', page: 2, x: 0.1, y: 0.1, width: 0.15, height: 0.01 }])
    expect(words.map(({ text, page }) => [text, page])).toEqual([
      ['Datum:', 2],
      ['3-2-2026', 2],
    ])
  })

  test('comes row by row', () => {
    expect(recognise(typed('a b\nc d\fe')).words.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('recognised paragraphs', () => {
  test('groups lines, and keeps columns apart', () => {
    const { paragraphs } = recognise(
      typed(`
Jansen Bouw BV            Factuur 2026-001
Dorpsstraat 1             Datum 3-2-2026
1234 AB Utrecht           Klant 12

Wij verzoeken u te betalen binnen 14
dagen na 3 februari
2026.
`),
    )
    expect(paragraphs.map(({ text }) => text)).toEqual([
      'Jansen Bouw BV\nDorpsstraat 1\n1234 AB Utrecht',
      'Factuur 2026-001\nDatum 3-2-2026\nKlant 12',
      'Wij verzoeken u te betalen binnen 14\ndagen na 3 februari\n2026.',
    ])
    expect(paragraphs[1]?.possibleValues).toContainEqual({ type: 'INVOICE_NUMBER', value: '2026-001' })
    expect(paragraphs[2]?.possibleValues).toEqual(
      expect.arrayContaining([
        { type: 'NR_OF_DAYS', value: 14 },
        { type: 'DATE', value: '2026-02-03' },
      ]),
    )
  })

  test('read an account that the end of a line cuts in two', () => {
    const { paragraphs } = recognise(typed('Wij schrijven het af van rekening NL91 ABNA 0417\n1643 00. Dank je wel.'))
    expect(paragraphs[0]?.possibleValues).toContainEqual({ type: 'IBAN', value: 'NL91ABNA0417164300' })
  })

  test('is empty for a document without words', () => {
    expect(recognise([])).toEqual({ words: [], paragraphs: [] })
  })
})
