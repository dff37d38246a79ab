import type { Box, Point, Size } from '../geometry/box.ts'
import { PAGE_GAP, pageAt, type PageLayout } from './page-layout.ts'

/** The part of the column that is seen, in CSS pixels. */
export interface View extends Size {
  top: number
  left: number
}

/** A point of a page that stays where it is on the screen when the layout changes. */
export interface Anchor {
  page: number
  /** In fractions of the page as it is shown. */
  point: Point
  /** Where it lies in the view, in CSS pixels. */
  at: Point
}

/** Where a page begins from the left of the column. */
export const leftOf = (layout: PageLayout, page: number, view: Size): number =>
  (Math.max(layout.width, view.width) - (layout.places[page]?.width ?? 0)) / 2

/** What lies at a point of the view. */
export function anchorAt(layout: PageLayout, view: View, at: Point): Anchor {
  const page = pageAt(layout, view.top + at.y)
  const place = layout.places[page] ?? { top: 0, width: 1, height: 1 }
  const x = (view.left + at.x - leftOf(layout, page, view)) / place.width
  const y = (view.top + at.y - place.top) / place.height
  return { page, point: { x, y }, at }
}

/** How far to scroll for an anchor to lie where it lay. */
export function scrollFor(layout: PageLayout, view: Size, { page, point, at }: Anchor): { top: number; left: number } {
  const place = layout.places[page] ?? { top: 0, width: 1, height: 1 }
  return {
    top: place.top + point.y * place.height - at.y,
    left: leftOf(layout, page, view) + point.x * place.width - at.x,
  }
}

/** The part of a page that is seen, in fractions of it as it is shown; empty where none of it is. */
export function seenPart(layout: PageLayout, view: View, page: number): Box {
  const place = layout.places[page] ?? { top: 0, width: 1, height: 1 }
  const left = leftOf(layout, page, view)
  const part = (value: number) => Math.min(1, Math.max(0, value))
  const [x, right] = [part((view.left - left) / place.width), part((view.left + view.width - left) / place.width)]
  const [y, bottom] = [
    part((view.top - place.top) / place.height),
    part((view.top + view.height - place.top) / place.height),
  ]
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * The page one is at: still the same one while all of it is seen, so that going on page by page works
 * where several fit; else the one of which most is seen.
 */
export function currentPageIn(layout: PageLayout, { top, height }: View, before: number): number {
  const seenOf = (page: number) => {
    const place = layout.places[page]
    if (!place) return 0
    return Math.min(place.top + place.height, top + height) - Math.max(place.top, top)
  }
  const full = layout.places[before]?.height ?? Infinity
  if (seenOf(before) >= Math.min(full, height - PAGE_GAP) - 1) return before
  let most = pageAt(layout, top)
  const last = pageAt(layout, top + height)
  for (let page = most + 1; page <= last; page += 1) if (seenOf(page) > seenOf(most) + 1) most = page
  return most
}
