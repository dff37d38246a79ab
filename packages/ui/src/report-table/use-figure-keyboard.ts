'use client'

import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { isElement } from '../overlay/is-element.ts'

/** What in a cell takes the focus: the button of a group, or a figure. */
const WIDGET = 'a[href], button'
const widgetIn = (cell: Element | undefined) => cell?.querySelector<HTMLElement>(WIDGET) ?? undefined
const isSeen = (element: HTMLElement | undefined): element is HTMLElement => element?.checkVisibility() ?? false

/**
 * One stop for Tab in a report of hundreds of figures: the arrows go from figure to figure, Home and End to the first
 * and last of the line, with Ctrl of the report, and Space opens and closes the group of the line.
 *
 * @param toggle Opens or closes the group that the line with this id is or belongs to, and gives its id; undefined when
 * it has none.
 */
export function useFigureKeyboard(toggle: (lineId: string) => string | undefined) {
  const [stop, setStop] = useState<string | null>(null)

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = event.target.closest<HTMLElement>('[data-stop]')
    if (cell) setStop(cell.dataset['stop'] ?? null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = isElement(event.target) && event.target.closest<HTMLTableCellElement>('[data-stop]')
    const row = cell && cell.closest('tr')
    if (!row) return
    if (event.key === ' ' && cell.cellIndex > 0) {
      const group = toggle(row.dataset['line'] ?? '')
      if (group === undefined) return
      event.preventDefault()
      // The line goes with its group, which the focus goes back to.
      if (group !== row.dataset['line']) headOf(row, group)?.focus()
      return
    }
    const next = targetOf(event, row, cell.cellIndex)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  /** A button would be pressed when Space comes up again. */
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ' && isElement(event.target) && event.target.closest('td')) event.preventDefault()
  }
  return { stop, listeners: { onFocus, onKeyDown, onKeyUp } }
}

function headOf(row: HTMLTableRowElement, group: string): HTMLElement | undefined {
  const rows = [...(row.parentElement?.children ?? [])] as HTMLTableRowElement[]
  return widgetIn(rows.find((one) => one.dataset['line'] === group)?.cells[0])
}

function targetOf(event: KeyboardEvent, row: HTMLTableRowElement, column: number): HTMLElement | undefined {
  if (event.altKey || event.metaKey || event.shiftKey) return undefined
  const rows = [...(row.parentElement?.children ?? [])] as HTMLTableRowElement[]
  const at = rows.indexOf(row)
  const inRow = (one: HTMLTableRowElement | undefined) => [...(one?.cells ?? [])].map(widgetIn).filter(isSeen)
  const inColumn = (some: HTMLTableRowElement[]) => some.map(({ cells }) => widgetIn(cells[column])).filter(isSeen)
  const isRtl = getComputedStyle(row).direction === 'rtl'
  const here = inRow(row)
  const widget = here.findIndex((one) => one.contains(event.target as Node))
  switch (event.key) {
    case 'ArrowDown':
      return inColumn(rows.slice(at + 1)).at(0)
    case 'ArrowUp':
      return inColumn(rows.slice(0, at)).at(-1)
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return here[widget + 1]
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return here[widget - 1] ?? undefined
    case 'Home':
      return event.ctrlKey ? rows.flatMap(inRow).at(0) : here.at(0)
    case 'End':
      return event.ctrlKey ? rows.flatMap(inRow).at(-1) : here.at(-1)
    default:
      return undefined
  }
}
