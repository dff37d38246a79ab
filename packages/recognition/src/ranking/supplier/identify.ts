import type { KnownSupplier } from '../../proposal-types.ts'
import type { ValueType } from '../../values/found.ts'
import type { Document } from '../document.ts'
import { ownDomain, wordsOfName } from './names.ts'

/** A known supplier and how surely the document is theirs. */
export interface Identified {
  supplier: KnownSupplier
  score: number
}

type Key = (supplier: KnownSupplier) => string | null

/** What identifies a supplier, the surest first: numbers are unique, a mail address or a name can be shared. */
const NUMBERS: readonly (readonly [ValueType, Key, number])[] = [
  ['IBAN', (supplier) => compact(supplier.iban), 1],
  ['VAT_NUMBER', (supplier) => compact(supplier.vatNumber), 1],
  ['CHAMBER_OF_COMMERCE_NUMBER', (supplier) => compact(supplier.kvkNumber), 0.95],
  ['EMAIL_ADDRESS', (supplier) => supplier.emailAddress?.toLowerCase() ?? null, 0.75],
]
const BY_DOMAIN = 0.6
const BY_NAME = 0.55
/** Each further thing that fits adds a little, so that of two suppliers with one bank account the right one wins. */
const FURTHER = 0.2
const SHORTEST_NAME = 4

/** The known supplier that the document is of, or null. Linear in the words and the suppliers. */
export function identifySupplier(document: Document): Identified | null {
  const scores = new Map<KnownSupplier, number>()
  const add = (supplier: KnownSupplier, score: number) => {
    const known = scores.get(supplier)
    scores.set(supplier, known === undefined ? score : Math.max(known, score) + FURTHER * Math.min(known, score))
  }
  const { suppliers } = document.context
  for (const [type, key, score] of NUMBERS)
    for (const supplier of matching(document, type, suppliers, key)) add(supplier, score)
  for (const supplier of byDomain(document, suppliers)) add(supplier, BY_DOMAIN)
  for (const supplier of byName(document, suppliers)) add(supplier, BY_NAME)
  let best: Identified | null = null
  for (const [supplier, score] of scores) if (!best || score > best.score) best = { supplier, score }
  return best && { ...best, score: Math.min(1, best.score) }
}

function compact(text: string | null): string | null {
  return text === null ? null : text.replace(/[ .]/g, '').toUpperCase() || null
}

function matching(document: Document, type: ValueType, suppliers: readonly KnownSupplier[], key: Key): KnownSupplier[] {
  const values = new Set(document.valuesOf(type).map(({ value }) => String(value)))
  return suppliers.filter((supplier) => {
    const known = key(supplier)
    return known !== null && values.has(known)
  })
}

function byDomain(document: Document, suppliers: readonly KnownSupplier[]): KnownSupplier[] {
  const own = ownDomain(document.context.own.emailAddress)
  const domains = new Set(document.valuesOf('EMAIL_ADDRESS').flatMap(({ value }) => ownDomain(String(value)) ?? []))
  for (const { stretch } of document.rows) {
    for (const { 1: site = '' } of stretch.text.matchAll(
      /(?<![a-z0-9@.-])(?:https?:\/\/)?(?:www\.)?([a-z0-9-]{2,60}\.[a-z]{2,6})(?![a-z0-9@.-]*@)/gi,
    )) {
      domains.add(site.toLowerCase())
    }
  }
  return suppliers.filter((supplier) => {
    const domain = ownDomain(supplier.emailAddress)
    return domain !== null && domain !== own && domains.has(domain)
  })
}

/** Suppliers whose whole name stands in the document; looked up by its first word, so that no text is read twice. */
function byName(document: Document, suppliers: readonly KnownSupplier[]): KnownSupplier[] {
  const own = wordsOfName(document.context.own.name).join(' ')
  const named = suppliers.map((supplier) => ({ supplier, words: wordsOfName(supplier.name) }))
  const usable = named.filter(({ words }) => words.join('').length >= SHORTEST_NAME && words.join(' ') !== own)
  const byFirst = Map.groupBy(usable, ({ words }) => words[0])
  const found = new Set<KnownSupplier>()
  for (const { stretch } of document.rows) {
    const text = wordsOfName(stretch.text)
    text.forEach((word, index) => {
      for (const { supplier, words } of byFirst.get(word) ?? []) {
        if (!found.has(supplier) && words.every((part, offset) => text[index + offset] === part)) found.add(supplier)
      }
    })
  }
  return [...found]
}
