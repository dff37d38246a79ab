'use client'

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** The width in px that the table in an element asks for where that is more than the element has; null until it was measured. */
export function useIsTooWide(frame: RefObject<HTMLElement | null>): number | null {
  const [tooWidePx, setTooWidePx] = useState<number | null>(null)
  // Rows that come can make it too wide: known before they are seen, or what stands below would jump.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after each render, and set to what it is: that ends by itself
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table')
    // oxlint-disable-next-line react/set-state-in-effect -- after the paint it would be too late
    if (frame.current && table) setTooWidePx(beyond(table, frame.current))
  })
  useEffect(() => {
    const table = frame.current?.querySelector('table')
    if (!frame.current || !table) return
    // The frame and not what scrolls in it, which a scrollbar makes narrower.
    const measure = () => frame.current && setTooWidePx(beyond(table, frame.current))
    const observer = new ResizeObserver(measure)
    observer.observe(frame.current)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
  return tooWidePx
}

const beyond = ({ offsetWidth }: HTMLElement, { clientWidth }: HTMLElement): number | null =>
  offsetWidth > clientWidth ? offsetWidth : null
