import { fold } from '../../layout/fold.ts'
import { boxAround, type Box } from '../../layout/box.ts'
import type { Value } from '../../read-document.ts'
import { cellsOf } from '../../layout/paragraphs.ts'
import type { Word } from '../../layout/word.ts'
import type { Candidate } from '../../proposal-types.ts'
import { labelsIn } from '../../labels/find-labels.ts'
import { candidateOf, ranked } from '../candidates.ts'
import type { Document } from '../document.ts'
import { hasLegalForm, nameOfDomain, ownDomain, wordsOfName } from './names.ts'
import { isIn, type OwnBlock } from './own-block.ts'

const MOST_WORDS = 7
/** A document that names more sites than these is no invoice. */
const MOST_DOMAINS = 20
/** Addresses on one row. */
const MOST_ON_ROW = 4
/** The holder of the account that is to be paid is the supplier, unless it is a factor. */
const ABOUT_HOLDER = 0.5
const DIVIDERS = /^[|\u2022\u00b7\u2013\u2014*/-]$/
const ACCOUNT_HOLDER =
  /(?:t\.? ?n\.? ?v\.?|ten name van|op naam van|name of account|account holder|kontoinhaber|begunstigde|rekeninghouder)[ :.]{1,3}/i
const GOES_ON = /^(?:onder|met|o\.?v\.?v\.?|voor|binnen|uiterlijk|te|with|stating|before|within|unter|mit)$/
/** A shop that is called as its site is. */
const SITE_AS_NAME = /^[A-Z][\w-]{2,}\.(?:nl|com|be|de|eu)$/
/** A street with the number of a house. */
const ADDRESS =
  /(?:straat|weg|laan|plein|gracht|kade|dijk|singel|markt|steeg|hof|pad|dreef|park|plantsoen|boulevard|stra(?:ss|ß)e|str\.|street|road|avenue|lane) \d{1,4}|^\d{1,4} [a-z]/i
/** What starts a line that is no name: the customer, a person, a greeting, a mailbox, a sentence. */
const NO_NAME =
  /^(?:aan|t\.?a\.?v|de heer|dhr|mevr|mw|geachte|beste|postbus|p\.?o\.? box|www|http|e-?mail|tel|factuuradres|afleveradres|bezorgadres|adres|bill to|ship to|to|kassa|welkom|bedankt|dank|hartelijk|graag|wij|u |uw |omschrijving|description|aantal|artikel|datum|betreft|onderwerp|bedrag|amount|betrag|montant|pagina|kopie|origineel)\b/i

/** What a name is weighed against. */
interface Surroundings {
  domains: ReadonlySet<string>
  /** The height of the largest letters. */
  highest: number
  /** Postcodes per row that are not of the administration. */
  postcodes: ReadonlyMap<number, Value[]>
}

/** Candidates for the name of a supplier that is not known yet. */
export function rankNames(document: Document, blocks: readonly OwnBlock[]): Candidate<string>[] {
  const own = wordsOfName(document.context.own.name).join(' ')
  const around = surroundingsOf(document, blocks)
  return ranked(
    document.rows.flatMap(({ words, page }, row) =>
      cellsOf(words)
        .flatMap(divide)
        .flatMap((part) => {
          const { words, isHolder } = afterHolder(part)
          const name = nameOf(words)
          const box = boxAround(words)
          if (!name || isOwn(name, own) || isIn(blocks, page, box)) return []
          const score = scoreOf(name, { row, page, box }, around) + (isHolder ? ABOUT_HOLDER : 0)
          return [candidateOf(name, { words, page }, score)]
        }),
    ),
  )
}

function surroundingsOf(document: Document, blocks: readonly OwnBlock[]): Surroundings {
  const heights = document.rows.flatMap(({ words }) => words.map(({ height }) => height))
  const postcodes = document
    .valuesOf('POSTAL_CODE')
    .filter(
      ({ value, page, box }) => !isSameCode(String(value), document.context.own.postcode) && !isIn(blocks, page, box),
    )
  return {
    domains: domainNames(document),
    highest: heights.reduce((most, height) => Math.max(most, height), 0),
    postcodes: Map.groupBy(postcodes, ({ row }) => row),
  }
}

