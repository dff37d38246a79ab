'use client'

import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether an element is narrower than so many px. It renders anew only where that changes, the first time before it is seen. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, belowPx: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false)
  useLayoutEffect(() => {
    if (!element.current) return
    // oxlint-disable-next-line react/set-state-in-effect -- after the first paint the rows would move
    setIsNarrow(element.current.clientWidth < belowPx)
    const observer = new ResizeObserver(([entry]) => setIsNarrow((entry?.contentRect.width ?? belowPx) < belowPx))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, belowPx])
  return isNarrow
}
