'use client'

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The width in px that the table in an element asks for where that is more than the element has; null until it was measured.
 * `key`: what is in it; what was measured of something else says nothing.
 */
export function useIsTooWide(frame: RefObject<HTMLElement | null>, key: string): number | null {
  const [tooWide, setTooWide] = useState<TooWide>(null)
  const knownPx = tooWide?.key === key ? tooWide.px : null
  // Rows that come can make it too wide: known before they are seen, or what stands below would jump.
  // Set only where it is another: React 18 renders again for what is the same, and that without an end.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after each render, and set where it is another: that ends by itself
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table')
    const px = frame.current && table ? beyondPx(table, frame.current) : knownPx
    // oxlint-disable-next-line react/set-state-in-effect -- after the paint it would be too late
    if (px !== knownPx) setTooWide(px === null ? null : { key, px })
  })
  useEffect(() => {
    const table = frame.current?.querySelector('table')
    if (!frame.current || !table) return
    // The frame and not what scrolls in it, which a scrollbar makes narrower.
    const measure = () => frame.current && setTooWide(beyond(beyondPx(table, frame.current), key))
    const observer = new ResizeObserver(measure)
    observer.observe(frame.current)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame, key])
  return knownPx
}

type TooWide = { key: string; px: number } | null

const beyondPx = ({ offsetWidth }: HTMLElement, { clientWidth }: HTMLElement): number | null =>
  offsetWidth > clientWidth ? offsetWidth : null

/** The same object while nothing changed, or each measure would render. */
const beyond =
  (px: number | null, key: string) =>
  (last: TooWide): TooWide => {
    if (px === null) return null
    return last?.key === key && last.px === px ? last : { key, px }
  }
