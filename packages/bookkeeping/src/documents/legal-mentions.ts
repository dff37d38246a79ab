import type { DocumentTotals } from './document-totals.ts'
import { VAT_CODES, type VatCode } from '../vat/vat-codes.ts'

/** The sentence a document needs because of each VAT code (article 35a, first paragraph, Wet OB). */
const MENTIONS: Partial<Record<VatCode, string>> = {
  sale_reverse: 'Btw verlegd.',
  sale_eu_services: 'Btw verlegd (artikel 196 btw-richtlijn 2006/112/EG).',
  sale_eu_goods: 'Intracommunautaire levering, 0% btw (artikel 138 btw-richtlijn 2006/112/EG).',
  sale_eu_triangular: 'Btw verlegd: vereenvoudigde ABC-levering (artikel 141 btw-richtlijn 2006/112/EG).',
  sale_export: 'Levering buiten de EU, 0% btw (artikel 146 btw-richtlijn 2006/112/EG).',
  sale_exempt: 'Vrijgesteld van btw (artikel 11 Wet op de omzetbelasting 1968).',
  sale_outside_scope: 'Geen Nederlandse btw: de dienst is belast in het land van de afnemer.',
  sale_oss: 'Btw van het land van de klant, aangegeven via het éénloketsysteem (OSS).',
  sale_margin: 'Bijzondere regeling – gebruikte goederen.',
  sale_kor: 'Vrijgesteld van btw: kleineondernemersregeling (artikel 25 Wet op de omzetbelasting 1968).',
}

/** Countries and islands where an address has no postcode (Universal Postal Union, postal addressing systems). */
const WITHOUT_POSTCODE: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LY ML MO MR ' +
    'MW NR NU QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
)

export interface InvoiceSeller {
  name: string | null
  street: string | null
  postcode: string | null
  city: string | null
  /** Btw-id; not needed when everything is exempt or under the small-business scheme. */
  vatId: string | null
  /** KvK number: article 27 Handelsregisterwet 2007, on every outgoing document. */
  chamberOfCommerceNumber: string | null
}

export interface InvoiceBuyer {
  name: string | null
  street: string | null
  postcode: string | null
  city: string | null
  /** ISO 3166-1, two letters. */
  country: string
  vatId: string | null
}

export interface InvoiceParties {
  seller: InvoiceSeller
  buyer: InvoiceBuyer
}

export type MissingInvoiceField = `seller.${keyof InvoiceSeller}` | `buyer.${keyof InvoiceBuyer}`

/** Up to this gross, VAT included, a simplified invoice is allowed (article 34d Wet OB). */
const SIMPLIFIED_UP_TO_CENTS = 10_000

/** Codes for which the buyer's VAT id belongs on the invoice (article 35a, first paragraph, under d). */
const BUYER_VAT_ID_NEEDED = new Set<VatCode>([
  'sale_reverse',
  'sale_eu_goods',
  'sale_eu_services',
  'sale_eu_triangular',
])

const VAT_ID_FREE = new Set<VatCode>(['sale_kor', 'sale_exempt'])

/** The sentences that belong on a document, each once, in the order of its VAT summary. */
export function legalMentions(totals: Pick<DocumentTotals, 'vat'>): string[] {
  const mentions = totals.vat.flatMap(({ vatCode }) => MENTIONS[vatCode] ?? [])
  return [...new Set(mentions)]
}

/**
 * The fields article 35a Wet OB asks for that are empty, as field names. A
 * simplified invoice (at most 100 euro, all VAT Dutch and charged) needs no buyer.
 */
export function missingForInvoice(parties: InvoiceParties, totals: DocumentTotals): MissingInvoiceField[] {
  const missing: MissingInvoiceField[] = []
  const need = (field: MissingInvoiceField, value: string | null) => {
    if (value === null || value.trim() === '') missing.push(field)
  }

  const { seller, buyer } = parties
  for (const field of ['name', 'street', 'postcode', 'city', 'chamberOfCommerceNumber'] as const) {
    need(`seller.${field}`, seller[field])
  }
  if (totals.vat.some(({ vatCode }) => !VAT_ID_FREE.has(vatCode))) need('seller.vatId', seller.vatId)

  if (!isSimplified(totals)) {
    for (const field of ['name', 'street', 'city'] as const) need(`buyer.${field}`, buyer[field])
    if (!WITHOUT_POSTCODE.has(buyer.country)) need('buyer.postcode', buyer.postcode)
  }
  if (totals.vat.some(({ vatCode }) => BUYER_VAT_ID_NEEDED.has(vatCode))) need('buyer.vatId', buyer.vatId)
  return missing
}

/** Not for supplies to other countries or reverse charge. */
function isSimplified({ vat, grossCents }: DocumentTotals): boolean {
  const domestic = vat.every(({ vatCode }) => ['domestic', 'exempt', 'kor'].includes(VAT_CODES[vatCode].treatment))
  return domestic && Math.abs(grossCents) <= SIMPLIFIED_UP_TO_CENTS
}
