const CLICKABLE =
  'a[href], button, input, select, textarea, label, summary, [role=button], [role=link], [role=tab], [role=option], [role=menuitem], [role=checkbox], [role=radio], [role=switch], [tabindex="0"]'

export interface Shown {
  readonly element: HTMLElement
  /** A click there does something: the operator asks for it. Else it is only pointed out. */
  readonly isClickable: boolean
}

/** A part of the page that is worth pointing out is no larger than this share of the window. */
const LARGEST = 0.5

/** What an operator means who clicks at this place of the page; null where there is nothing to show. */
export function shownAt(element: Element | null): Shown | null {
  const clickable = clickableAt(element)
  if (clickable) return { element: clickable, isClickable: true }
  if (!(element instanceof HTMLElement)) return null
  const { width, height } = element.getBoundingClientRect()
  const isPart = width * height <= LARGEST * window.innerWidth * window.innerHeight
  return isPart ? { element, isClickable: false } : null
}

/** What a click at this place of the page would be on; null where it would do nothing. */
const clickableAt = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>(CLICKABLE) ?? null
