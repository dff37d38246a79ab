import { damaged, tooManyParts, truncated } from '../refusal.ts'

export interface Row {
  cells: string[]
  /** Line of the file it starts on, counting from 1. */
  line: number
}

export interface Table {
  /** Position of each column by its name in lower case. */
  columns: ReadonlyMap<string, number>
  rows: Row[]
}

const MOST_ROWS = 300_000

/**
 * Parses a CSV file with a header, separated by `;` or `,`. Lines before the header without a
 * second value, such as Knab's title, are left out. Null when there is no header.
 * @param columns what the columns are of a file that has no header.
 * @throws Refusal when the file was cut off or a row has another number of cells.
 */
export function parseTable(text: string, columns?: readonly string[]): Table | null {
  const delimiter = delimiterOf(text)
  if (delimiter === null) return null
  const { rows, last } = parseRows(text, delimiter)
  const headerAt = columns ? -1 : rows.findIndex((row) => row.cells.filter((cell) => cell !== '').length > 1)
  const header = columns ? { cells: [...columns], line: 0 } : rows[headerAt]
  if (header === undefined) return null
  const body = rows.slice(headerAt + 1)
  for (const row of body) assertWidth(row, header, row === body.at(-1) && last !== 'ended')
  // Without its line break nobody can tell whether the last value is whole, unless it was quoted.
  // A cut between the two quotes that stand for one, in the very last value, shows nowhere.
  if (last === 'open' || (last === 'bare' && header.cells.at(-1) !== '')) throw truncated(rows.at(-1)?.line)
  return { columns: new Map(header.cells.map((name, index) => [name.trim().toLowerCase(), index])), rows: body }
}

function assertWidth(row: Row, header: Row, isCut: boolean): void {
  const extra = row.cells.slice(header.cells.length)
  if (row.cells.length >= header.cells.length && extra.every((cell) => cell === '')) return
  throw isCut ? truncated(row.line) : damaged('het aantal kolommen', row.line)
}

function delimiterOf(text: string): ';' | ',' | null {
  const header = text.split(/\r?\n/, 3).find((line) => /[^;,\s]\s*"?[;,]\s*"?[^;,\s]/.test(line))
  if (header === undefined) return null
  return header.split(';').length >= header.split(',').length ? ';' : ','
}

/** How the file ends: after a line break, within a value, after quotes, or after a bare value. */
export type End = 'ended' | 'open' | 'quoted' | 'bare'

export function parseRows(text: string, delimiter: string): { rows: Row[]; last: End } {
  const rows: Row[] = []
  let cells: string[] = []
  let line = 1
  let startLine = 1
  let last: End = 'ended'
  const endRow = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ cells, line: startLine })
    if (rows.length > MOST_ROWS) throw tooManyParts()
    cells = []
  }
  for (let at = 0; at < text.length;) {
    if (cells.length === 0) startLine = line
    const isQuoted = text[at] === '"'
    const end = isQuoted ? quoteEnd(text, at) : cellEnd(text, at, delimiter)
    if (isQuoted && end === -1) return { rows, last: 'open' }
    const cell = isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end)
    cells.push(isQuoted ? cell : cell.replace(/\r$/, ''))
    line += cell.split('\n').length - 1
    at = end
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    last = isQuoted ? 'quoted' : 'bare'
    if (text[at] === delimiter) {
      at += 1
      if (at === text.length) {
        cells.push('')
        last = 'bare'
      }
    } else if (text[at] === '\n') {
      at += 1
      line += 1
      last = 'ended'
      endRow()
    } else if (at < text.length) throw damaged('een aanhalingsteken', line)
  }
  endRow()
  return { rows, last }
}

/** Position after the closing quote of the value that starts at `start`; -1 when it has none. */
function quoteEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at + 1
  }
  return -1
}

function cellEnd(text: string, start: number, delimiter: string): number {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === delimiter || text[at] === '\n') return at
  }
  return text.length
}
