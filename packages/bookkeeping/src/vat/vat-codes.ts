import type { VatBox } from './vat-boxes.ts'

/** What a line of a sale, purchase or journal entry means for VAT. */
export type VatCode =
  | 'sale_high'
  | 'sale_low'
  | 'sale_zero'
  | 'sale_exempt'
  | 'sale_exempt_counted'
  | 'sale_reverse'
  | 'sale_lodging'
  | 'sale_other_rates'
  | 'sale_eu_goods'
  | 'sale_eu_services'
  | 'sale_eu_triangular'
  | 'sale_eu_installation'
  | 'sale_export'
  | 'sale_outside_scope'
  | 'sale_kor'
  | 'sale_oss'
  | 'sale_margin'
  | 'private_use'
  | 'purchase_high'
  | 'purchase_low'
  | 'purchase_high_mixed'
  | 'purchase_low_mixed'
  | 'purchase_zero'
  | 'purchase_none'
  | 'purchase_reverse'
  | 'purchase_eu_goods'
  | 'purchase_eu_goods_low'
  | 'purchase_eu_services'
  | 'purchase_non_eu'
  | 'purchase_non_eu_low'

/** `other_eu`: taxed in another EU country. `none`: outside the VAT altogether. */
export type VatTreatment =
  | 'domestic'
  | 'reverse'
  | 'eu'
  | 'other_eu'
  | 'export'
  | 'import'
  | 'exempt'
  | 'kor'
  | 'private'
  | 'none'

/** The kinds the intra-community list (opgaaf ICP) keeps apart. */
export type IcpKind = 'goods' | 'services' | 'triangular'

export interface VatCodeDefinition {
  code: VatCode
  /** Dutch, short enough for a picker. */
  label: string
  side: 'sale' | 'purchase'
  treatment: VatTreatment
  /** The box of the return that shows the amount without VAT. */
  baseBox: VatBox | null
  /** The box of the return that shows the VAT payable. */
  outputBox: VatBox | null
  /** Whether the VAT of a purchase comes back in box 5b. */
  deductible: boolean
  /** How a sale appears in the intra-community list, if it does. */
  icp: IcpKind | null
}

/**
 * Every VAT code, in the order in which lists and totals show them. Boxes follow
 * the explanation with the VAT return of the tax authority.
 */
export const VAT_CODES: Record<VatCode, VatCodeDefinition> = {
  sale_high: sale('sale_high', '21% btw (hoog tarief)', 'domestic', '1a', '1a'),
  sale_low: sale('sale_low', '9% btw (laag tarief)', 'domestic', '1b', '1b'),
  sale_lodging: sale('sale_lodging', 'Logies (9% t/m 2025, daarna 21%)', 'domestic', '1a', '1a'),
  sale_other_rates: sale('sale_other_rates', 'Overige tarieven (sportkantine)', 'domestic', '1c', '1c'),
  sale_zero: sale('sale_zero', '0% btw', 'domestic', '1e'),
  sale_reverse: sale('sale_reverse', 'Btw verlegd (binnenland)', 'reverse', '1e'),
  sale_exempt: sale('sale_exempt', 'Vrijgesteld van btw', 'exempt', null),
  sale_exempt_counted: sale('sale_exempt_counted', 'Vrijgesteld: vastgoed, geld, verzekering', 'exempt', null),
  sale_eu_goods: sale('sale_eu_goods', 'Goederen naar EU-land', 'eu', '3b', null, 'goods'),
  sale_eu_services: sale('sale_eu_services', 'Dienst naar EU-land (verlegd)', 'eu', '3b', null, 'services'),
  sale_eu_triangular: sale('sale_eu_triangular', 'Vereenvoudigde ABC-levering (EU)', 'eu', '3b', null, 'triangular'),
  sale_eu_installation: sale('sale_eu_installation', 'Installatie/afstandsverkoop in EU-land', 'other_eu', '3c'),
  sale_export: sale('sale_export', 'Export buiten de EU', 'export', '3a'),
  sale_outside_scope: sale('sale_outside_scope', 'Geen btw', 'none', null),
  sale_kor: sale('sale_kor', 'Geen btw (KOR)', 'kor', null),
  sale_oss: sale('sale_oss', 'Particulier in EU-land (OSS)', 'other_eu', null),
  sale_margin: sale('sale_margin', 'Margeregeling (gebruikte goederen)', 'domestic', '1a', '1a'),
  private_use: sale('private_use', 'Privégebruik', 'private', '1d', '1d'),
  purchase_high: purchase('purchase_high', '21% btw (hoog tarief)', 'domestic', null, true),
  purchase_low: purchase('purchase_low', '9% btw (laag tarief)', 'domestic', null, true),
  purchase_high_mixed: purchase('purchase_high_mixed', '21% btw, gemengd gebruik', 'domestic', null, true),
  purchase_low_mixed: purchase('purchase_low_mixed', '9% btw, gemengd gebruik', 'domestic', null, true),
  purchase_zero: purchase('purchase_zero', '0% btw of vrijgesteld', 'exempt', null, false),
  purchase_none: purchase('purchase_none', 'Geen btw', 'none', null, false),
  purchase_reverse: purchase('purchase_reverse', 'Btw naar jou verlegd (binnenland)', 'reverse', '2a', true),
  purchase_eu_goods: purchase('purchase_eu_goods', 'Goederen uit EU-land', 'eu', '4b', true),
  purchase_eu_goods_low: purchase('purchase_eu_goods_low', 'Goederen uit EU-land (9%)', 'eu', '4b', true),
  purchase_eu_services: purchase('purchase_eu_services', 'Dienst uit EU-land', 'eu', '4b', true),
  purchase_non_eu: purchase('purchase_non_eu', 'Van buiten de EU', 'import', '4a', true),
  purchase_non_eu_low: purchase('purchase_non_eu_low', 'Goederen van buiten de EU (9%)', 'import', '4a', true),
}

