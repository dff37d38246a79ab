import { SaxesParser } from 'saxes'
import { damaged, Refusal } from '../refusal.ts'
import { decodeXml } from './decode-xml.ts'
import { find, textAt, type Element } from './element.ts'
import { providedOrNull } from './provided.ts'

/** A direct debit that the bank did not carry out, or took back. */
export interface RefusedCollection {
  /** As the creditor gave it. */
  readonly endToEndId: string
  /** Of the external code sets of ISO 20022; null where the bank says none. */
  readonly reasonCode: string | null
}

/** Deeper than any such message goes. */
const DEEPEST = 60

/**
 * What a bank refused (a status report, pain.002) or returned (a statement or notice, CAMT.052 to 054), of any version, each
 * once. Nothing of a message of another kind. Throws a Refusal for what is no XML, is cut off or has a document type.
 */
export function readRefusedCollections(bytes: Uint8Array): readonly RefusedCollection[] {
  const xml = decodeXml(bytes)
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) {
    throw new Refusal('doctype', 'Dit bestand bevat een documenttype (DOCTYPE). Dat is niet veilig om te lezen.')
  }
  const found = new Map<string, RefusedCollection>()
  eachTransaction(xml, (transaction) => {
    const refused = refusedOf(transaction)
    if (refused !== null) found.set(refused.endToEndId, refused)
  })
  return [...found.values()]
}

function refusedOf(transaction: Element): RefusedCollection | null {
  const isReport = transaction.name === 'TxInfAndSts'
  const reason = find(transaction, isReport ? 'StsRsnInf' : 'RtrInf')
  const isRefused = isReport ? textAt(transaction, 'TxSts') === 'RJCT' : reason !== undefined
  const endToEndId = providedOrNull(textAt(transaction, isReport ? 'OrgnlEndToEndId' : 'Refs/EndToEndId'))
  if (!isRefused || endToEndId === null) return null
  return { endToEndId, reasonCode: textAt(reason, 'Rsn/Cd') ?? null }
}

/** Hands over each transaction as a tree; those of a statement stand within its entries. */
function eachTransaction(xml: string, onTransaction: (transaction: Element) => void): void {
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
    if (open.length > 0 || name === 'TxInfAndSts' || name === 'TxDtls') {
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
    if (parent === undefined) onTransaction(closed)
    else parent.children.push(closed)
  })
  try {
    parser.write(xml).close()
  } catch (error) {
    throw error instanceof Refusal ? error : damaged('de opbouw van de XML')
  }
}
