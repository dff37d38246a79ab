'use client'

import { useLayoutEffect, type RefObject } from 'react'

/** Keeps an element at the foot of the window above the keyboard of a phone, which lies over the page: `--keyboard` is its height. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport
    const measure = () => {
      // Enlarged with two fingers the part in sight is smaller too, and stands anywhere.
      const isZoomed = (viewport?.scale ?? 1) > 1
      const covered = isZoomed || !viewport ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    viewport?.addEventListener('resize', measure)
    return () => viewport?.removeEventListener('resize', measure)
  }, [element])
}
