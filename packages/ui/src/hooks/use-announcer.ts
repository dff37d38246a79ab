'use client'

import { useCallback, useRef } from 'react'

/** Says something to who cannot see it happen: `status` is for an empty `<p role="status">` that is always there. */
export function useAnnouncer() {
  const status = useRef<HTMLParagraphElement>(null)
  const announce = useCallback((text: string) => {
    if (status.current) status.current.textContent = text
  }, [])
  return { status, announce }
}
