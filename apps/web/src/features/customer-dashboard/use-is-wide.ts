import { useSyncExternalStore } from 'react'

const wide = '(min-width: 900px)'

/** Whether there is room for the paper beside what can be done. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, isWide, () => false)

const isWide = (): boolean => window.matchMedia(wide).matches

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
