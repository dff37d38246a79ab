import type { Found } from './found.ts'

const LABEL = String.raw`(?:k\.?[ ]?v\.?[ ]?k\b|kamers? van koophandel|handelsregister|chamber of commerce|\bcoc\b|trade register)`
/** Eight digits, together or grouped; the four of an establishment may follow. */
const DIGITS = String.raw`(?<!\d)(\d{8}|\d{2}[ .]\d{3}[ .]\d{3}|\d{2}[ .]\d{2}[ .]\d{2}[ .]\d{2}|\d{4}[ .]\d{4})(?=(?:[ .]?\d{4})?(?!\d))`
const LABELLED = new RegExp(String.raw`${LABEL}[^\d\n]{0,30}${DIGITS}`, 'gid')
const BARE = /(?<![\w.,/+-])\d{8}(?![\w]|[.,/-]\d)/g

/** Every number that can be of the Dutch trade register: sure with its label, doubtful as eight bare digits. */
export function kvkNumbersIn(text: string): Found[] {
  const found: Found[] = []
  for (const { indices } of text.matchAll(LABELLED)) {
    const [start, end] = indices?.[1] ?? [0, 0]
    const value = text.slice(start, end).replace(/\D/g, '')
    found.push({ type: 'CHAMBER_OF_COMMERCE_NUMBER', value, start, end, score: 0.95 })
  }
  const labelled = new Set(found.map(({ start }) => start))
  for (const { 0: value, index } of text.matchAll(BARE)) {
    if (labelled.has(index)) continue
    found.push({ type: 'CHAMBER_OF_COMMERCE_NUMBER', value, start: index, end: index + 8, score: 0.35 })
  }
  return found
}
