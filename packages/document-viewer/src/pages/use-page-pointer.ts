import { useEffect, useRef, type RefObject } from 'react'
import { boxAround, type Box, type Point } from '../geometry/box.ts'
import { unturnPoint, type Turn } from '../geometry/turn.ts'

interface PagePointer {
  turn: Turn
  /** A drag draws a box whether or not Shift is held. */
  isDrawing: boolean
  /** Whether boxes can be drawn at all. */
  canDraw: boolean
  /** A press on a page that moved nothing and chose no text. */
  onTap: () => void
  /** While a box is being drawn, and null when it is given up. */
  onDraw: (drawn: DrawnBox | null) => void
  onDrawn: (drawn: DrawnBox) => void
}

/** A part of a page that was drawn, in fractions of the page as it is shown unturned. */
export interface DrawnBox {
  page: number
  box: Box
}

/** A hand is not quite still while it presses, in CSS pixels. */
const STILL_PX = 4

/** What stands on a page and takes presses itself. */
const OWN_PRESS = 'button, a, input, [role="dialog"], [popover]'

/** Pressing, dragging and drawing on the pages. A drag that begins on text selects text, as everywhere. */
export function usePagePointer(scroller: RefObject<HTMLElement | null>, input: PagePointer): void {
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const stopping = new AbortController()
    const { signal } = stopping
    const onDown = (event: PointerEvent) => {
      const target = event.target instanceof Element ? event.target : undefined
      const page = target?.closest<HTMLElement>('[data-page]')
      if (event.button !== 0 || !target || target.closest(OWN_PRESS)) return
      const { canDraw, isDrawing } = latest.current
      if (page && canDraw && (isDrawing || event.shiftKey)) draw(event, page, latest, signal)
      else if (page) pressOrPan(event, element, latest, signal)
    }
    element.addEventListener('pointerdown', onDown, { signal })
    return () => stopping.abort()
  }, [scroller])
}

type Latest = RefObject<PagePointer>

/** Follows a pointer until it is let go of. */
function follow(
  start: PointerEvent,
  on: { move: (event: PointerEvent) => void; end: (event: PointerEvent) => void },
  signal: AbortSignal,
) {
  const ending = new AbortController()
  const until = { signal: AbortSignal.any([ending.signal, signal]) }
  const mine = (event: PointerEvent) => event.pointerId === start.pointerId
  window.addEventListener('pointermove', (event) => mine(event) && on.move(event), until)
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(
      type,
      (event) => {
        if (!mine(event)) return
        ending.abort()
        on.end(event)
      },
      until,
    )
}

const distance = (one: PointerEvent, other: PointerEvent) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

function pressOrPan(start: PointerEvent, scroller: HTMLElement, latest: Latest, signal: AbortSignal): void {
  const { scrollTop, scrollLeft } = scroller
  const isOnText = start.target instanceof Element && start.target.matches('.textLayer *')
  // A finger scrolls by itself.
  const pans = start.pointerType === 'mouse' && !isOnText
  if (pans) start.preventDefault()
  if (pans) scroller.focus({ preventScroll: true })
  if (pans) getSelection()?.empty()
  let hasMoved = false
  follow(
    start,
    {
      move: (event) => {
        hasMoved ||= distance(start, event) > STILL_PX
        if (!pans || !hasMoved) return
        scroller.dataset['panning'] = ''
        scroller.scrollTo({
          top: scrollTop - (event.clientY - start.clientY),
          left: scrollLeft - (event.clientX - start.clientX),
          behavior: 'instant',
        })
      },
      end: (event) => {
        delete scroller.dataset['panning']
        if (event.type === 'pointerup' && !hasMoved && (getSelection()?.isCollapsed ?? true)) latest.current.onTap()
      },
    },
    signal,
  )
}

function draw(start: PointerEvent, page: HTMLElement, latest: Latest, signal: AbortSignal): void {
  start.preventDefault()
  const from = pointIn(page, start, latest.current.turn)
  const drawnTo = (event: PointerEvent): DrawnBox => ({
    page: Number(page.dataset['page']),
    box: boxAround([from, pointIn(page, event, latest.current.turn)]),
  })
  follow(
    start,
    {
      move: (event) => latest.current.onDraw(drawnTo(event)),
      end: (event) => {
        if (event.type === 'pointerup' && distance(start, event) > STILL_PX) latest.current.onDrawn(drawnTo(event))
        else latest.current.onDraw(null)
      },
    },
    signal,
  )
}

/** Where a pointer is on a page that may be turned; never outside of it. */
function pointIn(page: HTMLElement, { clientX, clientY }: PointerEvent, turn: Turn): Point {
  const { left, top, width, height } = page.getBoundingClientRect()
  const part = (value: number) => Math.min(1, Math.max(0, value))
  return unturnPoint({ x: part((clientX - left) / width), y: part((clientY - top) / height) }, turn)
}
