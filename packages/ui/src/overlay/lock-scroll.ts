import type { LayerStack } from './layer-stack.ts'

/**
 * Keeps the page behind a dialog from scrolling. It follows from what is open and counts nothing,
 * so a dialog that disappears in whatever way cannot leave the page locked.
 */
export function lockScroll(stack: LayerStack): void {
  stack.subscribe(() => {
    const root = document.documentElement
    const locked = stack.getLayers().some(({ dialog }) => dialog !== undefined)
    if (locked === root.hasAttribute(SCROLL_LOCKED)) return
    // The space of a scroll bar stays, or the page would jump sideways.
    const hasScrollbar = window.innerWidth > root.clientWidth
    // In the element itself: a stylesheet in a shadow root does not reach the page.
    root.toggleAttribute(SCROLL_LOCKED, locked)
    root.style.overflow = locked ? 'hidden' : ''
    root.style.scrollbarGutter = locked && hasScrollbar ? 'stable' : ''
  })
}

/** On `<html>` while a dialog is open. */
export const SCROLL_LOCKED = 'data-klopt-scroll-locked'
