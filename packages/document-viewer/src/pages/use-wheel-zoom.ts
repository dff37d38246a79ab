import { useEffect, useRef, type RefObject } from 'react'
import type { Point } from '../geometry/box.ts'

/** How much a turn of the wheel zooms: a notch of a mouse, 100, is a fifth. */
const PER_PIXEL = 0.002
/** Lines of a wheel that counts in lines, in pixels. */
const LINE_PX = 33

/** Zooms with Ctrl and the wheel, or two fingers on a touchpad, around the pointer. */
export function useWheelZoom(
  scroller: RefObject<HTMLElement | null>,
  onZoom: (times: number, at: Point) => void,
): void {
  const latest = useRef(onZoom)
  useEffect(() => {
    latest.current = onZoom
  })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      // Else the browser would zoom the whole page.
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY
      const { left, top } = element.getBoundingClientRect()
      latest.current(Math.exp(-pixels * PER_PIXEL), { x: event.clientX - left, y: event.clientY - top })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [scroller])
}
