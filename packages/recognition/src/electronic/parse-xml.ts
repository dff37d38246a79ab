import { SaxesParser } from 'saxes'

/** An XML element, named without its namespace. */
export interface Element {
  name: string
  namespace: string
  text: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
}

/** Deeper and larger than any invoice, and small enough for a file that is made to exhaust memory. */
const DEEPEST = 40
const MOST_ELEMENTS = 200_000

/** The root of an XML text; null when it is damaged, too large, or has a document type (which could name other files). */
export function parseXml(xml: string): Element | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null
  try {
    return parse(xml)
  } catch {
    // What no parser accepts is no invoice; the caller reads the picture of it instead.
    return null
  }
}

function parse(xml: string): Element | null {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: Element[] = []
  let root: Element | null = null
  let count = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1
    if (open.length >= DEEPEST || count > MOST_ELEMENTS) throw new RangeError('This is no invoice.')
    const plain = Object.entries(attributes).map(([name, { value }]) => [name, value])
    const element = { name: local, namespace: uri, text: '', attributes: Object.fromEntries(plain), children: [] }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => open.pop())
  parser.write(xml.replace(/^\ufeff/, '').trimStart()).close()
  return root
}

/** All elements at a path of names such as `Party/PartyName/Name`. */
export function all(element: Element | undefined, path: string): Element[] {
  let found = element ? [element] : []
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name))
  return found
}

/** The first element at a path, whichever branch it is in. */
export function first(element: Element | undefined, path: string): Element | undefined {
  return all(element, path)[0]
}

/** The trimmed text at a path, null when it is absent or empty. */
export function textAt(element: Element | undefined, path: string): string | null {
  return first(element, path)?.text.trim() || null
}
