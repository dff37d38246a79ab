import type { Row } from '../csv/parse-table.ts'
import { tooManyParts, unknownFormat } from '../refusal.ts'
import type { ZippedFile } from '../zip/read-zip.ts'
import { dateStylesOf } from './date-styles.ts'
import { parsePart } from './parse-part.ts'

const MOST_ROWS = 300_000
/** Columns beyond this hold no bookings, only what somebody dragged too far. */
const MOST_COLUMNS = 200

/**
 * The rows of the first sheet of an Excel file (.xlsx) with their cells as text: numbers with a point, days as `YYYY-MM-DD`,
 * formulas by the value that was saved with them. Rows without any value are left out.
 * @throws Refusal when it has no sheet, is damaged, or has more than 300,000 rows.
 */
export function readSheet(files: readonly ZippedFile[]): Row[] {
  const part = (name: string) => files.find((file) => file.name === name)?.bytes
  const sheet = part(firstSheet(part)) ?? files.find(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))?.bytes
  if (sheet === undefined) throw unknownFormat('Dit Excel-bestand heeft geen werkblad.')
  const texts = sharedTexts(part('xl/sharedStrings.xml'))
  const dates = dateStylesOf(part('xl/styles.xml'))
  return rowsOf(sheet, (cell) => valueOf(cell, texts, dates))
}

/** Where the sheet that stands first is kept. */
function firstSheet(part: (name: string) => Uint8Array | undefined): string {
  let id: string | undefined
  let path = 'xl/worksheets/sheet1.xml'
  const [workbook, relations] = [part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels')]
  if (workbook === undefined || relations === undefined) return path
  parsePart(workbook, { onOpen: (name, attributes) => void (name === 'sheet' && (id ??= attributes['r:id'])) })
  parsePart(relations, {
    onOpen: (name, { Id, Target = '' }) => {
      if (name === 'Relationship' && Id === id) path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
    },
  })
  return path
}

/** The texts that cells point to; what is read aloud in Japanese beside one is no part of it. */
function sharedTexts(bytes: Uint8Array | undefined): string[] {
  const texts: string[] = []
  if (bytes === undefined) return texts
  let text = ''
  let isAloud = false
  parsePart(bytes, {
    onOpen: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isAloud = true
    },
    onClose: (name, own) => {
      if (name === 't' && !isAloud) text += own
      if (name === 'rPh') isAloud = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

interface Cell {
  type: string
  style: number
  text: string
}

function rowsOf(sheet: Uint8Array, valueOfCell: (cell: Cell) => string): Row[] {
  const rows: Row[] = []
  let row: string[] = []
  let line = 0
  let column = -1
  let cell: Cell = { type: 'n', style: 0, text: '' }
  parsePart(sheet, {
    onOpen: (name, attributes) => {
      if (name === 'row') [row, column, line] = [[], -1, Number(attributes['r'] ?? line + 1)]
      if (name !== 'c') return
      column = columnOf(attributes['r']) ?? column + 1
      const style = Number(attributes['s'] ?? 0) // zero: a cell that names no style has the first
      cell = { type: attributes['t'] ?? 'n', style, text: '' }
    },
    onClose: (name, text) => {
      if (name === 'v' || name === 't') cell.text += text
      if (name === 'c' && column < MOST_COLUMNS) {
        while (row.length < column) row.push('')
        row[column] = valueOfCell(cell)
      }
      if (name === 'row' && row.some((value) => value !== '')) rows.push({ cells: row, line })
      if (rows.length > MOST_ROWS) throw tooManyParts()
    },
  })
  return rows
}

/** The position of a column from the letters of a cell such as `AB12`, counting from 0. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0] // zero: a cell that does not say where it is
  if (letters === undefined) return null
  return [...letters].reduce((position, letter) => position * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueOf({ type, style, text }: Cell, texts: readonly string[], dates: ReadonlySet<number>): string {
  if (type === 's') return texts[Number(text)] ?? '' // zero: a text that is not kept
  if (type !== 'n' || text === '') return text
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  if (dates.has(style)) return dayOf(number)
  // Fifteen digits are what Excel itself shows of a number; more are noise of its binary form.
  return String(Number(number.toPrecision(15)))
}

/** Excel counts days from 30 December 1899. */
function dayOf(days: number): string {
  const time = Date.UTC(1899, 11, 30) + Math.floor(days) * 86_400_000
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, 10)
}