const ALL_VAT_CODES = Object.keys(VAT_CODES) as VatCode[]

/** True for text that is one of the codes. */
export function isVatCode(text: string): text is VatCode {
  return Object.hasOwn(VAT_CODES, text)
}

/** The place of a code in lists and totals. */
export function vatCodeOrder(code: VatCode): number {
  return ALL_VAT_CODES.indexOf(code)
}

/** Codes of sales that ask more than a line has elsewhere: a country they went to, or what was paid for used goods. */
export const INVOICE_VAT_CODES: readonly VatCode[] = ['sale_oss', 'sale_margin']

/** Codes of purchases for taxed and exempt supplies together, of whose VAT a share is deducted (see `deductedVat`). */
export const MIXED_VAT_CODES: readonly VatCode[] = ['purchase_high_mixed', 'purchase_low_mixed']

const DECIDED_ELSEWHERE: readonly VatCode[] = ['sale_other_rates', ...INVOICE_VAT_CODES, ...MIXED_VAT_CODES]

/**
 * The codes a person may choose on a document line. `sale_kor` is never chosen
 * (it follows from the administration); `private_use` and `sale_other_rates`, whose
 * VAT no rate tells (article 28 Uitvoeringsbeschikking OB), belong to the journal; `INVOICE_VAT_CODES` to
 * invoices; `MIXED_VAT_CODES` to purchases of who has a share.
 */
export function vatCodeChoices(side: 'sale' | 'purchase'): VatCodeDefinition[] {
  return Object.values(VAT_CODES).filter(
    ({ code, side: own, treatment }) =>
      own === side && treatment !== 'kor' && treatment !== 'private' && !DECIDED_ELSEWHERE.includes(code),
  )
}

/**
 * True for purchases whose VAT the buyer declares: the supplier's document has
 * none, the buyer owes it (2a, 4a, 4b) and may deduct it in the same return (5b).
 */
export function isSelfAssessed(code: VatCode): boolean {
  const { side, outputBox } = VAT_CODES[code]
  return side === 'purchase' && outputBox !== null
}

function sale(
  code: VatCode,
  label: string,
  treatment: VatTreatment,
  baseBox: VatBox | null,
  outputBox: VatBox | null = null,
  icp: IcpKind | null = null,
): VatCodeDefinition {
  return { code, label, side: 'sale', treatment, baseBox, outputBox, deductible: false, icp }
}

function purchase(
  code: VatCode,
  label: string,
  treatment: VatTreatment,
  box: VatBox | null,
  deductible: boolean,
): VatCodeDefinition {
  return {
    code,
    label,
    side: 'purchase',
    treatment,
    baseBox: box,
    outputBox: box,
    deductible,
    icp: null,
  }
}
