import { useEffect, useRef } from 'react'
import * as styles from './overlay.css.ts'

const around_px = 4
/** What the hint needs above the ring. */
const hint_px = 28

/** A ring around an element of the page, wherever that moves, with 'Klik hier'. */
export function Highlight({ element, onGone }: { element: Element; onGone: () => void }) {
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
        ring.current.dataset['below'] = String(top < hint_px)
        ring.current.style.transform = `translate(${left - around_px}px, ${top - around_px}px)`
        ring.current.style.width = `${width + 2 * around_px}px`
        ring.current.style.height = `${height + 2 * around_px}px`
      }
      frame = requestAnimationFrame(place)
    }
    place()
    return () => cancelAnimationFrame(frame)
  }, [element])
  return (
    <div ref={ring} aria-hidden className={styles.ring}>
      <span className={styles.hint}>Klik hier</span>
    </div>
  )
}
