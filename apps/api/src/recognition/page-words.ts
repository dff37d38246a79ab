import type { SourceWord } from '@klopt/recognition'
import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { turnedBack, type Direction, type PlacedWords } from './orient.ts'
import { splitWords, type Stretch } from './split-words.ts'

type Matrix = readonly [number, number, number, number, number, number]
type Point = readonly [x: number, y: number]

/** A run of items in one direction: lines that are turned the same way share a coordinate system. */
interface Run {
  /** Unit vector along the text, in the space of the PDF. */
  readonly along: Point
  readonly ascent: number
  readonly descent: number
  readonly stretches: Stretch[]
}

/**
 * The words of a page with their boxes in fractions of it: cropped, and turned so that most of the text lies level. A page
 * may be shown on its side or upside down, which says nothing of how its text is to be read.
 */
export function wordsOfPage(content: TextContent, viewport: PageViewport, page: number): PlacedWords {
  const toPage = matrixOf(viewport)
  const shown = runsOf(content).flatMap((run) => {
    const direction = shownDirection(run.along, toPage)
    return splitWords(run.stretches).map((word) => ({ direction, word: wordOf(run, word, viewport, page) }))
  })
  const onPage = shown.filter(({ word }) => isOnPage(word))
  const words = onPage.map(({ word }) => word)
  const { words: level, untilt } = turnedBack(words, mostly(onPage))
  return { words: withoutTwins(level), untilt }
}

function wordOf(run: Run, { text, ...place }: Stretch, viewport: PageViewport, page: number): SourceWord {
  const toPage = matrixOf(viewport)
  const corners = cornersOf(run, { text, ...place }).map((corner) => apply(toPage, corner))
  const xs = corners.map(([x]) => x / viewport.width)
  const ys = corners.map(([, y]) => y / viewport.height)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { text, page, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function shownDirection([x, y]: Point, [a, b, c, d]: Matrix): Direction {
  const [across, down] = [a * x + c * y, b * x + d * y]
  if (Math.abs(across) >= Math.abs(down)) return across >= 0 ? 'right' : 'left'
  return down > 0 ? 'down' : 'up'
}

/** The way that most letters go. */
function mostly(words: readonly { direction: Direction; word: SourceWord }[]): Direction {
  const letters: Record<Direction, number> = { right: 0, down: 0, left: 0, up: 0 }
  for (const { direction, word } of words) letters[direction] += word.text.length
  const ways: readonly Direction[] = ['right', 'down', 'left', 'up']
  return ways.reduce((best, way) => (letters[way] > letters[best] ? way : best))
}

function runsOf({ items, styles }: TextContent): Run[] {
  const runs: Run[] = []
  for (const item of items) {
    if (!('str' in item)) continue
    const size = Math.hypot(item.transform[2] as number, item.transform[3] as number)
    const along = directionOf(item)
    const style = styles[item.fontName]
    const ascent = usual(style?.ascent, 0.75)
    const descent = usual(style?.descent, -0.2)
    const last = runs.at(-1)
    const sameRun = last && last.ascent === ascent && last.descent === descent && isParallel(last.along, along)
    const run = sameRun ? last : { along, ascent, descent, stretches: [] }
    if (!sameRun) runs.push(run)
    run.stretches.push(stretchOf(item, run.along, size))
  }
  return runs
}

/** Fonts may leave these out, or name them with values that mean nothing. */
const usual = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Math.abs(value) > 0.05 && Math.abs(value) < 1.5 ? value : otherwise

function directionOf({ transform }: TextItem): Point {
  const [a, b] = [transform[0] as number, transform[1] as number]
  const length = Math.hypot(a, b)
  return length === 0 ? [1, 0] : [a / length, b / length]
}

const isParallel = (one: Point, other: Point) => one[0] * other[0] + one[1] * other[1] > 0.9999

function stretchOf({ str, transform, width, hasEOL }: TextItem, along: Point, size: number): Stretch {
  const [x, y] = [transform[4] as number, transform[5] as number]
  const start = x * along[0] + y * along[1]
  const baseline = y * along[0] - x * along[1]
  return { text: hasEOL ? `${str} ` : str, start, end: start + width, baseline, size }
}

function cornersOf({ along, ascent, descent }: Run, word: Stretch): Point[] {
  const point = (onLine: number, across: number): Point => [
    onLine * along[0] - across * along[1],
    onLine * along[1] + across * along[0],
  ]
  const [top, bottom] = [word.baseline + ascent * word.size, word.baseline + descent * word.size]
  return [point(word.start, top), point(word.end, top), point(word.end, bottom), point(word.start, bottom)]
}

/** pdfjs types its six numbers as any list. */
const matrixOf = ({ transform }: PageViewport) => transform as readonly number[] as Matrix

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

/** What was cropped away is not read: nobody sees it. */
function isOnPage({ x, y, width, height }: SourceWord): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return middleX >= 0 && middleX <= 1 && middleY >= 0 && middleY <= 1
}

/** Some writers make text bold by writing it twice, a hair's breadth apart. */
function withoutTwins(words: readonly SourceWord[]): SourceWord[] {
  const seen = new Map<string, SourceWord[]>()
  return words.filter((word) => {
    const same = seen.get(word.text) ?? []
    if (same.some((other) => isNear(word, other))) return false
    seen.set(word.text, [...same.slice(-20), word])
    return true
  })
}

function isNear(word: SourceWord, other: SourceWord): boolean {
  return Math.abs(word.x - other.x) < word.height * 0.2 && Math.abs(word.y - other.y) < word.height * 0.2
}
