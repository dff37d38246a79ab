'use client'

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The width in px that the table in an element asks for where that is more than the element has; null until it was measured.
 * `key`: what is in it; what was measured of something else says nothing.
 */
export function useIsTooWide(frame: RefObject<HTMLElement | null>, key: string): number | null {
  const [tooWide, setTooWide] = useState<{ key: string; px: number } | null>(null)
  // Rows that come can make it too wide: known before they are seen, or what stands below would jump.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after each render, and set to what it is: that ends by itself
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table')
    // oxlint-disable-next-line react/set-state-in-effect -- after the paint it would be too late
    if (frame.current && table) setTooWide(beyond(table, frame.current, key))
  })
  useEffect(() => {
    const table = frame.current?.querySelector('table')
    if (!frame.current || !table) return
    // The frame and not what scrolls in it, which a scrollbar makes narrower.
    const measure = () => frame.current && setTooWide(beyond(table, frame.current, key))
    const observer = new ResizeObserver(measure)
    observer.observe(frame.current)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame, key])
  return tooWide?.key === key ? tooWide.px : null
}

type TooWide = { key: string; px: number } | null

/** The same object while nothing changed, or each measure would render. */
const beyond =
  ({ offsetWidth }: HTMLElement, { clientWidth }: HTMLElement, key: string) =>
  (last: TooWide): TooWide => {
    if (offsetWidth <= clientWidth) return null
    return last?.key === key && last.px === offsetWidth ? last : { key, px: offsetWidth }
  }
