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

/** How pages full of words can be laid out to make each step work hardest. */
const HOSTILE: Record<string, (index: number) => Partial<SourceWord>> = {
  'an ordinary grid': (index) => ({
    page: Math.floor(index / 400),
    x: (index % 10) / 10,
    y: (Math.floor(index / 10) % 40) / 40,
  }),
  'one row': (index) => ({ x: index / 20_000, y: 0.5, width: 0.00004 }),
  'one column': (index) => ({ x: 0.5, y: index / 20_000, height: 0.00004 }),
  'one place': () => ({ x: 0.5, y: 0.5 }),
}

describe('a document of 20,000 words', () => {
  test.each(Object.entries(HOSTILE))('takes four times the work of one of 5,000: %s', (_, place) => {
    expect(workOf(20_000, place)).toBeLessThan(5 * workOf(5_000, place))
  })
})

/** Characters that expressions went through, numbers that were compared, and items of lists that were walked through. */
function workOf(count: number, place: (index: number) => Partial<SourceWord>): number {
  const words = Array.from({ length: count }, (_, index) => ({
    text: TEXTS[index % TEXTS.length] ?? '',
    page: 0,
    x: 0,
    y: 0,
    width: 0.02,
    height: 0.01,
    ...place(index),
  }))
  return counting(() => {
    recognise(words)
    propose(words, context)
  })
}

/** Spies would keep every call, so the functions are put back by hand. */
function counting(run: () => void): number {
  let work = 0
  const { exec } = RegExp.prototype
  const { min, max, abs, floor } = Math
  const countedExec = function (this: RegExp, text: string) {
    const from = this.global ? this.lastIndex : 0
    const match = exec.call(this, text)
    work += (match ? match.index + match[0].length : text.length) - from
    return match
  }
  const counted =
    (original: (...numbers: number[]) => number) =>
    (...numbers: number[]) => {
      work += numbers.length
      return original(...numbers)
    }
  const { filter, find, some, every } = Array.prototype
  const walking = (walk: (...args: never[]) => unknown) =>
    function (this: unknown[], ...args: never[]) {
      work += this.length
      return walk.apply(this, args)
    }
  Object.assign(Array.prototype, {
    filter: walking(filter),
    find: walking(find),
    some: walking(some),
    every: walking(every),
  })
  Object.assign(RegExp.prototype, { exec: countedExec })
  Object.assign(Math, { min: counted(min), max: counted(max), abs: counted(abs), floor: counted(floor) })
  try {
    run()
  } finally {
    Object.assign(RegExp.prototype, { exec })
    Object.assign(Array.prototype, { filter, find, some, every })
    Object.assign(Math, { min, max, abs, floor })
  }
  return work
}
