import { boxAround, type Box } from './box.ts'
import type { Row } from './rows.ts'
import { inOtherCell } from './stretch.ts'
import type { Word } from './word.ts'

/** Lines below each other that belong together; the columns of a page are kept apart. */
export interface Paragraph {
  page: number
  lines: Word[][]
}

interface Open extends Paragraph {
  box: Box
  height: number
  row: number
}

/** The page is divided in so many strips, each knowing the paragraph that was seen in it last. */
const STRIPS = 64
/** White between two lines of a paragraph, and how much the heights of the lines may differ. */
const LEADING = 0.9
const SAME_SIZE = 1.5

/** The paragraphs in reading order: by page, from top to bottom, then from left to right. */
export function paragraphsOf(rows: readonly Row[]): Paragraph[] {
  const found: Open[] = []
  let strips: (Open | undefined)[] = []
  let page = -1
  rows.forEach((row, index) => {
    if (row.page !== page) strips = []
    page = row.page
    for (const line of cellsOf(row.words)) {
      const paragraph = place(line, page, index, strips)
      if (paragraph.lines.length === 1) found.push(paragraph)
      strips.fill(paragraph, stripAt(paragraph.box.left), stripAt(paragraph.box.right) + 1)
    }
  })
  return found.sort((a, b) => a.page - b.page || a.box.top - b.box.top || a.box.left - b.box.left)
}

/** The parts of a row that white divides. */
export function cellsOf(words: readonly Word[]): Word[][] {
  const cells: Word[][] = []
  let previous: Word | undefined
  for (const word of words) {
    const cell = cells.at(-1)
    if (cell && previous && !inOtherCell(previous, word)) cell.push(word)
    else cells.push([word])
    previous = word
  }
  return cells
}

/** Adds the line to the one paragraph right above it, or starts another. */
function place(line: Word[], page: number, row: number, strips: (Open | undefined)[]): Open {
  const box = boxAround(line)
  if (strips.length === 0) strips.length = STRIPS
  const above = new Set(strips.slice(stripAt(box.left), stripAt(box.right) + 1))
  for (const paragraph of above) {
    if (!paragraph || !continues(paragraph, box, row)) continue
    paragraph.lines.push(line)
    paragraph.box = boxAround(
      [paragraph.box, box].map(({ left, top, right, bottom }) => placed(left, top, right, bottom)),
    )
    paragraph.height = box.bottom - box.top
    paragraph.row = row
    return paragraph
  }
  return { page, lines: [line], box, height: box.bottom - box.top, row }
}

function placed(x: number, y: number, right: number, bottom: number) {
  return { x, y, width: right - x, height: bottom - y }
}

/** Close below, of about the same size, and starting at the same place or mostly below it. */
function continues(paragraph: Open, box: Box, row: number): boolean {
  const height = box.bottom - box.top
  const [low, high] = [Math.min(height, paragraph.height), Math.max(height, paragraph.height)]
  const shared = Math.min(paragraph.box.right, box.right) - Math.max(paragraph.box.left, box.left)
  const narrowest = Math.min(paragraph.box.right - paragraph.box.left, box.right - box.left)
  return (
    row !== paragraph.row &&
    box.top - paragraph.box.bottom < low * LEADING &&
    high < low * SAME_SIZE &&
    (Math.abs(paragraph.box.left - box.left) < high || shared > narrowest / 2)
  )
}

function stripAt(x: number): number {
  return Math.min(Math.max(Math.floor(x * STRIPS), 0), STRIPS - 1)
}
