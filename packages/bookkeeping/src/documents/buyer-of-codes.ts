import { vatNumber } from '@klopt/validators'
import type { InvoiceBuyer } from './legal-mentions.ts'
import { distanceCountry } from '../vat/distance-sales.ts'
import { isEuCountry, isOtherEuCountry } from '../vat/eu-countries.ts'
import { VAT_CODES, type VatCode } from '../vat/vat-codes.ts'

/** What a VAT code asks of the customer, and why it is not so. */
export interface BuyerConflict {
  field: 'buyer.vatId' | 'buyer.country' | 'deliveryCountry' | 'lines'
  /** In Dutch: what is wrong and what to do. */
  text: string
}

interface Buyer extends Pick<InvoiceBuyer, 'country' | 'vatId'> {
  /** Where it was delivered, when that is not at the customer's address. */
  deliveryCountry?: string | null | undefined
  /** A person needs no VAT number, and one who has none buys as a person does. */
  kind?: 'company' | 'person'
  /** Both are of one VAT fiscal unit. */
  isInVatUnit?: boolean
}

/** Whose number it has to be. Northern Ireland (XI) belongs to the EU for goods alone. */
const WANTED_VAT_ID: Partial<Record<VatCode, 'dutch' | 'eu' | 'eu_or_northern_ireland'>> = {
  sale_reverse: 'dutch',
  sale_eu_services: 'eu',
  sale_eu_goods: 'eu_or_northern_ireland',
  sale_eu_triangular: 'eu_or_northern_ireland',
}

/**
 * Where the codes that a document is booked under do not fit its customer, once per field: supplies within the EU are taxed at nothing for
 * somebody with a VAT number of another member state (articles 44, 138 and 141 of directive 2006/112/EC), goods when they
 * go to another member state and exports when they leave the EU (articles 138 and 146), and VAT is only shifted to who
 * files in the Netherlands (article 12 Wet OB). Members of a fiscal unit are one taxable person (article 7, fourth paragraph,
 * Wet OB): what they invoice each other is outside VAT.
 */
export function buyerConflicts(buyer: Buyer, codes: readonly VatCode[]): BuyerConflict[] {
  const conflicts = codes.flatMap(
    (code) => unitConflict(buyer, code) ?? vatIdConflict(buyer, code) ?? placeConflict(buyer, code) ?? [],
  )
  return conflicts.filter(({ field }, index) => conflicts.findIndex((other) => other.field === field) === index)
}

function unitConflict({ isInVatUnit = false }: Buyer, code: VatCode): BuyerConflict | null {
  if (!isInVatUnit || code === 'sale_outside_scope') return null
  return {
    field: 'lines',
    text: `Deze relatie hoort bij dezelfde fiscale eenheid: facturen tussen leden zijn zonder btw. Kies op de regel ‘${VAT_CODES.sale_outside_scope.label}’ in plaats van ‘${VAT_CODES[code].label}’.`,
  }
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

function placeConflict(buyer: Buyer, code: VatCode): BuyerConflict | null {
  const { treatment, icp } = VAT_CODES[code]
  if (code === 'sale_oss') return ossConflict(buyer)
  if (treatment === 'export') return exportConflict(buyer, code)
  return treatment === 'eu' && icp !== 'services' ? euGoodsConflict(buyer, code) : null
}

/** The one-stop shop is for consumers in another member state (article 369a of directive 2006/112/EC). */
function ossConflict({ kind = 'company', country, vatId, deliveryCountry }: Buyer): BuyerConflict | null {
  if (distanceCountry({ kind, country, vatId, deliveryCountry }) !== null) return null
  const what = `‘${VAT_CODES.sale_oss.label}’ is voor een particulier in een ander EU-land`
  const destination = deliveryCountry ?? country
  if (isOtherEuCountry(destination))
    return {
      field: 'buyer.vatId',
      text: `${what}; deze relatie heeft het btw-id ${vatId}. Kies op de regel ‘${VAT_CODES.sale_eu_goods.label}’ of een andere btw.`,
    }
  return {
    field: deliveryCountry ? 'deliveryCountry' : 'buyer.country',
    text: `${what}; ${deliveryCountry ? 'de plaats van levering is' : 'deze relatie staat'} in ${nameOf(destination)}. Kies het juiste land, of kies op de regel een andere btw.`,
  }
}

function exportConflict({ country, deliveryCountry }: Buyer, code: VatCode): BuyerConflict | null {
  if (!isEuCountry(deliveryCountry ?? country)) return null
  const what = `‘${VAT_CODES[code].label}’ is voor levering buiten de EU`
  return deliveryCountry
    ? {
        field: 'deliveryCountry',
        text: `${what}; de plaats van levering is in ${nameOf(deliveryCountry)}. Kies het land waar het heen ging, of kies op de regel een andere btw.`,
      }
    : {
        field: 'buyer.country',
        text: `${what}; deze relatie staat in ${nameOf(country)}. Kies bij de relatie het juiste land, vul de plaats van levering in, of kies op de regel een andere btw.`,
      }
}

/** Goods to another member state: only a place that is stated can say otherwise. */
function euGoodsConflict({ vatId, deliveryCountry }: Buyer, code: VatCode): BuyerConflict | null {
  if (!deliveryCountry || isOtherEuCountry(deliveryCountry)) return null
  if (deliveryCountry === 'GB' && vatId?.toUpperCase().startsWith('XI')) return null
  return {
    field: 'deliveryCountry',
    text: `‘${VAT_CODES[code].label}’ is voor levering in een ander EU-land; de plaats van levering is in ${nameOf(deliveryCountry)}. Kies het land waar het heen ging, of kies op de regel een andere btw.`,
  }
}

/** The Dutch name of a country. */
const nameOf = (country: string): string => new Intl.DisplayNames(['nl'], { type: 'region' }).of(country) ?? country
