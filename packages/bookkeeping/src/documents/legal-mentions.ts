import type { DocumentTotals } from './document-totals.ts'
import { paperTexts, type PaperLanguage } from '../paper/index.ts'
import { VAT_CODES, type VatCode } from '../vat/vat-codes.ts'

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

/** What an invoice comes to, and by which VAT codes. */
export interface TaxedAmount {
  readonly vat: readonly { readonly vatCode: VatCode }[]
  readonly grossCents: number
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

const VAT_ID_FREE = new Set<VatCode>(['sale_kor', 'sale_exempt', 'sale_exempt_counted'])

/**
 * The sentences that belong on a document (article 35a, first paragraph, Wet OB), each once, in the order of its VAT
 * summary and in its language. That a service is taxed abroad is no reason towards a customer in the Netherlands, such as a
 * member of one's own fiscal unit: there nothing is charged, and the law asks for no sentence.
 */
export function legalMentions(
  totals: Pick<DocumentTotals, 'vat'>,
  language: PaperLanguage = 'nl',
  buyerCountry?: string | null,
): string[] {
  const all: Partial<Record<VatCode, string>> = paperTexts(language).mentions
  const texts = buyerCountry === 'NL' ? { ...all, sale_outside_scope: undefined } : all
  return [...new Set(totals.vat.flatMap(({ vatCode }) => texts[vatCode] ?? []))]
}

/**
 * The fields article 35a Wet OB asks for that are empty, as field names. A
 * simplified invoice (at most 100 euro, all VAT Dutch and charged) needs no buyer.
 */
export function missingForInvoice(parties: InvoiceParties, totals: TaxedAmount): MissingInvoiceField[] {
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
function isSimplified({ vat, grossCents }: TaxedAmount): boolean {
  const domestic = vat.every(({ vatCode }) => ['domestic', 'exempt', 'kor'].includes(VAT_CODES[vatCode].treatment))
  return domestic && Math.abs(grossCents) <= SIMPLIFIED_UP_TO_CENTS
}
