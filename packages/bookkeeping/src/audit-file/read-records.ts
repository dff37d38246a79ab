import { SaxesParser } from 'saxes'
import { damaged, tooLarge } from './refusal.ts'

/** An XML element, named without its namespace, with the line of the file that it begins on. */
export interface Element {
  readonly name: string
  readonly namespace: string
  readonly line: number
  text: string
  readonly children: Element[]
}

/** Told of each element once it is complete; `within` are those around it, the root first. */
export type OnRecord = (element: Element, within: readonly Element[]) => void

const DEEPEST = 20
const MOST_ELEMENTS_OF_RECORD = 500_000
const MOST_ELEMENTS = 20_000_000
const LONGEST_TEXT = 100_000

/** What is handed over as soon as it is complete, so that a file is never in memory as a whole. */
const RECORDS: ReadonlySet<string> = new Set([
  'header',
  'customerSupplier',
  'ledgerAccount',
  'basic',
  'vatCode',
  'period',
  'obLine',
  'obSbLine',
  'obSubledger',
  'openingBalance',
  'transaction',
  'journal',
  'sbLine',
  'subledger',
  'transactions',
  'company',
])

/**
 * Reads XML part by part and hands over its records. Throws `AuditFileRefusal` for damage, a document type (which could name
 * other files or grow without end) and for what is deeper or larger than any audit file.
 */
export async function readRecords(parts: AsyncIterable<string> | Iterable<string>, onRecord: OnRecord): Promise<void> {
  const parser = recordParser(onRecord)
  const state = { isEmpty: true, hasEnded: false }
  parser.on('error', () => {
    throw state.hasEnded
      ? damaged('Dit bestand houdt te vroeg op: het einde ontbreekt, dus mogelijk ook boekingen.')
      : damaged(`Dit is geen leesbaar auditfile: op regel ${parser.line} klopt de opbouw van het bestand niet.`)
  })
  for await (const part of parts) {
    // Some programs begin with blank lines, which XML refuses before its declaration.
    const text = state.isEmpty ? part.trimStart() : part
    state.isEmpty &&= text === ''
    parser.write(text)
  }
  if (state.isEmpty) throw damaged('Dit bestand is leeg.')
  state.hasEnded = true
  parser.close()
}

function recordParser(onRecord: OnRecord) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const open: Element[] = []
  let elements = 0
  let elementsOfRecord = 0
  parser.on('doctype', () => {
    throw damaged('In dit bestand staat een documenttype (DOCTYPE). Dat hoort niet in een auditfile en is niet veilig.')
  })
  parser.on('opentag', ({ local, uri }) => {
    elements += 1
    elementsOfRecord = RECORDS.has(local) ? 0 : elementsOfRecord + 1
    if (open.length >= DEEPEST)
      throw damaged(`Op regel ${parser.line} is dit bestand dieper dan een auditfile kan zijn.`)
    if (elements > MOST_ELEMENTS || elementsOfRecord > MOST_ELEMENTS_OF_RECORD)
      throw tooLarge('het heeft te veel regels')
    open.push({ name: local, namespace: uri, line: parser.line, text: '', children: [] })
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element === undefined) return
    element.text += text
    if (element.text.length > LONGEST_TEXT) throw tooLarge(`de tekst op regel ${parser.line} is te lang`)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    const parent = open.at(-1)
    if (element === undefined) return
    if (parent === undefined || RECORDS.has(element.name)) onRecord(element, open)
    else parent.children.push(element)
  })
  return parser
}

/** The trimmed text of a part of an element, by a path such as `streetAddress/city`; null when it is absent or empty. */
export function textAt(element: Element, path: string): string | null {
  let found: Element | undefined = element
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name)
  return found?.text.trim() || null
}
