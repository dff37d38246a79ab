import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Whether a screen may be seen is decided before it is fetched. Through somebody else's eyes, or one's own again, that is
 * decided anew: else what was refused to them stays refused to oneself.
 */
export function useGuardsAgain(actingAs: number | null): void {
  const router = useRouter()
  const decidedFor = useRef(actingAs)
  useEffect(() => {
    if (decidedFor.current === actingAs) return
    decidedFor.current = actingAs
    void router.invalidate()
  }, [actingAs, router])
}
