'use client'

import type { KeyboardEvent } from 'react'
import { useLatest } from '../overlay/use-latest.ts'
import { focusBeside, focusCell, isAtEdge, isLastInRow, placeOf, type CellPlace } from './cell-place.ts'
import type { EntryGridProps } from './entry-types.ts'
import { isBlank, isTyped } from './place-block.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { EntryRows } from './use-entry-rows.ts'

/** `=` put these cents into a cell. */
export interface FilledCell {
  key: string
  columnId: string
  cents: number
}

interface Deed {
  table: HTMLElement
  place: CellPlace
  event: KeyboardEvent
}

/** The keys of the grid, before the field in a cell sees them. What is open beside a cell has its own. */
export function useEntryKeys<Row>(
  props: EntryGridProps<Row>,
  entries: EntryRows<Row>,
  onFilled: (cell: FilledCell) => void,
) {
  const texts = useLanguage('entryGrid', dutch)
  const latest = useLatest(props)

  const enter = ({ table, place, event }: Deed) => {
    const { index, columnId } = place
    if (event.shiftKey) focusCell(table, Math.max(index - 1, 0), columnId)
    else if (index < entries.current().length - 1) focusCell(table, index + 1, columnId)
    else entries.insert(index + 1)
  }
  /** False where Tab goes on by itself: within the lines, from one in which nothing stands, and once nothing is missing. */
  const tab = ({ place }: Deed): boolean => {
    const { columns, newRow, maxRows = Infinity } = latest.current
    const rows = entries.current()
    const row = rows[place.index]
    if (row === undefined || place.index < rows.length - 1 || rows.length >= maxRows || !isLastInRow(place))
      return false
    const empty = newRow()
    const isMissing = columns.some((column) => column.kind === 'money' && column.difference?.(empty, rows))
    if (!isMissing || isBlank(row, empty, columns)) return false
    entries.insert(rows.length)
    return true
  }
  const remove = ({ place }: Deed) => {
    const row = entries.current()[place.index]
    if (row) entries.remove(latest.current.rowKey(row), place.columnId)
  }
  const repeat = ({ place }: Deed) => {
    const [above, row] = [entries.current()[place.index - 1], entries.current()[place.index]]
    const column = latest.current.columns.find(({ id }) => id === place.columnId)
    if (above === undefined || row === undefined || !column || !isTyped(column)) return
    // Each kind of column takes what it gives.
    const copy = (line: Row) => (column.set as (line: Row, value: unknown) => Row)(line, column.get(above))
    entries.change(latest.current.rowKey(row), copy)
  }
  const fill = ({ place }: Deed): boolean => {
    const column = latest.current.columns.find(({ id }) => id === place.columnId)
    const row = entries.current()[place.index]
    if (column?.kind !== 'money' || !column.difference || row === undefined) return false
    const cents = column.difference(row, entries.current())
    if (cents === null) entries.announce(texts.noDifference)
    else {
      const key = latest.current.rowKey(row)
      entries.change(key, (line) => column.set(line, cents))
      entries.goTo(place.index, column.id)
      onFilled({ key, columnId: column.id, cents })
    }
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const table = event.currentTarget
    const place = placeOf(event.target)
    if (!place || event.nativeEvent.isComposing) return
    const deed = { table, place, event }
    if (
      !isDone(event, place, {
        enter: () => enter(deed),
        tab: () => tab(deed),
        remove: () => remove(deed),
        repeat: () => repeat(deed),
        fill: () => fill(deed),
        move: (step) => focusCell(table, place.index + step, place.columnId),
      })
    )
      return
    event.preventDefault()
    event.stopPropagation()
  }
}

interface Deeds {
  enter: () => void
  /** False where it goes to what comes next by itself. */
  tab: () => boolean
  remove: () => void
  repeat: () => void
  /** False where `=` is a letter as any other. */
  fill: () => boolean
  /** To the line above (-1) or below (1). */
  move: (step: 1 | -1) => void
}

/** Does what a key means in a cell; false where it is for the field itself. */
function isDone(event: KeyboardEvent, place: CellPlace, deeds: Deeds): boolean {
  const { key, altKey, shiftKey } = event
  const isOpen = place.control.getAttribute('aria-expanded') === 'true'
  if (event.ctrlKey || event.metaKey) {
    if (shiftKey || altKey) return false
    if (key === 'Backspace' || key === 'Delete') deeds.remove()
    else if (key === 'd') deeds.repeat()
    else return false
    return true
  }
  if (altKey || isOpen) return false
  if (key === '=') return deeds.fill()
  if (key === 'Enter') deeds.enter()
  else if (shiftKey) return false
  else if (key === 'Tab') return deeds.tab()
  else if (key === 'ArrowDown') deeds.move(1)
  else if (key === 'ArrowUp') deeds.move(-1)
  else return isSideways(event, place)
  return true
}

function isSideways({ key }: KeyboardEvent, place: CellPlace): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
  const isRtl = getComputedStyle(place.control).direction === 'rtl'
  const isForward = (key === 'ArrowRight') !== isRtl
  return isAtEdge(place.control, isForward ? 'end' : 'start') && focusBeside(place, isForward ? 1 : -1)
}
