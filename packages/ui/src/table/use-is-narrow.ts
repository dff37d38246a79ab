'use client'

import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is narrower than so many px; false until it was measured. It renders anew only where that changes. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, belowPx: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setIsNarrow((entry?.contentRect.width ?? belowPx) < belowPx))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, belowPx])
  return isNarrow
}
