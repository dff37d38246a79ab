'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * Follows `active`, but once true stays so for at least `minimumMs`: what flashes past is not read.
 */
export function useHeldTrue(active: boolean, minimumMs: number): boolean {
  const [held, setHeld] = useState(active)
  const since = useRef(0)
  if (active && !held) setHeld(true)

  useEffect(() => {
    if (active) {
      since.current = performance.now()
      return
    }
    if (!held) return
    const remaining = since.current + minimumMs - performance.now()
    const timer = setTimeout(() => setHeld(false), Math.max(0, remaining))
    return () => clearTimeout(timer)
  }, [active, held, minimumMs])

  return held
}
