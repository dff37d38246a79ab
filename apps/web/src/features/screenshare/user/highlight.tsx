import { useEffect, useRef } from 'react'
import * as styles from './overlay.css.ts'

const AROUND_PX = 4
/** What the hint needs above the ring. */
const HINT_PX = 28
/** Half of what it needs to the left of the middle of the ring. */
const HALF_HINT_PX = 40

export interface HighlightProps {
  element: Element
  /** What the ring is for, in two words. */
  hint: string
  onGone: () => void
}

/** A ring around an element of the page, wherever that moves. */
export function Highlight({ element, hint, onGone }: HighlightProps) {
  const ring = useRef<HTMLDivElement>(null)
  const latest = useRef(onGone)
  useEffect(() => {
    latest.current = onGone
  })
  useEffect(() => {
    let frame = 0
    const place = () => {
      if (!element.isConnected) return latest.current()
      const { left, top, width, height } = element.getBoundingClientRect()
      if (ring.current) {
        ring.current.hidden = width === 0 && height === 0
        ring.current.dataset['below'] = String(top < HINT_PX)
        ring.current.dataset['left'] = String(left + width / 2 < HALF_HINT_PX)
        ring.current.style.transform = `translate(${left - AROUND_PX}px, ${top - AROUND_PX}px)`
        ring.current.style.width = `${width + 2 * AROUND_PX}px`
        ring.current.style.height = `${height + 2 * AROUND_PX}px`
      }
      frame = requestAnimationFrame(place)
    }
    place()
    return () => cancelAnimationFrame(frame)
  }, [element])
  return (
    <div ref={ring} aria-hidden className={styles.ring}>
      <span className={styles.hint}>{hint}</span>
    </div>
  )
}
