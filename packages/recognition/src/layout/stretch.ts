import type { Word } from './word.ts'
import { must } from '../must.ts'

/**
 * Words as one text to read, and the way back from a place in the text to its words. What stands between two words says
 * how far apart they are: nothing (a number that the reader split), a space, two spaces (wide), a tab (another cell), or
 * a newline (the next line of a paragraph). The matchers rely on it.
 */
export interface Stretch {
  words: Word[]
  text: string
  /** Where each word starts in the text. */
  starts: number[]
}

/** Gaps in widths of a character. A space is half a character wide in most fonts and a whole one in a typewriter's. */
const SPLIT = 0.3
const SPACE = 1.6
const CELL = 2.2

/** The text of words on one row. */
export function stretchOf(words: Word[]): Stretch {
  return join(words, between)
}

/** The text of rows below each other. */
export function stretchOfRows(rows: readonly Word[][]): Stretch {
  const firsts = new Set(rows.slice(1).map((row) => row[0]))
  return join(rows.flat(), (left, right) => (firsts.has(right) ? '\n' : between(left, right)))
}

/** The indexes of the first and the last word of a part of the text. */
export function wordsAt({ starts }: Stretch, start: number, end: number): [first: number, last: number] {
  return [lastStartAt(starts, start), lastStartAt(starts, end - 1)]
}

/** Whether the words are so far apart that they stand in different cells. */
export function inOtherCell(left: Word, right: Word): boolean {
  return gapOf(left, right) > CELL
}

function join(words: Word[], separator: (left: Word, right: Word) => string): Stretch {
  const starts: number[] = []
  let text = ''
  let previous: Word | undefined
  for (const word of words) {
    if (previous) text += separator(previous, word)
    starts.push(text.length)
    text += word.plain
    previous = word
  }
  return { words, text, starts }
}

function between(left: Word, right: Word): string {
  const gap = gapOf(left, right)
  if (gap < SPLIT && isSplitAtMark(left.plain, right.plain)) return ''
  return gap <= SPACE ? ' ' : gap <= CELL ? '  ' : '\t'
}

/**
 * Readers split a number at its marks: `1.234` `,50`. Words are pushed together there alone, because readers whose boxes
 * leave no room between any words are common too.
 */
function isSplitAtMark(left: string, right: string): boolean {
  const isBefore = /\d$/.test(left) && /^[.,](?:\d{2,3}(?!\d)|$)/.test(right)
  return isBefore || (/(?:\d|^)[.,]$/.test(left) && /^\d{2,3}(?!\d)/.test(right))
}

function gapOf(left: Word, right: Word): number {
  const characters = left.text.length + right.text.length
  const height = Math.max(left.height, right.height)
  // A page is higher than wide, so a character is about as wide in these fractions as it is high; a box that says
  // something very different (a bar, spaced letters, no width at all) is not believed.
  const width = Math.min(Math.max((left.width + right.width) / characters, height * 0.3), height * 1.5)
  return (right.x - left.x - left.width) / width
}

function lastStartAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (must(starts[middle], 'a start in the middle') <= offset) low = middle
    else high = middle - 1
  }
  return low
}
