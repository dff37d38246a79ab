import { bankCentsOf } from '../../ledger/open-items.ts'
import { documentNumber, isOfSameSeries, type DocumentNumber } from './document-number.ts'
import { isSameName, nameKey } from './names.ts'
import { namesInText } from './names-in-text.ts'
import { NumberIndex } from './number-index.ts'
import { readNumbers, type NumberText } from './text-numbers.ts'
import type { SuggestionReason } from './suggestion.ts'
import type { BankLine, OpenItem } from './types.ts'

/** An open item with what is compared computed once. */
interface IndexedItem {
  item: OpenItem
  number: DocumentNumber | null
  reference: string
  ibans: readonly string[]
  name: string
}

export interface OpenItemMatch {
  item: OpenItem
  /** Open in the direction of the bank: money in is positive. */
  openCents: number
  reasons: Set<SuggestionReason>
  /** The line carries another number of the same series, so it may be about that document. */
  namesAnother: boolean
}

/** More items than this behind one amount, IBAN or name say nothing by themselves. */
const MAX_BUCKET = 25

/**
 * Finds the open items a bank line could pay without looking at all of them:
 * every clue (number, reference, amount, IBAN, name) is a key into a map.
 */
export class OpenItemIndex {
  readonly #byNumber = new NumberIndex<IndexedItem>()
  readonly #byReference = new Map<string, IndexedItem[]>()
  readonly #byClue = new Map<string, IndexedItem[]>()

  constructor(items: readonly OpenItem[]) {
    for (const item of items) {
      if (item.openCents === 0) continue
      const indexed = prepare(item)
      if (indexed.number) this.#byNumber.add(indexed.number, indexed)
      if (indexed.reference !== '') push(this.#byReference, indexed.reference, indexed)
      const amount = `amount ${bankCentsOf(item.kind, item.openCents)}`
      const people = [
        ...indexed.ibans.map((iban) => `iban ${iban}`),
        ...(indexed.name === '' ? [] : [`name ${indexed.name}`]),
      ]
      push(this.#byClue, amount, indexed)
      for (const person of people) {
        push(this.#byClue, person, indexed)
        push(this.#byClue, `${amount} ${person}`, indexed)
      }
    }
  }

  /** The items with at least one reason; those that move money the other way only when the line names them. */
  find(line: BankLine): OpenItemMatch[] {
    const clues = cluesOf(line)
    const matches = new Map<IndexedItem, OpenItemMatch>()
    const add = (indexed: IndexedItem, reason?: SuggestionReason) => {
      const match = matches.get(indexed) ?? judge(indexed, clues)
      const saysDocument = reason !== undefined && reason !== 'name_in_text'
      if (!saysDocument && Math.sign(match.openCents) !== Math.sign(line.amountCents)) return
      if (reason && (saysDocument || !isOfPayer(match))) match.reasons.add(reason)
      matches.set(indexed, match)
    }
    for (const text of clues.texts) {
      const { whole, part } = this.#byNumber.find(text)
      for (const indexed of whole.slice(0, MAX_BUCKET)) add(indexed, 'number')
      for (const indexed of part.slice(0, MAX_BUCKET)) add(indexed, 'part_of_number')
    }
    for (const indexed of this.#byReference.get(clues.reference) ?? []) add(indexed, 'reference')
    for (const indexed of this.#byClues(clues)) add(indexed)
    for (const indexed of this.#namedInText(clues)) add(indexed, 'name_in_text')
    return [...matches.values()].filter(({ reasons }) => reasons.size > 0)
  }

  /** Items of whoever the text names, perhaps paid by another; one word may be no name, unless the amount is theirs. */
  #namedInText({ amountCents, namesInText: names }: LineClues): IndexedItem[] {
    const keys = names.flatMap((name) => {
      const exact = `amount ${amountCents} name ${name}`
      return name.includes(' ') ? [exact, `name ${name}`] : [exact]
    })
    return keys.flatMap((key) => (this.#byClue.get(key) ?? []).slice(0, MAX_BUCKET)) // zero: nobody of that name
  }

  /** Items that share the amount, the account or the name; the most telling keys first. */
  #byClues({ amountCents, iban, name }: LineClues): IndexedItem[] {
    const amount = `amount ${amountCents}`
    const people = [...(iban === '' ? [] : [`iban ${iban}`]), ...(name === '' ? [] : [`name ${name}`])]
    const keys = [...people.map((person) => `${amount} ${person}`), ...people, amount]
    return keys.flatMap((key, index) => {
      const bucket = this.#byClue.get(key) ?? []
      const telling = index < people.length
      return telling || bucket.length <= MAX_BUCKET ? bucket.slice(0, MAX_BUCKET) : []
    })
  }
}

/** A name in the text says nothing more about who pays. */
const isOfPayer = ({ reasons }: OpenItemMatch): boolean => reasons.has('iban') || reasons.has('name')

/** What a bank line offers to compare with. */
interface LineClues {
  amountCents: number
  iban: string
  name: string
  namesInText: string[]
  reference: string
  texts: NumberText[]
}

function cluesOf(line: BankLine): LineClues {
  return {
    amountCents: line.amountCents,
    iban: normaliseIban(line.counterpartyIban),
    name: nameKey(line.counterpartyName),
    namesInText: namesInText(line.description),
    reference: normaliseReference(line.structuredReference),
    texts: [line.description, withoutRfCheck(line.structuredReference)].map(readNumbers),
  }
}

function judge({ item, ibans, name, number }: IndexedItem, clues: LineClues): OpenItemMatch {
  const reasons = new Set<SuggestionReason>()
  const openCents = bankCentsOf(item.kind, item.openCents)
  if (openCents === clues.amountCents) reasons.add('amount')
  if (ibans.includes(clues.iban)) reasons.add('iban')
  if (isSameName(name, clues.name)) reasons.add('name')
  const namesAnother = number !== null && clues.texts.some((text) => isOfSameSeries(number, text))
  return { item, openCents, reasons, namesAnother }
}

function prepare(item: OpenItem): IndexedItem {
  return {
    item,
    number: documentNumber(item.number),
    reference: normaliseReference(item.structuredReference ?? null),
    ibans: item.contactIbans.map(normaliseIban).filter((iban) => iban !== ''),
    name: nameKey(item.contactName),
  }
}

export function normaliseIban(iban: string | null): string {
  return (iban ?? '').replace(/[^A-Za-z0-9]/g, '').toUpperCase() // zero: no account
}

function normaliseReference(reference: string | null): string {
  return normaliseIban(reference)
}

/** An ISO 11649 reference is RF, two check digits and then the number itself. */
function withoutRfCheck(reference: string | null): string {
  return (reference ?? '').replace(/^\s*RF\s*[0-9]{2}/i, '') // zero: no reference
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
