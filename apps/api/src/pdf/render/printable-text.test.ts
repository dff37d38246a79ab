import { anySign } from '@klopt/bookkeeping/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPrintableText, mapTexts, onlyPlain } from './printable-text.ts'

describe('printable text', () => {
  test('replaces what no font can write, a whole sign at a time, and nothing else', () => {
    const printable = createPrintableText((grapheme) => grapheme !== '👩‍👩‍👧')
    expect(printable('Café € 12 → 👩‍👩‍👧 👍🏽')).toBe('Café € 12 → □ 👍🏽')
  })

  test('asks about a sign once', () => {
    const asked: string[] = []
    const printable = createPrintableText((grapheme) => asked.push(grapheme) > 0)
    printable('漢字漢')
    printable('漢')
    expect(asked).toEqual(['漢', '字'])
  })

  test('keeps line breaks and turns other control signs into spaces', () => {
    expect(createPrintableText(() => true)('a\r\nb\rc\u0000d\te\u2028f')).toBe('a\nb\nc d e f')
  })

  test('gives well-formed text for any text', () => {
    const printable = createPrintableText(() => true)
    fc.assert(fc.property(fc.string({ unit: anySign }), (text) => printable(text).isWellFormed()))
    expect(printable('\ud800')).toBe('\ufffd')
  })

  test('has a last resort of plain text alone', () => {
    expect(onlyPlain('Zoë → 漢')).toBe('Zoë □ □')
  })

  test('changes every text in a value and nothing else', () => {
    const value = { a: 'x', b: [1, null, { c: 'y', d: true }] }
    expect(mapTexts(value, (text) => text.toUpperCase())).toEqual({ a: 'X', b: [1, null, { c: 'Y', d: true }] })
  })
})
