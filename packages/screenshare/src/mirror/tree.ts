import { marks } from '../markup/attributes.ts'
import { isDrawing, kindOf } from '../markup/elements.ts'
import { cleanCss } from './clean-css.ts'
import { safeAttributes } from './safe-attributes.ts'
import { createTopLayer } from './top-layer.ts'

/** The changes do not fit on what the mirror has; a whole capture is needed. */
export class Mismatch extends Error {}

/** The tree of the mirror, made of allowed elements and attributes alone, and changed as little as needed. */
export interface Tree {
  /** Makes the whole page as in this document, which nobody sees. */
  replace: (page: Document) => void
  /** The page around the chunks, with other chunks kept: the chunk numbered 0. */
  patchPage: (page: Document) => void
  /** One chunk; throws a `Mismatch` when there is none of this number. */
  patch: (id: number, source: Element) => void
  /** To be called after the last change of a capture. */
  settle: () => void
}

const HTML = 'http://www.w3.org/1999/xhtml'
const DRAWING = 'http://www.w3.org/2000/svg'

export function createTree(document: Document): Tree {
  const chunks = new Map<number, Element>()
  const numbers = new WeakMap<Node, number>()
  const topLayer = createTopLayer()

  function build(source: Node): Node | null {
    if (source.nodeType === 3) return document.createTextNode(source.nodeValue ?? '')
    if (source.nodeType !== 1 || !isAllowed(source as Element)) return null
    const { namespaceURI, localName } = source as Element
    const element = document.createElementNS(namespaceURI, localName)
    const id = numberOf(source)
    if (id !== null) {
      chunks.set(id, element)
      numbers.set(element, id)
    }
    dress(element, source as Element)
    fill(element, source as Element)
    return element
  }

  /** Gives an element the attributes of another, and takes those it has no more. */
  function dress(element: Element, source: Element): void {
    const { attributes, top } = safeAttributes(source)
    for (const { name } of Array.from(element.attributes)) {
      if (!attributes.has(name) && name !== 'popover' && !(name === 'open' && top === 'modal'))
        element.removeAttribute(name)
    }
    for (const [name, value] of attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    topLayer.set(element as HTMLElement, top)
  }

  function fill(element: Element, source: Element): void {
    if (element.localName === 'template') return
    if (element.localName === 'style') {
      element.textContent = cleanCss(source.textContent)
      return
    }
    const shadow = shadowOf(source)
    if (shadow) {
      const root = element.shadowRoot ?? attach(element)
      if (root) reconcile(root, shadow)
    }
    if (element.firstChild || hasTemplate(source)) reconcile(element, source)
    else for (let child = source.firstChild; child; child = child.nextSibling) append(element, child)
  }

  function append(parent: Element, source: Node): void {
    const built = build(source)
    if (built) parent.appendChild(built)
  }

  /** Makes the children of a node those of another: what is kept is not touched, what is alike is changed. */
  function reconcile(target: Element | ShadowRoot, source: Node): void {
    const wanted = [...source.childNodes].flatMap(wantedOf)
    const kept = new Set(wanted.filter((item) => item.kept).map(({ node }) => node))
    let before: Node | null = null
    // Asked anew each time: what is built may take what was next.
    const next = (): ChildNode | null => (before ? before.nextSibling : target.firstChild)
    for (const item of wanted) {
      let at = next()
      if (item.kept) {
        while (at && at !== item.node && !kept.has(at)) at = removed(at)
        if (at !== item.node) target.insertBefore(item.node, at)
        before = item.node
      } else if (at && !kept.has(at) && isAlike(at, item.node)) {
        change(at, item.node)
        before = at
      } else {
        const built = build(item.node)
        if (built) before = target.insertBefore(built, next())
      }
    }
    for (let at = next(); at;) at = removed(at)
  }

  function wantedOf(node: Node): { kept: boolean; node: Node }[] {
    if (node.nodeType !== 1 || (node as Element).localName !== 'template') return [{ kept: false, node }]
    const range = (node as Element).getAttribute(marks.keep)
    if (range !== null) return keptOf(range).map((element) => ({ kept: true, node: element }))
    return numberOf(node) === null ? [] : [{ kept: false, node }]
  }

  function keptOf(range: string): Element[] {
    const [first = '', last = first] = range.split('-')
    const step = Number(last) < Number(first) ? -1 : 1
    const found: Element[] = []
    for (let id = Number(first); ; id += step) {
      const element = chunks.get(id)
      if (!element) throw new Mismatch(`chunk ${id} is not there`)
      found.push(element)
      if (id === Number(last)) break
    }
    return found
  }

  function isAlike(at: Node, source: Node): boolean {
    if (at.nodeType === 3 || source.nodeType === 3) return at.nodeType === source.nodeType
    if (at.nodeType !== 1 || source.nodeType !== 1 || numbers.has(at) || numberOf(source) !== null) return false
    return isSameKind(at as Element, source as Element)
  }

  const isSameKind = (at: Element, source: Element) =>
    at.localName === source.localName &&
    at.namespaceURI === source.namespaceURI &&
    isAllowed(source) &&
    (at.shadowRoot !== null) === (shadowOf(source) !== null)

  function change(at: Node, source: Node): void {
    if (at.nodeType === 3) {
      if (at.nodeValue !== source.nodeValue) at.nodeValue = source.nodeValue
      return
    }
    dress(at as Element, source as Element)
    fill(at as Element, source as Element)
  }

  function patchPage(page: Document): void {
    dress(document.documentElement, page.documentElement)
    dress(document.body, page.body)
    reconcile(document.body, page.body)
  }

  return {
    patchPage,
    replace: (page) => {
      chunks.clear()
      patchPage(page)
    },
    patch: (id, source) => {
      const element = chunks.get(id)
      if (!element || numberOf(source) !== id) throw new Mismatch(`chunk ${id} is not there`)
      if (isSameKind(element, source)) return change(element, source)
      const built = build(source)
      if (built) element.replaceWith(built)
    },
    settle: () => {
      for (const [id, element] of chunks) if (!element.isConnected) chunks.delete(id)
      topLayer.raise()
    },
  }
}

function isAllowed({ localName, namespaceURI }: Element): boolean {
  if (namespaceURI === DRAWING) return isDrawing(localName)
  if (namespaceURI !== HTML || localName === 'html' || localName === 'body') return false
  // Styles only come out of a shadow root, and a template is an element that is not shown.
  return (kindOf(localName) !== null && localName !== 'iframe') || localName === 'style' || localName === 'template'
}

/** Whether children are not all to be made: some are kept, or stand for a shadow root. */
function hasTemplate(source: Element): boolean {
  for (let child = source.firstElementChild; child; child = child.nextElementSibling) {
    if (child.localName === 'template') return true
  }
  return false
}

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling
  node.remove()
  return next
}

function attach(element: Element): ShadowRoot | null {
  try {
    return element.attachShadow({ mode: 'open' })
  } catch {
    // Not every element may have one, whatever a forged capture says.
    return null
  }
}

function numberOf(node: Node): number | null {
  const value = node.nodeType === 1 ? (node as Element).getAttribute(marks.chunk) : null
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : null
}

function shadowOf(source: Node): DocumentFragment | null {
  const first = source.firstChild
  const isShadow = first?.nodeType === 1 && (first as Element).getAttribute('shadowrootmode') === 'open'
  return isShadow && (first as Element).localName === 'template' ? (first as HTMLTemplateElement).content : null
}
