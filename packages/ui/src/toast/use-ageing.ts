'use client'

import { useEffect, type RefObject } from 'react'
import { overlays } from '../overlay/overlays.ts'
import { TOAST_CHECK_MS } from '../overlay/toast-queue.ts'

/**
 * Lets toasts grow old, except while they are being read. Each check looks at what is the case now,
 * so that a toast closed under the pointer cannot leave the others waiting for ever.
 */
export function useAgeing(active: boolean, region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => {
      if (!isBeingRead(region.current)) overlays.toasts.age(TOAST_CHECK_MS)
    }, TOAST_CHECK_MS)
    return () => clearInterval(timer)
  }, [active, region])
}

function isBeingRead(region: HTMLElement | null): boolean {
  if (!region) return false
  // On a touch screen `:hover` stays where the last tap was.
  const hovered = matchMedia('(hover: hover)').matches && region.matches(':hover')
  return hovered || document.hidden || region.querySelector(':focus-visible') !== null
}
