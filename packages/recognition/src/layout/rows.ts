import { byPlace, type Word } from './word.ts'
import { must } from '../must.ts'

/** Words that stand on one line of a page, from left to right. */
export interface Row {
  page: number
  words: Word[]
  /** The middle of the row. */
  level: number
}

/** Two words share a row when their middles differ by less than this part of the lower of them. */
const SAME_ROW = 0.55
/** A row that leans so little is level. */
const LEVEL_SLOPE = 0.002

/** The rows of a document from the first page to the last and from top to bottom. Linear in the number of words. */
export function rowsOf(words: readonly Word[]): Row[] {
  const pages = Map.groupBy(words, (word) => word.page)
  const numbers = [...pages.keys()].sort((a, b) => a - b)
  return numbers.flatMap((number) => rowsOfPage(pages.get(number) ?? []))
}

/** A page that was scanned askew is set straight by the slope of its own rows, or a total would miss its label. */
function rowsOfPage(words: Word[]): Row[] {
  const rows = collect(words)
  const slope = slopeOf(rows)
  if (Math.abs(slope) < LEVEL_SLOPE) return rows
  for (const word of words) word.level -= slope * (word.x + word.width / 2)
  return collect(words)
}

/**
 * Puts each word (they come from left to right) on the row whose last word is level with it. Rows are found by their height in
 * bands of half a line, so that a word looks at seven rows at most.
 */
function collect(words: Word[]): Row[] {
  const band = median(words.map((word) => word.height)) / 2
  const bands = new Map<number, Word[]>()
  const rows: Word[][] = []
  for (const word of words) {
    const at = Math.floor(word.level / band)
    let row = nearest(bands, at, word)
    if (row) row.push(word)
    else rows.push((row = [word]))
    bands.set(at, row)
  }
  return rows.map(toRow).sort((a, b) => a.level - b.level || byPlaceOfFirst(a, b))
}

function nearest(bands: Map<number, Word[]>, at: number, word: Word): Word[] | undefined {
  let best: Word[] | undefined
  let smallest = Infinity
  for (let i = at - 3; i <= at + 3; i++) {
    const row = bands.get(i)
    const last = row?.at(-1)
    if (!last) continue
    const gap = Math.abs(last.level - word.level)
    if (gap < smallest && gap <= reach(last, word)) {
      smallest = gap
      best = row
    }
  }
  return best
}

/** A comma or a dash is a small box low or halfway on the line, so the larger of the two counts there. */
function reach(a: Word, b: Word): number {
  const isMark = !/[a-z0-9]/i.test(a.plain) || !/[a-z0-9]/i.test(b.plain)
  return SAME_ROW * (isMark ? Math.max(a.height, b.height) : Math.min(a.height, b.height))
}

function toRow(words: Word[]): Row {
  const level = words.reduce((sum, word) => sum + word.level, 0) / words.length
  return { page: must(words[0], 'the first word of a row').page, words, level }
}

function byPlaceOfFirst(a: Row, b: Row): number {
  const [first, second] = [a.words[0], b.words[0]]
  return first && second ? byPlace(first, second) : 0
}

/** How much the rows of a page fall from left to right: the median over neighbours, which a few odd words do not move. */
function slopeOf(rows: readonly Row[]): number {
  const slopes: number[] = []
  for (const { words } of rows) {
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last || words.length < 3) continue
    const distance = last.x + last.width / 2 - first.x - first.width / 2
    if (distance > 0.1) slopes.push((last.level - first.level) / distance)
  }
  return slopes.length < 3 ? 0 : median(slopes)
}

function median(numbers: number[]): number {
  return must(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)], 'the median')
}
