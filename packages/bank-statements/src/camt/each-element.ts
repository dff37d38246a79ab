import { SaxesParser } from 'saxes'
import { damaged, Refusal } from '../refusal.ts'
import { decodeXml } from './decode-xml.ts'
import type { Element } from './element.ts'

/** Deeper than any such message goes. */
const DEEPEST = 60

/**
 * Hands over each element with one of these names as a tree, wherever it stands; what stands within one is not handed over by
 * itself. Throws a Refusal for what is no XML, is cut off or has a document type.
 */
export function eachElement(bytes: Uint8Array, names: readonly string[], onElement: (element: Element) => void): void {
  const xml = decodeXml(bytes)
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) {
    throw new Refusal('doctype', 'Dit bestand bevat een documenttype (DOCTYPE). Dat is niet veilig om te lezen.')
  }
  const parser = new SaxesParser({ xmlns: false, position: false })
  const open: Element[] = []
  let depth = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > DEEPEST) throw damaged('de opbouw')
    const name = tag.name.slice(tag.name.indexOf(':') + 1)
    if (open.length > 0 || names.includes(name)) {
      open.push({ name, text: '', attributes: tag.attributes, children: [] })
    }
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  })
  parser.on('closetag', () => {
    depth -= 1
    const closed = open.pop()
    if (closed === undefined) return
    const parent = open.at(-1)
    if (parent === undefined) onElement(closed)
    else parent.children.push(closed)
  })
  try {
    parser.write(xml).close()
  } catch (error) {
    throw error instanceof Refusal ? error : damaged('de opbouw van de XML')
  }
}
