'use client'

import type { PointerEvent } from 'react'

/** Tells where the pointer is in an element while it is held down: 0 to 1 from the left and from the top. */
export function useDrag(onMove: (x: number, y: number) => void) {
  const notify = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (distance: number, length: number) => Math.min(1, Math.max(0, distance / length))
    onMove(share(event.clientX - left, width), share(event.clientY - top, height))
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.focus()
      notify(event)
      // Text is not selected along with it, and the focus just given stays.
      event.preventDefault()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) notify(event)
    },
  }
}
