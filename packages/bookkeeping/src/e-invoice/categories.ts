import { legalMentions } from '../documents/legal-mentions.ts'
import type { DocumentTotals } from '../documents/document-totals.ts'
import { formatDecimal, parseDecimal, type Decimal } from '../money/decimal.ts'
import type { VatCode } from '../vat/vat-codes.ts'
import { group, leaf } from './xml.ts'

/** Codes of EN 16931 (UNCL 5305): taxed, zero, exempt, reverse charge, to the EU, export, outside the VAT. */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'

const OF_CODES: Partial<Record<VatCode, VatCategory>> = {
  sale_zero: 'Z',
  sale_exempt: 'E',
  sale_exempt_counted: 'E',
  sale_kor: 'E',
  sale_margin: 'E',
  sale_reverse: 'AE',
  sale_eu_services: 'AE',
  sale_eu_triangular: 'AE',
  sale_eu_goods: 'K',
  sale_export: 'G',
  sale_eu_installation: 'O',
  sale_outside_scope: 'O',
}

/** The code of the reason (VATEX) where the list has one that is always right. */
const REASON_CODES: Partial<Record<VatCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

type Taxed = Pick<DocumentTotals['vat'][number], 'vatCode' | 'ratePercent'>

/** The category of a VAT code. */
export const categoryOf = ({ vatCode }: Pick<Taxed, 'vatCode'>): VatCategory => OF_CODES[vatCode] ?? 'S'

/** What of a document falls in one category at one rate. */
export interface CategoryTotal {
  readonly category: VatCategory
  readonly ratePercent: Decimal
  readonly vatCodes: readonly VatCode[]
  readonly discountCents: number
  readonly baseCents: number
  readonly vatCents: number
}

/** The totals of a document per category and rate: codes that are one to who gets the document are added up. */
export function categoryTotals({ vat }: Pick<DocumentTotals, 'vat'>): CategoryTotal[] {
  const totals = new Map<string, CategoryTotal>()
  for (const { vatCode, ratePercent, discountCents, baseCents, vatCents } of vat) {
    const category = categoryOf({ vatCode })
    const key = `${category} ${formatDecimal(parseDecimal(ratePercent))}`
    const before = totals.get(key) ?? { vatCodes: [], discountCents: 0, baseCents: 0, vatCents: 0 }
    totals.set(key, {
      category,
      ratePercent,
      vatCodes: [...before.vatCodes, vatCode],
      discountCents: before.discountCents + discountCents,
      baseCents: before.baseCents + baseCents,
      vatCents: before.vatCents + vatCents,
    })
  }
  return [...totals.values()]
}

/** Why no VAT is charged: by the codes of the lines; NLCIUS wants the words alone. */
export interface Reasons {
  readonly vatCodes: readonly VatCode[]
  readonly isCoded: boolean
  readonly buyerCountry: string
}

/** The category as an element; what is outside the VAT has no rate. */
export function taxCategory(
  name: 'TaxCategory' | 'ClassifiedTaxCategory',
  { category, ratePercent }: { category: VatCategory; ratePercent: Decimal },
  reasons: Reasons | null = null,
): string | null {
  return group(name, [
    leaf('ID', category),
    category === 'O' ? null : leaf('Percent', formatDecimal(parseDecimal(ratePercent))),
    ...(reasons === null ? [] : reasonOf(category, reasons)),
    group('TaxScheme', [leaf('ID', 'VAT')]),
  ])
}

function reasonOf(category: VatCategory, { vatCodes, isCoded, buyerCountry }: Reasons): (string | null)[] {
  if (category === 'S' || category === 'Z') return []
  const vat = vatCodes.map((vatCode) => ({ ...NOTHING, vatCode }))
  const said = legalMentions({ vat }, 'nl', buyerCountry).join(' ')
  const unsaid = buyerCountry === 'NL' ? 'Geen btw van toepassing.' : 'Geen Nederlandse btw: belast in een ander land.'
  return [
    leaf('TaxExemptionReasonCode', isCoded ? (REASON_CODES[category] ?? null) : null),
    leaf('TaxExemptionReason', said || unsaid),
  ]
}

const NOTHING = { ratePercent: '0', discountCents: 0, baseCents: 0, vatCents: 0 }
