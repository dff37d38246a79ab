import type { Invoice, InvoiceView } from '@klopt/api-client/contract'
import { countryNameIn } from '@klopt/bookkeeping/paper'
import { formatIban, isIsoDate } from '@klopt/validators'
import { paperSums } from './draft-totals.ts'
import { paperWords, type PaperWords } from './paper-words.ts'
import { dueOf, present, type InvoiceViewContent } from './invoice-view-content.ts'
import type { InvoiceViewLine } from './invoice-view-lines.ts'

/**
 * The paper of a final invoice, of nothing but what was frozen when it was made final: its PDF is drawn from the same.
 */
export function frozenInvoiceView(
  { kind, number }: Pick<Invoice, 'kind' | 'number'>,
  view: InvoiceView,
): InvoiceViewContent {
  const isCredit = kind === 'credit_invoice'
  const { seller, layout } = view
  const words = paperWords(view.language, view.currency)
  const { texts, language } = words
  return {
    language,
    ...(view.currency !== undefined && { currency: view.currency }),
    title: !isCredit && view.isDeposit ? texts.titles.deposit : texts.titles[kind],
    layout: layout.paperLayout ?? 'classic',
    accentColour: layout.accentColour,
    logo: layout.logo,
    seller: { name: seller.name, lines: sellerLines(view, words) },
    buyerLines: buyerLines(view.buyer, words),
    facts: factsOf(number, view, words),
    priceLabel: view.pricesIncludeVat ? texts.columns.priceIncludingVat : texts.columns.price,
    lines: view.lines.map((line, index) => invoiceViewLine(line, index, words)),
    sums: paperSums({ ...view, lineAmountsCents: view.lines.map(({ amountCents }) => amountCents) }, words),
    due: dueOf(isCredit, view.grossCents, texts),
    remarks: present([view.note, ...view.mentions]),
    paymentText: view.paymentText,
    paymentCode: view.epcPayload,
    footer: layout.footer ?? '',
  }
}

function sellerLines({ seller, layout }: InvoiceView, { texts, language }: PaperWords): string[] {
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
  { name, attention, addressLines, country }: InvoiceView['buyer'],
  { texts, language }: PaperWords,
): string[] {
  return present([name, attention && texts.attention(attention), ...addressLines, countryText(country, language)])
}

/** Any text that is no ISO code is printed as it is. */
const countryText = (country: string | null, language: PaperWords['language']): string | null =>
  country && countryNameIn(language, country)

function factsOf(number: string | null, view: InvoiceView, words: PaperWords): InvoiceViewContent['facts'] {
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

function invoiceViewLine(
  line: InvoiceView['lines'][number],
  index: number,
  { texts, format }: PaperWords,
): InvoiceViewLine {
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
