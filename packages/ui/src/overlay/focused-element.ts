import { isHtmlElement } from './is-element.ts'
import { pages } from './pages.ts'

/** The element with focus, inside shadow roots and frames of ours too; null when it is a page itself. */
export function focusedElement(): HTMLElement | null {
  let element: Element | null = document.activeElement
  for (let inner: Element | null = element; inner; inner = focusedWithin(inner)) element = inner
  return isHtmlElement(element) && element !== element.ownerDocument.body ? element : null
}

function focusedWithin(element: Element): Element | null {
  if (element.shadowRoot) return element.shadowRoot.activeElement
  return [...pages()].find(({ defaultView }) => defaultView?.frameElement === element)?.activeElement ?? null
}
