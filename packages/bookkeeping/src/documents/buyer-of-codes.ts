import { vatNumber } from '@klopt/validators'
import type { InvoiceBuyer } from './legal-mentions.ts'
import { VAT_CODES, type VatCode } from '../vat/vat-codes.ts'

/** What a VAT code asks of the customer, and why it is not so. */
export interface BuyerConflict {
  field: 'buyer.vatId' | 'buyer.country'
  /** In Dutch: what is wrong and what to do. */
  text: string
}

type Buyer = Pick<InvoiceBuyer, 'country' | 'vatId'>

/**
 * The 27 member states, and Monaco, which is French for VAT (article 7 of directive 2006/112/EC). Parts of member
 * states outside the VAT territory that have a code of their own, as Guadeloupe has, are not among them.
 */
const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)

/** Whose number it has to be. Northern Ireland (XI) belongs to the EU for goods alone. */
const WANTED_VAT_ID: Partial<Record<VatCode, 'dutch' | 'eu' | 'eu_or_northern_ireland'>> = {
  sale_reverse: 'dutch',
  sale_eu_services: 'eu',
  sale_eu_goods: 'eu_or_northern_ireland',
  sale_eu_triangular: 'eu_or_northern_ireland',
}

/**
 * Where the codes that a document is booked under do not fit its customer, once per field: supplies within the EU are taxed at nothing for
 * somebody with a VAT number of another member state (articles 44, 138 and 141 of directive 2006/112/EC), exports
 * when they leave the EU (article 146), and VAT is only shifted to who files in the Netherlands (article 12 Wet OB).
 */
export function buyerConflicts(buyer: Buyer, codes: readonly VatCode[]): BuyerConflict[] {
  const conflicts = codes.flatMap((code) => vatIdConflict(buyer, code) ?? countryConflict(buyer, code) ?? [])
  return conflicts.filter(({ field }, index) => conflicts.findIndex((other) => other.field === field) === index)
}

function vatIdConflict({ vatId }: Buyer, code: VatCode): BuyerConflict | null {
  const wanted = WANTED_VAT_ID[code]
  if (wanted === undefined) return null
  const checked = vatNumber(vatId ?? '') // zero: no number
  const prefix = checked.ok ? checked.value.slice(0, 2) : null
  const isDutch = prefix === 'NL'
  const fits = prefix !== null && isDutch === (wanted === 'dutch') && (prefix !== 'XI' || wanted !== 'eu')
  if (fits) return null
  const whose = wanted === 'dutch' ? 'een Nederlands btw-id' : 'een btw-id uit een ander EU-land'
  return {
    field: 'buyer.vatId',
    text: `‘${VAT_CODES[code].label}’ is voor een klant met ${whose}; ${whatItHas(vatId, prefix)}. Vul bij de relatie het juiste btw-id in, of kies op de regel een andere btw.`,
  }
}

function whatItHas(vatId: string | null, prefix: string | null): string {
  if (vatId === null || vatId.trim() === '') return 'bij deze relatie staat er geen'
  if (prefix === null) return `${vatId} is geen geldig btw-id`
  if (prefix === 'XI') return `${vatId} is een Noord-Iers btw-id, dat alleen voor goederen geldt`
  return prefix === 'NL' ? `${vatId} is een Nederlands btw-id` : `${vatId} is een buitenlands btw-id`
}

function countryConflict({ country }: Buyer, code: VatCode): BuyerConflict | null {
  if (VAT_CODES[code].treatment !== 'export' || !EU_COUNTRIES.has(country)) return null
  const name = new Intl.DisplayNames(['nl'], { type: 'region' }).of(country)
  return {
    field: 'buyer.country',
    text: `‘${VAT_CODES[code].label}’ is voor een klant buiten de EU; deze relatie staat in ${name}. Kies bij de relatie het juiste land, of kies op de regel een andere btw.`,
  }
}
