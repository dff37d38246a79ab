import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hintsFrom } from './hints.ts'
import { proposalFromElectronicInvoice } from './proposal-from-electronic-invoice.ts'
import { propose } from './propose.ts'
import { recognise } from './recognise.ts'
import { contextOf, supplierOf } from './testing/context.ts'
import { EXAMPLES } from './testing/invoices.ts'
import type { SourceWord } from './types.ts'

const TEXTS = EXAMPLES.flatMap(({ words }) => words.map(({ text }) => text))
const fraction = fc.double({ min: 0, max: 1, noNaN: true })
/** Any sign that is not half of a pair: `binary` of fast-check, which takes a second of the processor to make, without that. */
const anySign = fc
  .integer({ min: 0, max: 0x10_ffff - 0x800 })
  .map((point) => String.fromCodePoint(point < 0xd800 ? point : point + 0x800))
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom(...TEXTS))
const word: fc.Arbitrary<SourceWord> = fc.record({
  text: anyText,
  page: fc.nat(2),
  x: fraction,
  y: fraction,
  width: fc.double({ min: 0, max: 0.3, noNaN: true }),
  height: fc.double({ min: 0, max: 0.05, noNaN: true }),
})
const oddWord: fc.Arbitrary<SourceWord> = fc.record({
  text: anyText,
  page: fc.oneof(fc.integer(), fc.double()),
  x: fc.double(),
  y: fc.double(),
  width: fc.double(),
  height: fc.double(),
})
const context = contextOf([
  supplierOf({ id: 1, name: 'Kantoor & Meer B.V.', paymentTermDays: 14 }),
  supplierOf({ id: 2, name: '' }),
])

describe('whatever the words are', () => {
  test('throws nothing and gives coordinates and scores within bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(word, oddWord), { maxLength: 60 }), (words) => {
        recognise(words)
        hintsFrom(words, [{ field: 'grossCents', page: 0, vertices: [{ x: 0.5 }, {}] }])
        const { alternatives } = propose(words, context)
        for (const { score, vertices } of Object.values(alternatives).flat()) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(1)
          expect([0, 4]).toContain(vertices.length)
        }
      }),
    )
  })

  test('gives the same whatever their order', () => {
    const both = fc
      .array(word, { maxLength: 40 })
      .chain((words) => fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })))
    fc.assert(
      fc.property(both, ([words, shuffled]) => {
        expect(recognise(shuffled)).toEqual(recognise(words))
        expect(propose(shuffled, context)).toEqual(propose(words, context))
      }),
    )
  })

  test('loses no word', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const texts = (list: readonly { text: string }[]) => list.flatMap(({ text }) => text.match(/\S+/g) ?? []).sort()
        const { words: recognised, paragraphs } = recognise(words)
        expect(texts(recognised)).toEqual(texts(words))
        expect(texts(paragraphs)).toEqual(texts(words))
      }),
    )
  })

  test('throws nothing on a text that is no electronic invoice', () => {
    fc.assert(fc.property(fc.string({ unit: anySign }), (text) => proposalFromElectronicInvoice(text) === null))
    expect(proposalFromElectronicInvoice('<!DOCTYPE a [<!ENTITY b "c">]><a/>')).toBeNull()
  })
})
