import { EURO, type CurrencyCode } from '../money/index.ts'
import { paperFormatIn, paperTexts, type PaperLanguage, type PaperLayout, type PaperTexts } from '../paper/index.ts'
import { tellsNet, vatSummaryText, type VatSummaryRow } from './vat-summary.ts'

/** What stands on the paper of a document, as texts: who shows it reckons and writes nothing. */
export interface PaperContent {
  readonly language: PaperLanguage
  readonly layout: PaperLayout
  readonly title: string
  /** `#rrggbb` */
  readonly accentColour: string
  /** The address of a picture, which takes the place of the name. */
  readonly logo: string | null
  readonly seller: { readonly name: string; readonly lines: string[] }
  readonly buyerLines: string[]
  readonly facts: { readonly label: string; readonly value: string }[]
  readonly labels: PaperLabels
  readonly lines: PaperLine[]
  readonly sums: PaperSum[]
  readonly due: PaperSum
  readonly remarks: string[]
  readonly paymentText: string | null
  /** What the QR code for payment carries. */
  readonly paymentCode: string | null
  readonly footer: string
}

export interface PaperLine {
  readonly key: string
  readonly title: string
  readonly details: string[]
  readonly quantity: string
  readonly unitPrice: string
  readonly vat: string
  readonly amount: string
}

export interface PaperSum {
  readonly label: string
  readonly amount: string
}

/** The heads of its columns, and what its pictures are. */
export type PaperLabels = Readonly<
  Record<'description' | 'quantity' | 'price' | 'vat' | 'amount' | 'logo' | 'code' | 'scan', string>
>

export function paperLabels(texts: PaperTexts, seller: string, pricesIncludeVat: boolean): PaperLabels {
  const { description, quantity, price, priceIncludingVat, vat, amount } = texts.columns
  return {
    description,
    quantity,
    price: pricesIncludeVat ? priceIncludingVat : price,
    vat,
    amount,
    logo: texts.logoOf(seller),
    code: texts.qrCode,
    scan: texts.scan,
  }
}

/** What the sums of a document are made of. */
export interface SummedDocument {
  readonly lineAmountsCents: readonly number[]
  readonly discountCents: number
  readonly netCents: number
  readonly vat: readonly VatSummaryRow[]
  readonly pricesIncludeVat: boolean
}

/** The sums of a paper as its PDF has them. */
export function paperSums(
  summed: SummedDocument,
  { language, currency = EURO }: { readonly language: PaperLanguage; readonly currency?: CurrencyCode | undefined },
): PaperSum[] {
  const { money } = paperFormatIn(language, currency)
  const { subtotal, subtotalIncludingVat, discount, excludingVat } = paperTexts(language).totals
  const sums = documentSums(summed, {
    subtotal: summed.pricesIncludeVat ? subtotalIncludingVat : subtotal,
    discount,
    excludingVat,
    vat: (row) => vatSummaryText(row, money(row.baseCents), language),
  })
  return sums.map(({ label, cents }) => ({ label, amount: money(cents) }))
}

export interface SumLabels {
  readonly subtotal: string
  readonly discount: string
  readonly excludingVat: string
  readonly vat: (row: VatSummaryRow) => string
}

/** The sums that lead to the total, in the order in which they are read. */
export function documentSums(summed: SummedDocument, labels: SumLabels): { label: string; cents: number }[] {
  const { lineAmountsCents, discountCents, netCents, vat } = summed
  const subtotalCents = lineAmountsCents.reduce((sum, cents) => sum + cents, 0)
  const discount = [
    { label: labels.subtotal, cents: subtotalCents },
    { label: labels.discount, cents: -discountCents },
  ]
  return [
    ...(discountCents === 0 ? [] : discount),
    ...(tellsNet(summed) ? [{ label: labels.excludingVat, cents: netCents }] : []),
    ...vat.map((row) => ({ label: labels.vat(row), cents: row.vatCents })),
  ]
}
