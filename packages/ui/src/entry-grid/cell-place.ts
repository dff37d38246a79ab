import { isHtmlElement } from '../overlay/is-element.ts'

/** Where in the grid somebody is. */
export interface CellPlace {
  /** The place of the line, from 0. */
  index: number
  columnId: string
  /** What is typed in. */
  control: HTMLElement
}

const CONTROL = 'input:not([type=hidden]), button[role=combobox]'
/** What is typed in in a cell. */
export const controlIn = (cell: Element | null) => cell?.querySelector<HTMLElement>(CONTROL) ?? undefined
const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr')]
const cellsOf = (row: HTMLTableRowElement | undefined) => [...(row?.cells ?? [])].filter((cell) => controlIn(cell))

/** The cell whose own control an event is about; undefined for what floats beside it and for buttons. */
export function placeOf(target: EventTarget): CellPlace | undefined {
  if (!isHtmlElement(target)) return undefined
  const cell = target.closest<HTMLTableCellElement>('[data-column]')
  const row = cell?.closest('tr')
  if (!cell || !row || controlIn(cell) !== target) return undefined
  const before = row.closest('table')?.tHead?.rows.length ?? 0
  return { index: row.rowIndex - before, columnId: cell.dataset['column'] ?? '', control: target }
}

/** Goes to a cell, with its text selected, so that typing replaces it. Without a column to the first one of the line. */
export function focusCell(table: HTMLElement, index: number, columnId?: string): void {
  const cells = cellsOf(rowsOf(table)[index])
  const cell = cells.find(({ dataset }) => dataset['column'] === columnId) ?? cells[0]
  focusControl(controlIn(cell ?? null))
}

/** Goes to the cell before (-1) or after (1) one in its line; false at its ends. */
export function focusBeside({ control }: CellPlace, step: 1 | -1): boolean {
  const cell = control.closest<HTMLTableCellElement>('[data-column]')
  const cells = cellsOf(cell?.closest('tr') ?? undefined)
  const next = cell && cells[cells.indexOf(cell) + step]
  focusControl(controlIn(next ?? null))
  return Boolean(next)
}

/** Whether no cell of its line comes after it. */
export function isLastInRow({ control }: CellPlace): boolean {
  return controlIn(cellsOf(control.closest('tr') ?? undefined).at(-1) ?? null) === control
}

/** Whether a control is typed in. */
export const isInput = (control: HTMLElement): control is HTMLInputElement => control.matches('input')

/** Goes to what is typed in, with its text selected. */
export function focusControl(control: HTMLElement | undefined): void {
  control?.focus()
  if (control && isInput(control)) control.select()
}

/** Whether an arrow has nothing left to do in the text of a cell: its caret is at that end, or all of it is selected. */
export function isAtEdge(control: HTMLElement, edge: 'start' | 'end'): boolean {
  if (!isInput(control)) return true
  const { selectionStart, selectionEnd, value } = control
  if (selectionStart === 0 && selectionEnd === value.length) return true
  const caret = edge === 'start' ? 0 : value.length
  return selectionStart === caret && selectionEnd === caret
}
