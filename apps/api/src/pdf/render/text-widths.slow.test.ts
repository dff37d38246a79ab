import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createTextWidths, type MeasureSigns } from './text-widths.ts'
import { createTypst } from './typst.ts'

// Thousands of texts are laid out, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 })

const typst = createTypst()
const measure: MeasureSigns = (data, kind) => typst.numbers({ template: 'widths', data }, kind)
const { atMost, ofFigures } = createTextWidths(measure)

const code = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => String.fromCharCode(from + at))
const ascii = code(0x20, 0x7f)
const plain = [...ascii, ...code(0xa0, 0xad), ...code(0xae, 0x149), ...'‘’“”–—…•€']

/** Those of the texts that are wider in truth than they were said to be. */
function underrated(texts: string[]): string[] {
  const widths = measure(texts, 'largest')
  return texts.filter((text, index) => (atMost(text) ?? Infinity) < (widths[index] ?? Infinity))
}

describe('the widths of texts', () => {
  test('are never less than what the compiler lays out, of any two signs beside each other', () => {
    expect(underrated(ascii.flatMap((first) => ascii.map((second) => first + second)))).toEqual([])
    expect(underrated(plain.flatMap((sign) => [sign.repeat(9), `${sign}f${sign}T${sign}"${sign}*`]))).toEqual([])
  })

  test('are never less than what the compiler lays out, of any plain text', () => {
    const pieces = [...plain, ...Array.from('fjTVWAïx*-></:1479 '), '4x', '->', '<=', '77', ' W']
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((signs) => signs.join(''))
    const common = fc.stringMatching(/^[A-Za-z0-9 .,:;/()&+'"%€éïx-]{0,40}$/)
    fc.assert(
      fc.property(fc.array(fc.oneof(text, common), { minLength: 100, maxLength: 100 }), (texts) => {
        expect(underrated(texts)).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  test('are exact for figures, and close enough for the words of a line to be of use', () => {
    const amounts = ['0,00', '1.234.567,89', '-99,50', '21%', '12,5%', '.,-%']
    const exact = measure(amounts, 'tabular')
    for (const [index, amount] of amounts.entries()) expect(ofFigures(amount)).toBeCloseTo(exact[index] ?? 0, 9)
    const title = 'Ontwerp van de bewegwijzering in het stadhuis'
    expect(atMost(title)).toBeLessThan((measure([title], 'largest')[0] ?? 0) * 1.15)
  })

  test.each(['漢字', 'e\u0301', '🎉', 'שלום', 'a\nb', 'a\u200bb', '\t'])('are not known of %j', (text) => {
    expect([atMost(text), ofFigures(text)]).toEqual([null, null])
  })

  test('are of figures only where a text has no other sign', () => {
    expect(['uur', '1 000', 'x1', '€ 1'].map(ofFigures)).toEqual([null, null, null, null])
  })
})
