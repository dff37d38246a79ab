'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { EntryList } from './table-entries.ts'
import type { RowWindow } from './use-row-window.ts'

type Block = 'start' | 'center'

interface PlaceOptions {
  scroller: RefObject<HTMLElement | null>
  rowWindow: RowWindow
  entries: EntryList
  /** Finds the row one comes back to, by its index; -1 while it is not there. Asked until it is. */
  findReturn: () => number
  onReturn: (index: number) => void
}

/**
 * Where in its rows a table stands: at the row one comes back to, once, and where it stood when it begins to scroll
 * within itself. Gives what keeps that place.
 */
export function usePlace({ scroller, rowWindow, entries, findReturn, onReturn }: PlaceOptions) {
  const wish = useRef<{ index: number; block: Block } | null>(null)
  const hasReturned = useRef(false)
  // Behind the effects of the window, which knows what scrolls by then, and before the paint.
  useLayoutEffect(() => {
    const returnIndex = hasReturned.current ? -1 : findReturn()
    if (returnIndex >= 0) {
      hasReturned.current = true
      wish.current = { index: returnIndex, block: 'center' }
      onReturn(returnIndex)
    }
    if (!wish.current || !scroller.current) return
    const { index, block } = wish.current
    wish.current = null
    const row = scroller.current.querySelector<HTMLElement>(`tbody > [data-index="${index}"]`)
    if (row && isInSight(row, scroller.current)) return
    if (rowWindow.isVirtual) rowWindow.scrollTo(entries.placeOf(index), block)
    else row?.scrollIntoView({ block })
  })
  return (index: number) => {
    wish.current = { index, block: 'start' }
  }
}

/** Wholly in the window, and under the head where that stays in sight. */
function isInSight(row: HTMLElement, scroller: HTMLElement): boolean {
  const [box, frame] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const head = scroller.querySelector('th')?.getBoundingClientRect().bottom ?? 0
  return box.top >= Math.max(0, frame.top, head) && box.bottom <= Math.min(window.innerHeight, frame.bottom)
}
