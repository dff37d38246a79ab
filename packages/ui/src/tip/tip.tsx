'use client'

import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useFloatingPlace, type FloatingPair } from '../overlay/use-floating-place.ts'
import { classNames } from '../styles/class-names.ts'
import { tooltip } from '../tooltip/tooltip.css.ts'
import * as styles from './tip.css.ts'

export interface TipProps {
  /** The cell or field it hangs under. */
  anchor: RefObject<HTMLElement | null>
  /** Which edge of the anchor it is aligned with. Default `end`, where figures are. */
  align?: 'start' | 'end'
  /** A few words, a figure, a `Kbd`. */
  children: ReactNode
}

/**
 * What the machine did in a cell, said under it: 'vulde het verschil: 1.998,00'. It shows while it is
 * rendered, is told to a screen reader, and takes neither pointer nor focus. What explains a control
 * on hover is a `Tooltip`.
 */
export function Tip({ anchor, align = 'end', children }: TipProps) {
  const tip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<FloatingPair>()
  const place = useFloatingPlace(shown, { placement: `bottom-${align}` })
  useLayoutEffect(() => {
    const [element, cell] = [tip.current, anchor.current]
    if (!element || !cell) return
    element.showPopover()
    setShown({ anchor: cell, floating: element })
  }, [anchor])
  return (
    <div ref={tip} role="status" popover="manual" style={place} className={classNames(tooltip, styles.tip)}>
      {children}
    </div>
  )
}
