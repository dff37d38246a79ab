import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestOf } from './chunk.ts'

const sizeOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length - 2

test('a text is never taken for smaller than it is when sent', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^["\\\n\t<>é€]*$/)),
      (text) => {
        expect(digestOf(text).bytes).toBeGreaterThanOrEqual(sizeOf(text))
      },
    ),
  )
  expect(digestOf('<p class=\'a\'>Dag "jij" €</p>').bytes).toBe(sizeOf('<p class=\'a\'>Dag "jij" €</p>'))
})

test('two texts that differ in one character differ in their hash', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string({ minLength: 1, maxLength: 1 }), (before, after, one) => {
      const other = one === 'a' ? 'b' : 'a'
      expect(digestOf(before + one + after).hash).not.toBe(digestOf(before + other + after).hash)
    }),
  )
})
