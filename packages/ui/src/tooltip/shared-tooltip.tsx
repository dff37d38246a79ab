'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { kbd } from '../kbd/kbd.css.ts'
import { useFloatingPlace, type FloatingPair, type FloatingPlaceOptions } from '../overlay/use-floating-place.ts'
import type { KeepBeside } from './create-shared-tooltip.ts'
import { serveTooltips } from './serve-tooltips.ts'
import * as styles from './tooltip.css.ts'

/** The one tooltip of the page, for every element that carries the attribute of a tooltip. */
export function SharedTooltip() {
  const tooltip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ pair: FloatingPair; options: FloatingPlaceOptions }>()
  const place = useFloatingPlace(shown?.pair, shown?.options ?? { placement: 'top' })
  // Before the first paint: what can be seen can be pointed at.
  useLayoutEffect(() => {
    // At once, so that it is never seen where it was before.
    const keepBeside: KeepBeside = (pair, options) => {
      flushSync(() => setShown({ pair, options }))
      return () => setShown(undefined)
    }
    return tooltip.current ? serveTooltips(tooltip.current, keepBeside) : undefined
  }, [])
  return (
    <div ref={tooltip} id="klopt-tooltip" role="tooltip" popover="manual" style={place} className={styles.tooltip}>
      <span className={styles.text} />
      {/* The role of what it belongs to says already which key presses it. */}
      <span className={styles.keyHint} hidden aria-hidden>
        <kbd className={kbd} />
        <span />
      </span>
    </div>
  )
}
