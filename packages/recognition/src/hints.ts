import { fold } from './layout/fold.ts'
import { middleOf, boxOfVertices, type Box } from './layout/box.ts'
import { cellsOf } from './layout/paragraphs.ts'
import type { Word } from './layout/word.ts'
import type { Field, Hint } from './proposal-types.ts'
import { readDocument, type ReadRow } from './read-document.ts'
import type { PossibleValueType, SourceWord, Vertex } from './types.ts'
import { must } from './must.ts'

const TYPES: Readonly<Record<Field, PossibleValueType | null>> = {
  supplierName: null,
  kvkNumber: 'CHAMBER_OF_COMMERCE_NUMBER',
  vatNumber: null,
  iban: 'IBAN',
  postcode: 'POSTAL_CODE',
  emailAddress: null,
  invoiceNumber: 'INVOICE_NUMBER',
  invoiceDate: 'DATE',
  dueDate: 'DATE',
  paymentTermDays: 'NR_OF_DAYS',
  grossCents: 'AMOUNT',
  netCents: 'AMOUNT',
  vatCents: 'AMOUNT',
  paymentReference: null,
}

/** Words of a label that are remembered, and rows that a label may stand above its value. */
const LABEL_WORDS = 4
const ROWS_ABOVE = 3

/** A value that a person picked: for which field, and where it stands. */
export interface Picked {
  field: Field
  page: number
  vertices: readonly Vertex[]
}

/** What to remember of each value that was picked in a document: the label beside it and its place. */
export function hintsFrom(words: readonly SourceWord[], picks: readonly Picked[]): Hint[] {
  const rows = readDocument(words)
  return picks.map((pick) => hintFrom(rows, pick))
}

function hintFrom(rows: readonly ReadRow[], { field, page, vertices }: Picked): Hint {
  const box = boxOfVertices(vertices)
  const finite = [box.left, box.top, box.right, box.bottom].every(Number.isFinite)
  const place = finite ? box : { left: 0, top: 0, right: 0, bottom: 0 }
  const index = rows.findIndex((row) => row.page === page && row.words.some((word) => isInside(word, place)))
  return {
    field,
    type: TYPES[field],
    ...labelAt(rows, index, place),
    position: positionOf(place, page, lastPage(rows)),
  }
}

/** The last page that has a word. */
export function lastPage(rows: readonly ReadRow[]): number {
  return rows.at(-1)?.page ?? 0 // zero: without words there is one page to speak of
}

/** The middle of a box on its page, seen from both ends of the document. */
export function positionOf(box: Box, page: number, last: number): Hint['position'] {
  return { ...middleOf(box), pageFromFirst: page, pageFromLast: Math.max(0, last - page) }
}

/** The words left of a place, else those above it, as they are compared: plain, without digits and punctuation. */
export function labelAt(rows: readonly ReadRow[], index: number, box: Box): Pick<Hint, 'label' | 'labelSide'> {
  const row = rows[index]
  if (!row) return { label: '', labelSide: null }
  const left = plainLabel(row.words.slice(0, startsBefore(row.words, box.left)).slice(-LABEL_WORDS - 2))
  if (left) return { label: left, labelSide: 'left' }
  for (const higher of rows.slice(Math.max(0, index - ROWS_ABOVE), index).toReversed()) {
    if (higher.page !== row.page) break
    const cell = cellsOf(higher.words).find((words) => overlaps(words, box))
    const label = plainLabel(cell ?? [])
    if (label) return { label, labelSide: 'above' }
  }
  return { label: '', labelSide: null }
}

function plainLabel(words: readonly Word[]): string {
  const plain = words.map(({ text }) =>
    fold(text)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  )
  return plain
    .filter((word) => word.length > 1)
    .slice(-LABEL_WORDS)
    .join(' ')
}

/** How many of the words start left of a place; they are in order. */
function startsBefore(words: readonly Word[], x: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (must(words[middle], 'a word in the middle').x < x) low = middle + 1
    else high = middle
  }
  return low
}

function overlaps(words: readonly Word[], { left, right }: Box): boolean {
  const [first, last] = [words[0], words.at(-1)]
  return first !== undefined && last !== undefined && first.x < right && last.x + last.width > left
}

function isInside({ x, y, width, height }: Word, { left, top, right, bottom }: Box): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return middleX >= left && middleX <= right && middleY >= top && middleY <= bottom
}