function scoreOf(name: string, place: { row: number; page: number; box: Box }, around: Surroundings): number {
  const { top, bottom } = place.box
  const size = (bottom - top) / around.highest
  const atTop = place.page > 0 ? 0 : top < 0.15 ? 0.2 : top < 0.25 ? 0.1 : 0
  return (
    (hasLegalForm(name) ? 0.3 : 0) +
    (isDomain(wordsOfName(name).join(''), around.domains) ? 0.35 : 0) +
    (hasAddress(place, around.postcodes) ? 0.2 : 0) +
    atTop +
    (place.page === 0 && top < 0.3 ? 0.2 * size ** 2 : 0)
  )
}

function isDomain(name: string, domains: ReadonlySet<string>): boolean {
  if (name.length < 4) return false
  return [...domains].some(
    (domain) => domain === name || (domain.length > 4 && (domain.startsWith(name) || name.startsWith(domain))),
  )
}

/** An address follows on the row, or stands right below. */
function hasAddress(
  { row, page, box }: { row: number; page: number; box: Box },
  postcodes: Surroundings['postcodes'],
): boolean {
  return [0, 1, 2, 3].some((below) =>
    (postcodes.get(row + below) ?? [])
      .slice(0, MOST_ON_ROW)
      .some((code) => code.page === page && (below === 0 ? code.box.left >= box.right : overlaps(code.box, box))),
  )
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left
}

function isSameCode(value: string, own: string | null): boolean {
  return own?.replace(' ', '').toUpperCase() === value
}

/** A footer names the company, its address and its numbers on one line with marks in between. */
function divide(cell: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of cell) {
    if (DIVIDERS.test(word.text)) parts.push([])
    else parts.at(-1)?.push(word)
    if (word.text.endsWith(',')) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

/** The words behind 't.n.v.' are the name of who is paid. */
function afterHolder(words: Word[]): { words: Word[]; isHolder: boolean } {
  const text = words.map(({ plain }) => plain).join(' ')
  const match = ACCOUNT_HOLDER.exec(text)
  const before = match
    ? text
        .slice(0, match.index + match[0].length)
        .trim()
        .split(' ').length
    : 0
  return before > 0 && before < words.length
    ? { words: untilSentence(words.slice(before)), isHolder: true }
    : { words, isHolder: false }
}

/** A sentence goes on behind the name with a word that is no part of one. */
function untilSentence(words: Word[]): Word[] {
  const end = words.findIndex(({ plain }) => GOES_ON.test(plain))
  return end > 0 ? words.slice(0, end) : words
}

/** The text of words when it can be a name: letters, few words, no label, no number. */
function nameOf(words: readonly Word[]): string | null {
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const text = words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[^\p{L}\d]+|[,;:|\u2022]+$/gu, '')
  // The end of a sentence is not a part of a name, and the point of 'B.V.' is.
  const name = /\.\S*\.$/.test(text) ? text : text.replace(/\.$| \d{3,5}$/, '')
  const plain = fold(name)
  const letters = plain.match(/[a-z]/gi)?.length ?? 0 // zero: no letters
  const digits = plain.match(/\d/g)?.length ?? 0 // zero: no digits
  if (letters < 3 || digits > letters / 2 || plain.length > 60 || /[@:€%]/.test(plain)) return null
  if (/\.(?:nl|com|be|de|eu)$/i.test(plain) && !SITE_AS_NAME.test(plain)) return null
  if (
    NO_NAME.test(plain) ||
    ADDRESS.test(plain) ||
    labelsIn(plain).some(({ start }) => start === 0) ||
    /\d{3,}/.test(fold(name))
  )
    return null
  return name
}

function isOwn(name: string, own: string): boolean {
  const words = wordsOfName(name).join(' ')
  return own.length > 0 && (words === own || words.includes(own) || (words.length > 4 && own.includes(words)))
}

function domainNames(document: Document): ReadonlySet<string> {
  const own = ownDomain(document.context.own.emailAddress)
  const domains = document.valuesOf('EMAIL_ADDRESS').map(({ value }) => ownDomain(String(value)))
  const sites = document.rows.flatMap(({ stretch }) =>
    Array.from(
      stretch.text.matchAll(/(?:www\.|https?:\/\/(?:www\.)?)([a-z0-9-]{2,60}\.[a-z]{2,6})/gi),
      ({ 1: site = '' }) => site.toLowerCase(),
    ),
  )
  const names = [...domains, ...sites].flatMap((domain) => (domain && domain !== own ? [nameOfDomain(domain)] : []))
  return new Set(names.slice(0, MOST_DOMAINS))
}
