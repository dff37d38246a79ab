import { iban, isIsoDate, kvkNumber, postcode, vatNumber } from '@klopt/validators'
import type { ShiftedVat } from '../proposal-types.ts'
import { textAt, type Element } from './parse-xml.ts'

/** Type codes of UNTDID 1001 that say that money goes back. */
const CREDIT_CODES: ReadonlySet<string> = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '532',
])
/** The register of companies in the lists of ISO 6523 and of the Netherlands. */
const KVK_SCHEMES = /^(?:0106|NL:KVK|KVK)$/i

export function isCreditCode(code: string | null): boolean {
  return code !== null && CREDIT_CODES.has(code)
}

/** Cents of the decimal at a path; null when it is no number. */
export const centsAt = (element: Element | undefined, path: string): number | null =>
  centsOf(textAt(element, path) ?? '') // zero: nothing is written, which is no number

/**
 * Cents of a decimal; null when it is no number. Parts of a cent, which programs write though no invoice may have them, are
 * rounded half away from zero, as invoices round.
 */
export function centsOf(decimal: string): number | null {
  const [, minus, whole, decimals = ''] = /^([+-]?)(\d{1,12})(?:\.(\d{1,20}))?$/.exec(decimal) ?? []
  if (whole === undefined) return null
  const roundsUp = (decimals[2] ?? '0') >= '5'
  const cents = Number(whole + decimals.slice(0, 2).padEnd(2, '0')) + (roundsUp ? 1 : 0)
  return minus === '-' && cents > 0 ? -cents : cents
}

export function percentAt(element: Element | undefined, path: string): number | null {
  const text = textAt(element, path)
  return text !== null && /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : null
}

/** A date as `2026-02-03` (a time zone may follow) or `20260203`. */
export function dateAt(element: Element | undefined, path: string): string | null {
  const text = (textAt(element, path) ?? '').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3').slice(0, 10) // zero: nothing is written, which is no date
  // Further away no day can be reckoned with, and nobody sends an invoice.
  return isIsoDate(text) && /^(?:19|20|21)/.test(text) ? text : null
}

/**
 * The number of the trade register among numbers with a scheme; eight digits without one are it too, of a company here or
 * where nothing says where it is.
 */
export function kvkAmong(numbers: readonly Element[], country: string | null): string | null {
  const schemed = numbers.find(({ attributes }) => KVK_SCHEMES.test(attributes['schemeID'] ?? '')) // zero: no scheme, so that of no register
  const isHere = country === null || country.toUpperCase() === 'NL'
  const bare = numbers.find(
    ({ attributes, text }) => isHere && attributes['schemeID'] === undefined && /^\d{8}$/.test(text.trim()),
  )
  const checked = kvkNumber((schemed ?? bare)?.text.trim())
  return checked.ok ? checked.value : null
}

export function vatNumberOf(text: string | null): string | null {
  const checked = vatNumber(text)
  return checked.ok ? checked.value : null
}

export function ibanOf(text: string | null): string | null {
  const checked = iban(text)
  return checked.ok ? checked.value : null
}

/** A Dutch postcode is put in order, a foreign one is kept as it is. */
export function postcodeOf(text: string | null): string | null {
  const checked = postcode(text)
  return checked.ok ? checked.value : text
}

/** The text of the first path that has one. */
export function textAmong(element: Element | undefined, paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = textAt(element, path)
    if (text !== null) return text
  }
  return null
}

/** Whose the VAT is by the category of a rate (UNCL 5305): AE is the reverse charge, K goods between member states. */
export function shiftedBy(category: string | null): ShiftedVat | undefined {
  if (category === 'AE') return 'reverse_charge'
  return category === 'K' ? 'intra_community' : undefined
}
