import type { RefObject } from 'react'
import { focusedElement } from './focused-element.ts'
import { overlayHost } from './host-element.ts'
import { isHtmlElement, isShadowRoot } from './is-element.ts'
import { isTabbable, tabbableIn } from './tabbable.ts'
import { SCROLLS_MARK } from './use-scroll-by-keyboard.ts'

export { focusedElement }

/** Marks the cross, which is the last thing in a dialog to get focus by itself. */
export const closeMark = { 'data-klopt-close': '' }

/** Brings focus into a dialog: to what is wanted, else to the first thing that is not the cross. A long text is read from its top: there the cross has it, and the text the next Tab. */
export function focusFirst(dialog: HTMLElement, wanted: RefObject<HTMLElement | null> | undefined): void {
  // A toast that shows sits in the dialog on top too, and is not what one came for.
  const tabbable = tabbableIn(dialog).filter((candidate) => !overlayHost().contains(candidate))
  const first = tabbable.find((candidate) => !candidate.matches('[data-klopt-close]'))
  const usual = first?.hasAttribute(SCROLLS_MARK) ? tabbable[0] : (first ?? tabbable[0])
  const target = wanted?.current ?? dialog.querySelector<HTMLElement>('[data-autofocus]') ?? usual ?? dialog
  target.focus({ preventScroll: true })
}

/** Where focus was when an overlay opened, nearest first: the element, then what it lay in. */
export type FocusOrigin = readonly HTMLElement[]

const originOfDialog = new WeakMap<Node, FocusOrigin>()

/**
 * Remembers where focus is, for a dialog about to open. When that place lies in another dialog, the
 * origin of that one follows, so that focus finds its way back when both are gone.
 */
export function rememberFocus(dialog: HTMLElement): FocusOrigin {
  const path: HTMLElement[] = []
  for (let node: Node | null = focusedElement(); node; node = parentOf(node)) {
    if (node === node.ownerDocument?.body) break
    if (isHtmlElement(node)) path.push(node)
    path.push(...(originOfDialog.get(node) ?? []))
  }
  originOfDialog.set(dialog, path)
  return path
}

const parentOf = (node: Node): Node | null => (isShadowRoot(node) ? node.host : node.parentNode)

/**
 * Brings focus back. When the element is gone (the row was deleted, the outer dialog closed) focus
 * goes to the nearest place that is still there, instead of to the top of the page.
 */
export function returnFocus(origin: FocusOrigin): void {
  tryReturn(origin)
  // React cleans up before it removes: the element may be gone by the end of this task.
  queueMicrotask(() => {
    if (!focusedElement()) tryReturn(origin)
  })
}

function tryReturn([origin, ...around]: FocusOrigin): void {
  if (origin && focusOn(origin)) return
  for (const element of around) {
    const nearest = isTabbable(element) ? element : tabbableIn(element)[0]
    if (nearest && focusOn(nearest)) return
  }
}

/** A dialog that is closing is still there to see, but no place to be. */
function focusOn(element: HTMLElement): boolean {
  if (!element.isConnected || element.closest('[inert], dialog:not([open])')) return false
  element.focus({ preventScroll: true })
  return focusedElement() === element
}
