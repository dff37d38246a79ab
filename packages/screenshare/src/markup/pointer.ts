import type { Pointer } from '../events/index.ts'
import { elementAt, pathOf } from './path.ts'

/** A place in the viewport, with the element there and where in it, so that another viewport finds it too. */
export function pointerOf(element: Element | null, x: number, y: number): Pointer {
  const rect = element?.getBoundingClientRect()
  const share = (from: number, size: number) => (size > 0 ? Math.min(1, Math.max(0, from / size)) : 0)
  return {
    x: Math.round(x),
    y: Math.round(y),
    path: pathOf(element),
    dx: rect ? share(x - rect.left, rect.width) : 0,
    dy: rect ? share(y - rect.top, rect.height) : 0,
  }
}

export interface Located {
  /** CSS pixels from the corner of this viewport. */
  x: number
  y: number
  /** What was pointed at; null when this page has nothing there. */
  element: Element | null
}

/** Where a pointer of the other side is on this page: in its element, else at the same place in the viewport. */
export function locate(document: Document, { x, y, path, dx, dy }: Pointer): Located {
  const element = elementAt(document, path)
  const rect = element?.getBoundingClientRect()
  if (!element || !rect || rect.width === 0 || rect.height === 0) return { x, y, element: null }
  return { x: rect.left + dx * rect.width, y: rect.top + dy * rect.height, element }
}

/** The innermost element at a place of the viewport, in open shadow roots too. */
export function elementFrom(document: Document, x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y)
  for (let root = found?.shadowRoot; root; root = found?.shadowRoot) {
    const inside = root.elementFromPoint(x, y)
    if (!inside || inside === found) break
    found = inside
  }
  return found
}
