import { controlIn } from '../entry-grid/cell-place.ts'

/** Where the focus goes from a cell that can be edited. */
export type CellMove = 'before' | 'after' | 'above' | 'below' | 'first' | 'last'

/** What marks the cells that can be edited. */
export const EDITABLE = 'td[data-editable]'

const isInSight = (cell: HTMLElement) => cell.offsetParent !== null
const cellsOf = (row: Element | undefined) =>
  [...(row?.querySelectorAll<HTMLTableCellElement>(EDITABLE) ?? [])].filter(isInSight)

/** Goes from a cell to another one of its row, or to the same column of the row above or below; false at the ends. */
export function moveFrom(cell: HTMLTableCellElement, move: CellMove): boolean {
  const row = cell.closest('tr')
  if (!row) return false
  const cells = cellsOf(row)
  const index = cells.indexOf(cell)
  return focusCell(
    {
      before: () => cells[index - 1],
      after: () => cells[index + 1],
      first: () => cells[0],
      last: () => cells.at(-1),
      above: () => cellsOf(rowBeside(row, -1))[index],
      below: () => cellsOf(rowBeside(row, 1))[index],
    }[move](),
  )
}

/** As Tab does in a spreadsheet: past the end of a row comes the next one. */
export function moveOn(cell: HTMLTableCellElement, step: 1 | -1): boolean {
  const row = cell.closest('tr')
  const beside = row ? cellsOf(rowBeside(row, step)) : []
  return moveFrom(cell, step === 1 ? 'after' : 'before') || focusCell(step === 1 ? beside[0] : beside.at(-1))
}

/** From a row to the first of its cells that can be edited. */
export const enterRow = (row: HTMLElement): boolean => focusCell(cellsOf(row)[0])

/** The row beside it, past heads of groups and what belongs to a row. */
function rowBeside(row: HTMLTableRowElement, step: 1 | -1): HTMLTableRowElement | undefined {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLTableRowElement>('tr[data-index]') ?? [])]
  return rows[rows.indexOf(row) + step]
}

function focusCell(cell: HTMLTableCellElement | undefined): boolean {
  const target = cell && (controlIn(cell) ?? cell)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return Boolean(target)
}
