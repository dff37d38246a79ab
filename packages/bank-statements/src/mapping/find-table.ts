import { parseRows, type End, type Row } from '../csv/parse-table.ts'
import { truncated } from '../refusal.ts'
import { ibanOrNull } from '../text/iban.ts'
import { squeeze } from '../text/squeeze.ts'
import { isAmount } from './amounts.ts'
import { isDay } from './days.ts'
import type { TableSource } from './types.ts'

/** Rows of somebody's own table: what its heads are, and what stands below them. */
export interface FoundTable {
  readonly source: TableSource
  readonly header: string[]
  readonly hasHeader: boolean
  readonly rows: readonly Row[]
  /** Whether the last value of the file has nothing behind it that shows it to be whole. */
  readonly endsOpen: boolean
}

/** More than any list of bookings has. */
const MOST_COLUMNS = 100
/** Between the heads and the first booking stands at most something like an opening balance. */
const MOST_BETWEEN = 5
const DELIMITERS = [';', '\t', '|', ','] as const

/** The table in a text that is separated by semicolons, tabs, bars or commas; null when there are no bookings in it. */
export function tableInText(text: string): FoundTable | null {
  const delimiter = delimiterOf(text)
  // A letter has commas too, and is not looked at any further.
  if (delimiter === null || !startsWithBooking(text, delimiter)) return null
  const { rows, last } = parseRows(text, delimiter)
  if (last === 'open') throw truncated(rows.at(-1)?.line)
  return tableIn(rows, 'csv', last)
}

/** The table in the rows of a spreadsheet; null when there are no bookings in it. */
export function tableInSheet(rows: readonly Row[]): FoundTable | null {
  // Days that lost their format are numbers, which says so little that it counts only where no cell is a day.
  return tableIn(rows, 'xlsx', 'ended') ?? tableIn(rows, 'xlsx', 'ended', isSerialDay)
}

function tableIn(read: readonly Row[], source: TableSource, last: End, isDate = isDay): FoundTable | null {
  const rows = read.map(({ cells, line }) => ({ line, cells: cells.map(squeeze) }))
  const firstAt = rows.findIndex((row) => isBooking(row, isDate))
  const first = rows[firstAt]
  if (first === undefined) return null
  const headAt = headBefore(rows, firstAt)
  const head = rows[headAt]
  const header = withoutEmptyEnd(head?.cells ?? first.cells.map(headOfValue))
  if (header.length > MOST_COLUMNS) return null
  const body = rows.slice(head === undefined ? firstAt : headAt + 1)
  return { source, header, hasHeader: head !== undefined, rows: body, endsOpen: last === 'bare' }
}

/** The nearest row above the first booking that can be its heads, past a title; -1 where there is none. */
function headBefore(rows: readonly Row[], firstAt: number): number {
  const width = rows[firstAt]?.cells.filter((cell) => cell !== '').length ?? 0 // zero: no row has no cells
  for (let at = firstAt - 1; at >= 0 && at >= firstAt - 1 - MOST_BETWEEN; at -= 1) {
    const told = rows[at]?.cells.filter((cell) => cell !== '') ?? []
    if (told.length > 1 && told.length * 2 >= width && !told.some(isValue)) return at
  }
  return -1
}

/** A row with a date, and an amount beside it. */
function isBooking({ cells }: Row, isDate = isDay): boolean {
  const dateAt = cells.findIndex((cell) => isDate(cell))
  return dateAt !== -1 && cells.some((cell, at) => at !== dateAt && isAmount(cell))
}

/** The days of 2000 to 2099, by the count of a spreadsheet. */
const isSerialDay = (cell: string) => /^\d{5}$/.test(cell) && Number(cell) >= 36_526 && Number(cell) < 73_051

const isValue = (cell: string) => isDay(cell) || isAmount(cell) || ibanOrNull(cell) !== null

/** Where a file names no columns, what stands in them is all that tells it from another. */
function headOfValue(cell: string, at: number): string {
  const kind = isDay(cell) ? 'datum' : isAmount(cell) ? 'bedrag' : ibanOrNull(cell) !== null ? 'IBAN' : 'tekst'
  return `Kolom ${at + 1} (${cell === '' ? 'leeg' : kind})`
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1)
}

/** What most lines have the same number of; what separates more values where that is equal. */
function delimiterOf(text: string): string | null {
  const lines = firstLines(text).map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, '""'))
  let best = { delimiter: null as string | null, support: 0, count: 0 }
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const groups = [...Map.groupBy(counts.filter(Boolean), (count) => count)]
    const [count = 0, like = []] = groups.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
    if (like.length > best.support || (like.length === best.support && count > best.count)) {
      best = { delimiter, support: like.length, count }
    }
  }
  return best.delimiter
}

function firstLines(text: string): string[] {
  return text
    .slice(0, 20_000)
    .split('\n', 40)
    .filter((line) => line.trim() !== '')
}

/** Whether there is a booking among the first lines. */
function startsWithBooking(text: string, delimiter: string): boolean {
  try {
    return parseRows(`${firstLines(text).join('\n')}\n`, delimiter).rows.some((row) => isBooking(row))
  } catch {
    return false
  }
}
