import { formatIban, isIsoDate } from '@klopt/validators'
import { EURO, type CurrencyCode } from '../money/index.ts'
import {
  countryNameIn,
  paperFormatIn,
  paperTexts,
  type PaperFormat,
  type PaperLanguage,
  type PaperLayout,
  type PaperTexts,
} from '../paper/index.ts'
import { paperLabels, paperSums, type PaperContent, type PaperLine } from './paper-content.ts'
import type { VatSummaryRow } from './vat-summary.ts'

interface Party {
  readonly name: string
  readonly addressLines: readonly string[]
  /** By its ISO code or as it is printed; null for domestic. */
  readonly country: string | null
}

/** What was frozen of an invoice when it was made final. */
export interface FrozenDocument {
  readonly language?: PaperLanguage | undefined
  readonly isDeposit?: boolean | undefined
  readonly currency?: CurrencyCode | undefined
  readonly date: string
  readonly dueDate: string | null
  readonly supplyPeriod: string | null
  readonly deliveryPlace?: string | null | undefined
  readonly reference: string | null
  readonly seller: Party &
    Readonly<Record<'kvkNumber' | 'vatNumber' | 'iban' | 'bic' | 'email' | 'phone' | 'website', string | null>>
  readonly buyer: Party & { readonly attention: string | null; readonly vatNumber: string | null }
  readonly layout: {
    readonly accentColour: string
    readonly footer: string | null
    readonly paperLayout?: PaperLayout | undefined
    /** The address of the picture. */
    readonly logo: string | null
  }
  readonly lines: readonly FrozenLine[]
  readonly pricesIncludeVat: boolean
  readonly discountCents: number
  readonly vat: readonly VatSummaryRow[]
  readonly netCents: number
  readonly grossCents: number
  readonly mentions: readonly string[]
  readonly note: string | null
  readonly paymentText: string | null
  readonly epcPayload: string | null
  readonly creditsNumber: string | null
}

interface FrozenLine {
  readonly description: string
  /** Decimals in their wire form. */
  readonly quantity: string
  readonly unit: string | null
  readonly unitPrice: string
  readonly discountPercent: string | null
  readonly vatLabel: string
  readonly amountCents: number
}

interface PaperWords {
  readonly language: PaperLanguage
  readonly texts: PaperTexts
  readonly format: PaperFormat
}

/**
 * The paper of a final invoice, of nothing but what was frozen when it was made final: its PDF is drawn from the same.
 */
export function frozenPaper(
  { kind, number }: { readonly kind: 'invoice' | 'credit_invoice'; readonly number: string | null },
  view: FrozenDocument,
): PaperContent {
  const isCredit = kind === 'credit_invoice'
  const { seller, layout } = view
  const { language = 'nl', currency = EURO } = view
  const texts = paperTexts(language)
  const words = { language, texts, format: paperFormatIn(language, currency) }
  return {
    language,
    title: !isCredit && view.isDeposit ? texts.titles.deposit : texts.titles[kind],
    layout: layout.paperLayout ?? 'classic',
    accentColour: layout.accentColour,
    logo: layout.logo,
    seller: { name: seller.name, lines: sellerLines(view, words) },
    buyerLines: buyerLines(view.buyer, words),
    facts: factsOf(number, view, words),
    labels: paperLabels(texts, seller.name, view.pricesIncludeVat),
    lines: view.lines.map((line, index) => paperLine(line, index, words)),
    sums: paperSums(
      { ...view, lineAmountsCents: view.lines.map(({ amountCents }) => amountCents) },
      { language, currency },
    ),
    due: { label: dueLabel(isCredit, view.grossCents, texts), amount: words.format.euro(view.grossCents) },
    remarks: present([view.note, ...view.mentions]),
    paymentText: view.paymentText,
    paymentCode: view.epcPayload,
    footer: layout.footer ?? '', // zero: no text at the foot
  }
}

function sellerLines({ seller, layout }: FrozenDocument, { texts, language }: PaperWords): string[] {
  const { kvkNumber, vatNumber, iban, bic } = seller
  return present([
    layout.logo === null ? null : seller.name,
    present([...seller.addressLines, countryText(seller.country, language)]).join(', '),
    present([seller.email, seller.phone]).join(' · '),
    seller.website,
    present([
      kvkNumber && `${texts.chamberOfCommerce} ${kvkNumber}`,
      vatNumber && `${texts.vatNumber} ${vatNumber}`,
    ]).join(' · '),
    present([iban && formatIban(iban), bic && `BIC ${bic}`]).join(' · '),
  ])
}

function buyerLines(
  { name, attention, addressLines, country }: FrozenDocument['buyer'],
  { texts, language }: PaperWords,
): string[] {
  return present([name, attention && texts.attention(attention), ...addressLines, countryText(country, language)])
}

/** Any text that is no ISO code is printed as it is. */
const countryText = (country: string | null, language: PaperWords['language']): string | null =>
  country && countryNameIn(language, country)

function factsOf(number: string | null, view: FrozenDocument, words: PaperWords): PaperContent['facts'] {
  const { facts: labels } = words.texts
  const { date } = words.format
  const { supplyPeriod } = view
  const suppliedOn = supplyPeriod !== null && isIsoDate(supplyPeriod) ? date(supplyPeriod) : null
  const rows: [string, string | null][] = [
    [labels.invoiceNumber, number],
    [labels.invoiceDate, date(view.date)],
    [labels.dueDate, view.dueDate && date(view.dueDate)],
    [suppliedOn === null ? labels.period : labels.suppliedOn, suppliedOn ?? supplyPeriod],
    [labels.placeOfSupply, view.deliveryPlace ?? null],
    [labels.credits, view.creditsNumber],
    [labels.yourReference, view.reference],
    [labels.yourVatNumber, view.buyer.vatNumber],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function paperLine(line: FrozenLine, index: number, { texts, format }: PaperWords): PaperLine {
  const [title = '', ...details] = line.description.split('\n')
  const { discountPercent } = line
  return {
    key: String(index),
    title,
    details: discountPercent === null ? details : [...details, texts.discountOf(format.percent(discountPercent))],
    quantity: present([format.decimal(line.quantity), line.unit]).join(' '),
    unitPrice: format.price(line.unitPrice),
    vat: line.vatLabel,
    amount: format.money(line.amountCents),
  }
}

/** What it all comes to is called by what is asked; a credit asks for nothing. */
export const dueLabel = (isCredit: boolean, grossCents: number, texts: PaperTexts): string =>
  isCredit || grossCents < 0 ? texts.totals.credit : texts.totals.toPay

const present = (values: readonly (string | null)[]): string[] =>
  values.filter((value): value is string => Boolean(value))
