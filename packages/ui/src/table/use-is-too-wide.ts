'use client'

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the table in an element asks for more width than the element has; false until it was measured. */
export function useIsTooWide(frame: RefObject<HTMLElement | null>): boolean {
  const [isTooWide, setIsTooWide] = useState(false)
  // Rows that come can make it too wide: known before they are seen, or what stands below would jump.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after each render, and set to what it is: that ends by itself
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table')
    // oxlint-disable-next-line react/set-state-in-effect -- after the paint it would be too late
    if (frame.current && table) setIsTooWide(table.offsetWidth > frame.current.clientWidth)
  })
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
