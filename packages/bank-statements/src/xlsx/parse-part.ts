import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { damaged, Refusal, unknownFormat } from '../refusal.ts'

export interface PartHandlers {
  onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void
  /** With the text that stood directly in the element. */
  onClose?: (name: string, text: string) => void
}

/**
 * Parses one XML part of a spreadsheet as a stream of elements, named without namespace.
 * @throws Refusal for a document type or damage.
 */
export function parsePart(bytes: Uint8Array, { onOpen, onClose }: PartHandlers): void {
  const xml = new TextDecoder().decode(bytes)
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY'))
    throw unknownFormat('Dit spreadsheet is niet veilig te lezen.')
  const parser = new SaxesParser({ xmlns: false, position: false })
  const texts: string[] = []
  parser.on('error', () => {
    throw damaged('de opbouw van het spreadsheet')
  })
  parser.on('opentag', (tag: SaxesTagPlain) => {
    texts.push('')
    onOpen?.(localName(tag.name), tag.attributes)
  })
  parser.on('text', (text) => {
    if (texts.length > 0) texts.push((texts.pop() ?? '') + text) // zero: an element that just opened has no text
  })
  parser.on('closetag', (tag) => onClose?.(localName(tag.name), texts.pop() ?? '')) // zero: an element without text
  try {
    parser.write(xml).close()
  } catch (error) {
    throw error instanceof Refusal ? error : damaged('de opbouw van het spreadsheet')
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
