import { useEffect, useRef, type RefObject } from 'react'

/** Puts the focus on the row of the chosen line when a key or booking chose it, as soon as the row is there. */
export function useLineFocus(list: RefObject<HTMLElement | null>): () => void {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current) return
    const row = list.current?.querySelector<HTMLElement>('tr[aria-current="true"]')
    if (!row) return
    isWanted.current = false
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })
  return () => {
    isWanted.current = true
  }
}
