import type { LayerStack } from './layer-stack.ts'
import { pages } from './pages.ts'

/**
 * Keeps the page behind a dialog from scrolling. It follows from what is open and counts nothing,
 * so a dialog that disappears in whatever way cannot leave the page locked.
 */
export function lockScroll(stack: LayerStack): void {
  stack.subscribe(() => {
    for (const page of pages()) {
      setLocked(
        page,
        stack.getLayers().some(({ dialog }) => dialog?.ownerDocument === page),
      )
    }
  })
}

function setLocked({ documentElement: root, defaultView }: Document, locked: boolean): void {
  if (locked === root.hasAttribute(SCROLL_LOCKED)) return
  // The space of a scroll bar stays, or the page would jump sideways.
  const hasScrollbar = (defaultView?.innerWidth ?? 0) > root.clientWidth
  // In the element itself: a stylesheet in a shadow root does not reach the page.
  root.toggleAttribute(SCROLL_LOCKED, locked)
  root.style.overflow = locked ? 'hidden' : ''
  root.style.scrollbarGutter = locked && hasScrollbar ? 'stable' : ''
}

/** On `<html>` while a dialog is open. */
export const SCROLL_LOCKED = 'data-klopt-scroll-locked'
