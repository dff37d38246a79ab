import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/dom'

export type { Placement }

export interface PositionOptions {
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
 * Keeps a floating element beside its anchor, inside the window, until the returned function is
 * called. It sets styles through the CSSOM, which a strict content security policy allows.
 */
export function keepPosition(
  anchor: Element,
  floating: HTMLElement,
  { placement, gap = 4, matchWidth = false, onAnchorGone }: PositionOptions,
): () => void {
  const middleware = [
    offset(gap),
    flip({ padding: EDGE }),
    shift({ padding: EDGE }),
    size({
      padding: EDGE,
      apply: ({ rects, availableHeight }) => {
        floating.style.setProperty('--available-height', `${Math.max(80, availableHeight)}px`)
        if (matchWidth) floating.style.minWidth = `${rects.reference.width}px`
      },
    }),
  ]
  return autoUpdate(anchor, floating, () => {
    if (!anchor.isConnected) {
      onAnchorGone?.()
      return
    }
    void computePosition(anchor, floating, { strategy: 'fixed', placement, middleware }).then(({ x, y }) => {
      floating.style.left = `${x}px`
      floating.style.top = `${y}px`
    })
  })
}
