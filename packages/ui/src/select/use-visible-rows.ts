'use client'

import { useLayoutEffect, useState, type RefObject } from 'react'

/** Up to so many rows a list is simply rendered. */
const SMALL = 200
/** Rows rendered above and below what is seen. */
const MARGIN = 10

export interface VisibleRows {
  from: number
  /** The first row that is not rendered any more. */
  to: number
  /** Height of one row in px; all are equally high. */
  rowHeight: number
  /** Whether only a part is rendered. */
  windowed: boolean
}

/** The rows of a long list that are in sight, so that ten thousand options cost as much as fifty. */
export function useVisibleRows(count: number, list: RefObject<HTMLElement | null>): VisibleRows {
  const [view, setView] = useState({ top: 0, height: 400, rowHeight: 36 })

  useLayoutEffect(() => {
    const element = list.current
    if (!element || count <= SMALL) return
    const measure = () => {
      const rowHeight = element.querySelector('[data-row]')?.getBoundingClientRect().height ?? 36
      setView({ top: element.scrollTop, height: element.clientHeight, rowHeight })
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    return () => element.removeEventListener('scroll', measure)
  }, [count, list])

  const { top, height, rowHeight } = view
  if (count <= SMALL) return { from: 0, to: count, rowHeight, windowed: false }
  return {
    from: Math.max(0, Math.floor(top / rowHeight) - MARGIN),
    to: Math.min(count, Math.ceil((top + height) / rowHeight) + MARGIN),
    rowHeight,
    windowed: true,
  }
}
