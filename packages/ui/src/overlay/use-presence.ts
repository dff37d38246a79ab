'use client'

import { useEffect, useState } from 'react'

/** No time to move for who asked for less motion. */
export const motionMs = (milliseconds: number): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds

/** Stays true for as long as the closing takes after `open` has become false. */
export function usePresence(open: boolean, closeMs: number): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useEffect(() => {
    if (open || !present) return
    const timer = setTimeout(() => setPresent(false), motionMs(closeMs))
    return () => clearTimeout(timer)
  }, [open, present, closeMs])

  return open || present
}
