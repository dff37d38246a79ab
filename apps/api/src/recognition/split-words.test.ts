import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitWords, type Stretch } from './split-words.ts'

const at = (text: string, start: number, end: number, changes: Partial<Stretch> = {}): Stretch => ({
  text,
  start,
  end,
  baseline: 100,
  size: 10,
  ...changes,
})
const texts = (stretches: readonly Stretch[]) => splitWords(stretches).map(({ text }) => text)

test('a line is split at white space, in order and within the line', () => {
  const words = splitWords([at('Factuurnummer:  2026-0042 ', 10, 130)])
  expect(words.map(({ text }) => text)).toEqual(['Factuurnummer:', '2026-0042'])
  expect(words[0]?.start).toBe(10)
  expect(words[1]?.start).toBeGreaterThan(words[0]?.end ?? 0)
  expect(words[1]?.end).toBeLessThan(130)
})

test('letters that are set one by one become a word again', () => {
  const letters = [...'€121,00'].map((letter, index) => at(letter, 10 + index * 5, 15 + index * 5))
  expect(texts(letters)).toEqual(['€121,00'])
})

test('what stands apart, on another line or behind a space stays apart', () => {
  expect(texts([at('BTW', 10, 30), at('21%', 40, 60)])).toEqual(['BTW', '21%'])
  expect(texts([at('boven', 10, 30), at('onder', 30, 50, { baseline: 112 })])).toEqual(['boven', 'onder'])
  expect(texts([at('een ', 10, 30), at('twee', 30, 50)])).toEqual(['een', 'twee'])
  expect(texts([at('een', 10, 30), at(' ', 30, 31), at('twee', 31, 50)])).toEqual(['een', 'twee'])
})

test('no letter is lost or made up, however a text is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 20 }), (pieces) => {
      const words = splitWords(pieces.map((text, index) => at(text, index * 50, index * 50 + 50)))
      expect(words.map(({ text }) => text).join('')).toBe(pieces.join('').replaceAll(/\s/g, ''))
    }),
  )
})
