import { SaxesParser } from 'saxes'
import { damaged, Refusal, tooManyParts, truncated } from '../refusal.ts'
import type { Element } from './element.ts'
import { assertCamtMessage, camtFormatOf, type CamtFormat } from './message-type.ts'

/** Deeper than any statement goes, and shallow enough for a file made to exhaust memory. */
const DEEPEST = 60

/** One entry may be a batch of some ten thousand payments. */
const MOST_ELEMENTS = 500_000

interface Handlers {
  /** Gets the message that the statement, report or notice is of. */
  onStatement: (format: CamtFormat) => void
  /** Gets each part of the statement that was opened last: its account, a balance, an entry. */
  onPart: (part: Element) => void
}

/**
 * Parses the XML and hands over each part of each statement as soon as it is complete, so that
 * only one is in memory as a tree.
 * @throws Refusal for a document type, a message of another type, damage or a missing end.
 */
export function parseStatements(xml: string, { onStatement, onPart }: Handlers): void {
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) throw documentType()
  const parser = new SaxesParser({ xmlns: false, position: false })
  /** Elements that are open within a part. */
  const open: Element[] = []
  let depth = 0
  /** Elements in the part that is being read. */
  let elements = 0
  /** Depth of the statement while inside one, else 0. */
  let statementDepth = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > DEEPEST) throw damaged('de opbouw')
    const name = localName(tag.name)
    if (statementDepth > 0) {
      elements = open.length === 0 ? 1 : elements + 1
      if (elements > MOST_ELEMENTS) throw tooManyParts()
      open.push({ name, text: '', attributes: tag.attributes, children: [] })
      return
    }
    const format = camtFormatOf(name)
    if (format === null) return assertCamtMessage(name)
    statementDepth = depth
    onStatement(format)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    if (depth === statementDepth) statementDepth = 0
    depth -= 1
    const closed = open.pop()
    const parent = open.at(-1)
    if (closed !== undefined && parent === undefined) onPart(closed)
    else if (closed !== undefined) parent?.children.push(closed)
  })
  feed(parser, xml)
}

function feed(parser: SaxesParser, xml: string): void {
  try {
    parser.write(xml)
  } catch (error) {
    throw error instanceof Refusal ? error : damaged('de opbouw van de XML')
  }
  try {
    parser.close()
  } catch {
    throw truncated()
  }
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

function documentType(): Refusal {
  return new Refusal(
    'doctype',
    'Dit bestand bevat een documenttype (DOCTYPE). Dat hoort niet in een bankafschrift en is niet veilig om te lezen. ' +
      'Download het opnieuw bij je bank, in het formaat CAMT.053.',
  )
}
