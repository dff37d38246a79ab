'use client'

import { useEffect, type RefObject } from 'react'
import { useLatest } from '../overlay/use-latest.ts'
import type { RowWindow } from './use-row-window.ts'

/** So many rows before the last one, the next ones are asked for. */
const ROWS_BEFORE = 12
/** In px, where all rows are in the document: about as many rows. */
const MARGIN_PX = 480

/** Tells when the last rows come in sight, once for as many rows as there are. */
export function useNearEnd(
  scroller: RefObject<HTMLElement | null>,
  { isVirtual, endPlace }: RowWindow,
  count: number,
  onNearEnd: (() => void) | undefined,
): void {
  const latest = useLatest(onNearEnd)
  const isWanted = onNearEnd !== undefined
  const isNear = isVirtual && endPlace >= count - ROWS_BEFORE
  useEffect(() => {
    if (!isWanted || count === 0) return
    if (isVirtual) {
      if (isNear) latest.current?.()
      return
    }
    const last = scroller.current?.querySelector('tbody > tr:last-child')
    if (!last) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting) && !isFocusBelow(last)) latest.current?.()
      },
      { rootMargin: `0px 0px ${MARGIN_PX}px` },
    )
    observer.observe(last)
    return () => observer.disconnect()
  }, [isWanted, isVirtual, isNear, count, scroller, latest])
}

/** Who has gone on by Tab to what stands below the rows: rows that come by themselves would push it out of sight. */
function isFocusBelow(row: Element): boolean {
  const focused = document.activeElement
  return focused !== null && focused.getBoundingClientRect().top >= row.getBoundingClientRect().bottom
}
