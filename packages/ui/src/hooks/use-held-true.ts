'use client'

import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../overlay/use-latest.ts'

/**
 * Follows `active`, but once true stays so for at least `minimumMs`: what flashes past is not read. When `isOver` says so as it
 * ends, nobody looks at it any more and it ends at once.
 */
export function useHeldTrue(active: boolean, minimumMs: number, isOver: () => boolean): boolean {
  const [held, setHeld] = useState(active)
  const since = useRef(0)
  const latestIsOver = useLatest(isOver)
  if (active && !held) setHeld(true)

  useEffect(() => {
    if (active) {
      since.current = performance.now()
      return
    }
    if (!held) return
    const remaining = latestIsOver.current() ? 0 : since.current + minimumMs - performance.now()
    const timer = setTimeout(() => setHeld(false), Math.max(0, remaining))
    return () => clearTimeout(timer)
  }, [active, held, minimumMs, latestIsOver])

  return held
}
