import type { Size } from '../geometry/box.ts'
import { turnSize, type Turn } from '../geometry/turn.ts'

/** How wide a page is at 100%, in CSS pixels. */
export const DEFAULT_PAGE_WIDTH = 548
/** Height to width while the size of a page is unknown. */
export const DEFAULT_PAGE_RATIO = 1.4143
/** Between pages and around them, in CSS pixels. */
export const PAGE_GAP = 16

/** Where one page stands in the column, in CSS pixels. */
export interface PagePlace extends Size {
  top: number
}

export interface PageLayout {
  places: readonly PagePlace[]
  /** The size of the whole column with the room around it. */
  width: number
  height: number
}

interface LayoutInput {
  pageCount: number
  /** The sizes that are known, in units of the document. */
  sizes: ReadonlyMap<number, Size>
  /** CSS pixels for one unit of the document. */
  unit: number
  /** How wide an unknown page is, in CSS pixels before turning. */
  assumedWidth: number
  turn: Turn
}

/** Puts pages under each other. Pure: the same for the same input, and quick for hundreds of pages. */
export function layoutPages({ pageCount, sizes, unit, assumedWidth, turn }: LayoutInput): PageLayout {
  const places: PagePlace[] = []
  let top = PAGE_GAP
  let width = 0
  for (let page = 0; page < pageCount; page += 1) {
    const known = sizes.get(page)
    const size = known
      ? { width: known.width * unit, height: known.height * unit }
      : { width: assumedWidth, height: assumedWidth * DEFAULT_PAGE_RATIO }
    const place = { ...turnSize(size, turn), top }
    places.push(place)
    top += place.height + PAGE_GAP
    width = Math.max(width, place.width)
  }
  return { places, width: width + 2 * PAGE_GAP, height: top }
}

/** The page that lies at a height of the column; the last one that begins above it. */
export function pageAt({ places }: PageLayout, y: number): number {
  let low = 0
  let high = places.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((places[middle]?.top ?? 0) - PAGE_GAP <= y) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}

/** At most so many pages are drawn at once, however small they are. */
export const MAX_DRAWN_PAGES = 10

/** The pages in a stretch of the column with one more at both sides, the first and the last; at most ten. */
export function pagesIn(layout: PageLayout, top: number, height: number): [first: number, last: number] {
  const first = Math.max(0, pageAt(layout, top) - 1)
  const last = Math.min(layout.places.length - 1, pageAt(layout, top + height) + 1)
  return [first, Math.min(last, first + MAX_DRAWN_PAGES - 1)]
}
