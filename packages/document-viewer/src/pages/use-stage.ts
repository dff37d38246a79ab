import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { centreOf, type Box, type Point, type Size } from '../geometry/box.ts'
import { turnBox, turnedOnce, type Turn } from '../geometry/turn.ts'
import { DEFAULT_PAGE_RATIO, layoutPages, PAGE_GAP, pagesIn, type PageLayout } from './page-layout.ts'
import type { PageSource } from './page-source.ts'
import { usePageSizes } from './use-page-sizes.ts'
import { useRoom } from './use-room.ts'
import { anchorAt, currentPageIn, scrollFor, seenPart, type Anchor, type View } from './view-of.ts'
import { clampZoom, factorOf, type Zoom } from './zoom.ts'

/** The pages as they are shown now, and the ways to move through them. */
export interface Stage {
  layout: PageLayout
  /** The room pages are shown in, in CSS pixels. */
  room: Size
  /** The first and last page that are near enough to be drawn. */
  near: readonly [first: number, last: number]
  /** Zero-based. */
  currentPage: number
  zoom: Zoom
  /** How large pages are, 1 being their default width. */
  factor: number
  turn: Turn
  /** Zooms around a point of the view, by default its middle. */
  zoomTo: (zoom: Zoom, at?: Point) => void
  rotate: () => void
  /** Brings the focus to the pages. */
  focus: () => void
  /** Brings the top of a page to the top of the view; out of range it is the nearest page. */
  showPage: (page: number) => void
  /** The part of a page that is seen, in fractions of it as it is turned now. */
  seenOf: (page: number) => Box
  /** Scrolls no further than needed to see a part of a page. */
  showBox: (page: number, box: Box) => void
}

/** Keeps the pages of a document in place: what one looks at stays where it is when sizes change. */
export function useStage(source: PageSource, scrollerRef: RefObject<HTMLElement | null>, expectedRoom: Size): Stage {
  const room = useRoom(scrollerRef, expectedRoom)
  const [near, setNear] = useState<readonly [number, number]>([0, Math.min(2, source.pageCount - 1)])
  const [currentPage, setCurrentPage] = useState(0)
  const [{ zoom, fittedPage }, setZoom] = useState<{ zoom: Zoom; fittedPage: number }>({
    zoom: { mode: 'start' },
    fittedPage: 0,
  })
  const [turn, setTurn] = useState<Turn>(0)
  const sizes = usePageSizes(source, near)

  const { baseWidth, pageCount } = source
  const unit = baseWidth / (sizes.get(0)?.width ?? baseWidth)
  const factor = factorOf(zoom, baseSize(sizes.get(fittedPage), unit, baseWidth), room, turn)
  const layout = useMemo(
    () => layoutPages({ pageCount, sizes, unit: unit * factor, assumedWidth: baseWidth * factor, turn }),
    [pageCount, sizes, unit, factor, baseWidth, turn],
  )

  const anchor = useRef<Anchor>(startAnchor)
  const look = useCallback(() => {
    const element = scrollerRef.current
    if (!element) return
    const view = viewOf(element, room)
    anchor.current = anchorAt(layout, view, { x: room.width / 2, y: room.height / 3 })
    setNear((before) => sameOr(before, pagesIn(layout, view.top, view.height)))
    setCurrentPage((before) => currentPageIn(layout, view, before))
  }, [scrollerRef, layout, room])

  useLayoutEffect(() => {
    const element = scrollerRef.current
    if (!element || room.width === 0) return
    element.scrollTo({ ...scrollFor(layout, room, anchor.current), behavior: 'instant' })
    // oxlint-disable-next-line react/set-state-in-effect -- What is near is known once the browser has scrolled.
    look()
  }, [scrollerRef, layout, room, look])

  useEffect(() => {
    const element = scrollerRef.current
    element?.addEventListener('scroll', look, { passive: true })
    return () => element?.removeEventListener('scroll', look)
  }, [scrollerRef, look])

  const zoomTo = (next: Zoom, at: Point = { x: room.width / 2, y: room.height / 3 }) => {
    const element = scrollerRef.current
    if (element) anchor.current = anchorAt(layout, viewOf(element, room), at)
    const clamped: Zoom = next.mode === 'factor' ? { mode: 'factor', factor: clampZoom(next.factor) } : next
    setZoom({ zoom: clamped, fittedPage: currentPage })
  }
  const rotate = () => {
    anchor.current = { ...startAnchor, page: currentPage, at: { x: room.width / 2, y: PAGE_GAP } }
    setTurn(turnedOnce)
  }
  const showPage = (page: number) => {
    const wanted = Math.min(Math.max(0, page), pageCount - 1)
    scrollerRef.current?.scrollTo({ top: (layout.places[wanted]?.top ?? 0) - PAGE_GAP, behavior: 'instant' })
    // Not at the event of scrolling: a size that becomes known before it would bring the old place back.
    look()
    setCurrentPage(wanted)
  }
  const showBox = (page: number, box: Box) => {
    const element = scrollerRef.current
    if (!element) return
    scrollToBox(element, layout, room, { page, box: turnBox(box, turn) })
    look()
  }
  const seenOf = (page: number) => {
    const element = scrollerRef.current
    return seenPart(layout, element ? viewOf(element, room) : { top: 0, left: 0, ...room }, page)
  }
  const focus = () => scrollerRef.current?.focus()
  return { focus, layout, room, near, currentPage, zoom, factor, turn, zoomTo, rotate, showPage, showBox, seenOf }
}

/** The top of the first page, in the middle of the view. */
const startAnchor: Anchor = { page: 0, point: { x: 0.5, y: 0 }, at: { x: 0, y: PAGE_GAP } }

/** How large a page is at 100%. */
const baseSize = (size: Size | undefined, unit: number, baseWidth: number): Size =>
  size
    ? { width: size.width * unit, height: size.height * unit }
    : { width: baseWidth, height: baseWidth * DEFAULT_PAGE_RATIO }

const viewOf = (element: HTMLElement, room: Size): View => ({
  top: element.scrollTop,
  left: element.scrollLeft,
  ...room,
})

const sameOr = <Pair extends readonly [number, number]>(before: Pair, now: Pair): Pair =>
  before[0] === now[0] && before[1] === now[1] ? before : now

/** The room kept around what is brought into view, in CSS pixels. */
const AROUND = 48

function scrollToBox(
  element: HTMLElement,
  layout: PageLayout,
  room: Size,
  { page, box }: { page: number; box: Box },
): void {
  const point = centreOf(box)
  const { top, left } = scrollFor(layout, room, { page, point, at: { x: 0, y: 0 } })
  const isSeen =
    top > element.scrollTop + AROUND &&
    top < element.scrollTop + room.height - AROUND &&
    left > element.scrollLeft &&
    left < element.scrollLeft + room.width
  if (isSeen) return
  element.scrollTo({ top: top - room.height / 3, left: left - room.width / 2, behavior: 'instant' })
}
