'use client'

import { useLayoutEffect, type RefObject } from 'react'

/** With less than this left under its top, a table takes the whole height of what it scrolls in, in px. */
const LEAST_ROOM_PX = 360
/** Between the table and the end of what it scrolls in, in px, where nothing else keeps them apart. */
const LEAST_GAP_PX = 16
/** Up to here what stands under the table stays in sight with it, in px; for more than some lines the page scrolls anyhow. */
const MOST_BELOW_PX = 160

/**
 * Says in `--table-room` on the element how much height is left for it: from its own top to the end of the
 * window, or of the nearest area that scrolls, without the lines, padding and borders that follow it there. Absent,
 * where that is the whole window.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    const frame = element.current
    if (!frame || !isActive) return
    let area: HTMLElement | null | undefined
    const measure = () => {
      // Not shown yet: it is measured once it is.
      if (frame.offsetHeight === 0) return
      if (area === undefined) area = scrollingArea(frame)
      const room = roomBelow(frame, area)
      if (room === null) frame.style.removeProperty('--table-room')
      else frame.style.setProperty('--table-room', `${room}px`)
    }
    measure()
    // What comes and goes above it changes the height of something around both.
    const observer = new ResizeObserver(measure)
    for (const around of ancestors(frame)) observer.observe(around)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      frame.style.removeProperty('--table-room')
    }
  }, [element, isActive])
}

function roomBelow(frame: HTMLElement, area: HTMLElement | null): number | null {
  const height = area?.clientHeight ?? window.innerHeight
  const start = area ? area.getBoundingClientRect().top + area.clientTop - area.scrollTop : -window.scrollY
  const room = Math.floor(height - (frame.getBoundingClientRect().top - start) - gapBelow(frame, area))
  if (room >= LEAST_ROOM_PX) return room
  return area && height - LEAST_GAP_PX
}

/** What follows the element in what is around it: padding, borders, margins, and some lines below it. */
function gapBelow(frame: HTMLElement, area: HTMLElement | null): number {
  let gap = 0
  let below = heightBelow(frame)
  for (const around of ancestors(frame)) {
    const { paddingBottom, borderBottomWidth, marginBottom } = getComputedStyle(around)
    gap += Number.parseFloat(paddingBottom)
    if (around === area) break
    gap += Number.parseFloat(borderBottomWidth) + Number.parseFloat(marginBottom)
    below += heightBelow(around)
  }
  return Math.max(gap + (below > MOST_BELOW_PX ? 0 : below), LEAST_GAP_PX)
}

/** How far what follows the element in its parent reaches below it; not what stands beside it. */
function heightBelow(element: Element): number {
  const { bottom } = element.getBoundingClientRect()
  let end = bottom
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    const { position, marginBottom } = getComputedStyle(next)
    const box = next.getBoundingClientRect()
    if (position === 'fixed' || position === 'absolute' || box.height === 0 || box.top < bottom) continue
    end = Math.max(end, box.bottom + Number.parseFloat(marginBottom))
  }
  return end - bottom
}

/** The nearest element that scrolls by now; null when that is the page. */
const scrollingArea = (frame: HTMLElement): HTMLElement | null =>
  ancestors(frame).find(
    (around) =>
      around !== document.body &&
      around !== document.documentElement &&
      /auto|scroll/.test(getComputedStyle(around).overflowY) &&
      around.scrollHeight > around.clientHeight,
  ) ?? null

function ancestors(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return parent ? [parent, ...ancestors(parent)] : []
}
