'use client'

import { useEffect, useState, type RefObject } from 'react'

/** Whether the table in an element asks for more width than the element has; false until it was measured. */
export function useIsTooWide(frame: RefObject<HTMLElement | null>): boolean {
  const [isTooWide, setIsTooWide] = useState(false)
  useEffect(() => {
    const table = frame.current?.querySelector('table')
    if (!frame.current || !table) return
    // The frame and not what scrolls in it, which a scrollbar makes narrower.
    const measure = () => setIsTooWide(table.offsetWidth > (frame.current?.clientWidth ?? Infinity))
    const observer = new ResizeObserver(measure)
    observer.observe(frame.current)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
  return isTooWide
}
