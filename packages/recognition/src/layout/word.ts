import type { SourceWord } from '../types.ts'
import { fold } from './fold.ts'

/** A word without spaces, ready to be read. */
export interface Word extends SourceWord {
  /** The text as the matchers read it: plain letters, plain dashes, no marks that differ from font to font. */
  plain: string
  /** The middle of the box, moved to where it would be had the page not been scanned askew. */
  level: number
}

/** Longer than any value; such a word is passed on but not read. */
const LONGEST_READ = 200
const SMALLEST_HEIGHT = 0.001
const FARTHEST = 10

/**
 * The words that can be placed, in an order that does not depend on the order in which they came. A reader that gives
 * several words as one item is undone: the box is divided by the number of characters.
 */
export function wordsOf(source: readonly SourceWord[]): Word[] {
  return source.filter(canBePlaced).flatMap(split).sort(byPlace)
}

/** A page is 1 wide and high; what lies far outside is an error of the reader, and its numbers cannot be reckoned with. */
function canBePlaced(word: SourceWord): boolean {
  const numbers = [word.x, word.y, word.width, word.height]
  const isNear = numbers.every((number) => Math.abs(number) <= FARTHEST)
  return Number.isSafeInteger(word.page) && word.page >= 0 && isNear && /\S/.test(word.text)
}

function split(source: SourceWord): Word[] {
  const characterWidth = Math.max(source.width, 0) / source.text.length
  const height = Math.max(source.height, SMALLEST_HEIGHT)
  return Array.from(source.text.matchAll(/\S+/g), ({ 0: text, index }) => ({
    text,
    plain: text.length > LONGEST_READ ? '' : fold(text),
    page: source.page,
    x: source.x + index * characterWidth,
    y: source.y,
    width: text.length * characterWidth,
    height,
    level: source.y + height / 2,
  }))
}

/** From left to right; what stands at the same place is told apart by its text, so that the order is always the same. */
export function byPlace(a: Word, b: Word): number {
  return (
    a.page - b.page || a.x - b.x || a.y - b.y || a.width - b.width || a.height - b.height || compareText(a.text, b.text)
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
