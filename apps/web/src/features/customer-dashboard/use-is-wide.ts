import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 900px)'

/** Whether there is room for the invoice beside what can be done. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, isWide, () => false)

const isWide = (): boolean => window.matchMedia(WIDE).matches

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
