'use client'

import { autoUpdate, flip, offset, shift, size, useFloating, type Placement } from '@floating-ui/react'
import type { CSSProperties } from 'react'
import { isElement } from './is-element.ts'
import { useLatest } from './use-latest.ts'

export type { Placement }

/** What floats and what it floats beside, once both are shown. */
export interface FloatingPair {
  anchor: Element
  floating: HTMLElement
}

export interface FloatingPlaceOptions {
  placement: Placement
  /** Distance to the anchor in px. Default 4. */
  gap?: number | undefined
  /** At least as wide as the anchor. */
  matchWidth?: boolean | undefined
  /** Called when the anchor has left the document. */
  onAnchorGone?: (() => void) | undefined
}

/** Distance to the edge of the window in px. */
const EDGE = 8

/**
 * Where what floats stands: beside its anchor and inside the window, as long as there is a pair. A style object, which
 * React sets through the CSSOM, as a strict content security policy allows.
 */
export function useFloatingPlace(pair: FloatingPair | undefined, options: FloatingPlaceOptions): CSSProperties {
  const { placement, gap = 4, matchWidth = false, onAnchorGone } = options
  const gone = useLatest(onAnchorGone)
  const { floatingStyles } = useFloating({
    strategy: 'fixed',
    transform: false,
    placement,
    elements: { reference: pair?.anchor ?? null, floating: pair?.floating ?? null },
    middleware: [
      offset(gap),
      flip({ padding: EDGE }),
      shift({ padding: EDGE }),
      size({
        padding: EDGE,
        apply: ({ rects, availableHeight, elements }) => {
          elements.floating.style.setProperty('--available-height', `${Math.max(80, availableHeight)}px`)
          if (matchWidth) elements.floating.style.minWidth = `${rects.reference.width}px`
        },
      }),
    ],
    whileElementsMounted: (anchor, floating, update) =>
      autoUpdate(anchor, floating, () => {
        if (isElement(anchor) && !anchor.isConnected) gone.current?.()
        else update()
      }),
  })
  return floatingStyles
}
