import type { LayerStack } from './layer-stack.ts'

let host: HTMLElement | undefined

/**
 * The element toasts, announcements and the tooltip live in. A modal dialog makes everything
 * outside it unreachable and unheard, so this element always sits in the dialog on top.
 */
export function overlayHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div')
    host.dataset.kloptOverlayHost = ''
  }
  return host
}

/** Marks the place for the host at the end of a dialog, after what one came for. */
export const hostSlot = { 'data-klopt-host-slot': '' }

export const isInOverlayHost = (path: readonly EventTarget[]): boolean => host !== undefined && path.includes(host)

/** Puts the host where it can be reached, now and after each change of the stack; else in `home`. */
export function keepHostReachable(stack: LayerStack, home: HTMLElement): () => void {
  const place = () => {
    const dialog = stack.getLayers().findLast((layer) => layer.dialog)?.dialog
    const parent = dialog?.querySelector('[data-klopt-host-slot]') ?? home
    const element = overlayHost()
    if (element.parentNode === parent) return
    const shown = [...element.querySelectorAll<HTMLElement>(':popover-open')]
    parent.append(element)
    // What moved has left the top layer; shown again it lies above the dialog.
    for (const popover of shown) popover.showPopover()
  }
  place()
  const stop = stack.subscribe(place)
  return () => {
    stop()
    overlayHost().remove()
  }
}
