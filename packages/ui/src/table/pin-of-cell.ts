import type { CSSProperties } from 'react'
import { pinned } from './pinned-cell.css.ts'
import type { Column } from './table-types.ts'
import { pinVariable } from './use-pinned-columns.ts'

export type Pin = Column<unknown>['pinned']

/** What a cell at a place in its row needs to stay where its column is pinned. */
export interface PinOfCell {
  'data-pin'?: 'start' | 'end'
  style?: CSSProperties
}

export function pinOfCell(pin: Pin, cellIndex: number): PinOfCell {
  if (!pin) return {}
  const offset = `var(${pinVariable(cellIndex)})`
  return { 'data-pin': pin, style: pin === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset } }
}

/** The class of a cell of a pinned column. */
export const pinnedClass = (pin: Pin): string | undefined => pin && pinned

/** The boxes before the rows stay with a column that is pinned at the start. */
export const pinOfChecks = <Row>(columns: readonly Column<Row>[]): Pin =>
  columns[0]?.pinned === 'start' ? 'start' : undefined
