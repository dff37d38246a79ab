'use client'

import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { ColumnWidths } from './column-widths.ts'
import * as styles from './resize-handle.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { ResizableColumns } from './use-column-widths.ts'

export interface ResizeHandleProps {
  /** What the column is called: the id of the text in its head. */
  nameId: string
  columns: ResizableColumns
  /** The share of the table that the column has, in percent; undefined while it decides for itself. */
  widthPercent: number | undefined
}

/** In px, for one press of an arrow; with Shift five times as much. */
const STEP_PX = 10

/** The end of a column: dragged, or moved with the arrows. A double press or Delete forgets all widths. */
export function ResizeHandle({ nameId, columns, widthPercent }: ResizeHandleProps) {
  const texts = useLanguage('table', dutch)
  const drag = useRef<{ x: number; start: ColumnWidths }>(undefined)

  const headOf = (handle: HTMLElement) => handle.closest<HTMLElement>('[data-column]')
  /** To the right is wider, unless the page is written from right to left. */
  const sign = (element: HTMLElement) => (element.matches(':dir(rtl)') ? -1 : 1)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const head = headOf(event.currentTarget)
    if (!head || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, start: columns.measure(head) }
  }
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const head = headOf(currentTarget)
    if (!drag.current || !head) return
    columns.move(head, (clientX - drag.current.x) * sign(currentTarget), drag.current.start)
  }
  const endDrag = () => {
    if (drag.current) columns.keep()
    drag.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const head = headOf(event.currentTarget)
    const px = STEP_PX * (event.shiftKey ? 5 : 1) * sign(event.currentTarget)
    if (event.key === 'Delete' || event.key === 'Backspace') columns.forget()
    else if (event.key === 'ArrowRight' && head) columns.move(head, px)
    else if (event.key === 'ArrowLeft' && head) columns.move(head, -px)
    else return
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') columns.keep()
    event.preventDefault()
    event.stopPropagation()
  }
  const separator = {
    role: 'separator',
    tabIndex: 0,
    'aria-orientation': 'vertical' as const,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(widthPercent ?? 0),
    'aria-valuetext': widthPercent === undefined ? texts.ownWidth : texts.width(Math.round(widthPercent)),
    onPointerDown,
    onPointerMove,
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onDoubleClick: columns.forget,
    onKeyDown,
  }
  return (
    <span {...separator} aria-labelledby={nameId} aria-description={texts.widthOfColumn} className={styles.handle} />
  )
}
