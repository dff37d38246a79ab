import { useLayoutEffect, useRef } from 'react'
import { kbd } from '../kbd/kbd.css.ts'
import { serveTooltips } from './serve-tooltips.ts'
import * as styles from './tooltip.css.ts'

/** The one tooltip of the page, for every element that carries the attribute of a tooltip. */
export function SharedTooltip() {
  const tooltip = useRef<HTMLDivElement>(null)
  // Before the first paint: what can be seen can be pointed at.
  useLayoutEffect(() => (tooltip.current ? serveTooltips(tooltip.current) : undefined), [])
  return (
    <div ref={tooltip} id="klopt-tooltip" role="tooltip" popover="manual" className={styles.tooltip}>
      <span className={styles.text} />
      {/* The role of what it belongs to says already which key presses it. */}
      <span className={styles.keyHint} hidden aria-hidden>
        <kbd className={kbd} />
        <span />
      </span>
    </div>
  )
}
