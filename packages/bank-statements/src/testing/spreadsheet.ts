import { zipSync } from 'fflate'
import { bytesOf } from './fixture.ts'

/** A cell of a test: a text, a number, a day by the number of days, or a formula with the value it had. */
export type SheetCell = string | number | { day: number } | { formula: string; value: number }

/** An Excel file with one sheet of these rows. */
export function spreadsheet(rows: readonly (readonly SheetCell[])[]): Uint8Array {
  const sheet = rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((cell, at) => written(cell, row + 1, at)).join('')}</row>`)
    .join('')
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'
  return zipSync({
    '[Content_Types].xml': bytesOf('<Types/>'),
    'xl/styles.xml': bytesOf(styles),
    'xl/worksheets/sheet1.xml': bytesOf(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  })
}

function written(cell: SheetCell, row: number, at: number): string {
  const place = `r="${String.fromCharCode(65 + at)}${row}"`
  if (typeof cell === 'string') {
    const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return cell === '' ? '' : `<c ${place} t="inlineStr"><is><t>${text}</t></is></c>`
  }
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
  if ('day' in cell) return `<c ${place} s="1"><v>${cell.day}</v></c>`
  return `<c ${place}><f>${cell.formula}</f><v>${cell.value}</v></c>`
}
