import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextRun } from '../pages/page-source.ts'
import { findMatches } from './find-matches.ts'
import { fold } from './fold.ts'

/** A piece of text whose every character is 1 wide, from a place on. */
const run = (text: string, x: number): TextRun => ({
  text,
  boxOf: (from, to) => ({ x: x + from, y: 0, width: to - from, height: 1 }),
})

test('a text is found whatever its capitals, accents and blanks, and its place is exact', () => {
  expect(findMatches([run('Café\u00A0Één', 10)], 'cafe een', 3)).toEqual([
    { page: 3, boxes: [{ x: 10, y: 0, width: 8, height: 1 }] },
  ])
})

test('a text over two pieces is one match with two places', () => {
  expect(findMatches([run('Tot', 0), run('aal 12', 100)], 'totaal', 0)).toEqual([
    {
      page: 0,
      boxes: [
        { x: 0, y: 0, width: 3, height: 1 },
        { x: 100, y: 0, width: 3, height: 1 },
      ],
    },
  ])
})

test('every occurrence counts once, and nothing is found of nothing', () => {
  expect(findMatches([run('aaaa', 0)], 'aa', 0)).toHaveLength(2)
  expect(findMatches([run('aaaa', 0)], '  ', 0)).toEqual([])
})

const anyText = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes))

test('comparing keeps the length of any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(text)).toHaveLength(text.length)
    }),
  )
})
