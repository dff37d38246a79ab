import { isDrawing, kindOf } from './elements.ts'

const LONGEST = 1000
const BODY = ''

/**
 * Where an element is, in numbers that hold in the page and in its mirror: the places below `body`
 * among the elements that a capture holds, with `s` for going into a shadow root. '' for the body and
 * for what is nowhere.
 */
export function pathOf(element: Element | null): string {
  const steps: (string | number)[] = []
  for (let at = element; at && at !== at.ownerDocument.body;) {
    const parent: ParentNode | null = at.parentNode
    if (!parent) return BODY
    steps.push(placeOf(at))
    if (isShadowRoot(parent)) {
      steps.push('s')
      at = parent.host
    } else {
      at = parent.nodeType === 1 ? (parent as Element) : null
    }
  }
  const path = steps.toReversed().join('.')
  return path.length > LONGEST ? BODY : path
}

/** The element at a path, or null where there is none. */
export function elementAt(document: Document, path: string): Element | null {
  let at: Element | ShadowRoot | null = path === BODY ? null : document.body
  for (const step of path.split('.')) {
    if (!at) return null
    at = step === 's' ? (at as Element).shadowRoot : childAt(at, Number(step))
  }
  return at && isShadowRoot(at) ? null : at
}

/** Whether a capture holds an element of this page, whatever it holds of what is inside. */
export function isKept(element: Element): boolean {
  const name = element.localName
  if (kindOf(name) === null && !(element.namespaceURI !== HTML_NAMESPACE && isDrawing(name))) return false
  if (name === 'input' && (element as HTMLInputElement).type === 'hidden') return false
  return element.getAttribute('data-privacy') !== 'ignore'
}

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/** Of whichever window: a document in a frame has a ShadowRoot class of its own. */
const isShadowRoot = (node: Node): node is ShadowRoot => node.nodeType === 11

function placeOf(element: Element): number {
  let place = 0
  for (let before = element.previousElementSibling; before; before = before.previousElementSibling) {
    if (isKept(before)) place += 1
  }
  return place
}

function childAt(parent: Element | ShadowRoot, place: number): Element | null {
  let left = place
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    if (!isKept(child)) continue
    if (left === 0) return child
    left -= 1
  }
  return null
}
