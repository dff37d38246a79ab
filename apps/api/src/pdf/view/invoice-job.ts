import { tellsNet, vatSummaryText } from '@klopt/bookkeeping/documents'
import {
  paperTexts,
  type PaperFormat,
  type PaperLanguage,
  type PaperLayout,
  type PaperTexts,
} from '@klopt/bookkeeping/paper'
import { formatIban, isIsoDate } from '@klopt/validators'
import type { InvoiceDocument, InvoiceDocumentLine } from '../document.ts'
import type { TextWidths } from '../render/text-widths.ts'
import type { TypstJob } from '../render/typst.ts'
import { countryName } from './country-name.ts'
import { formatIn } from './format.ts'
import { lineWidths } from './line-widths.ts'
import { logoFile } from './logo-file.ts'
import { hasLongWord } from './long-word.ts'
import { pageWords } from './paper-words.ts'
import { qrCodeFile } from './qr-code.ts'

/** Longer than this a line may be cut over two pages; a shorter one stays in one piece. */
const MAX_UNBROKEN_LENGTH = 600

/** Facts up to this many em have room beside the address in any weight, and so have these totals beside their amounts. */
const SHORT_FACT = 12
const SHORT_TOTALS = 22

const TEMPLATES: Readonly<Record<PaperLayout, string>> = {
  classic: 'invoice',
  spacious: 'invoice-spacious',
  compact: 'invoice-compact',
}

/** What Typst needs to draw an invoice: its texts and what is known of their widths as data, its pictures as files. */
export function invoiceJob(document: InvoiceDocument, widths: TextWidths): TypstJob {
  const { logo, files } = logoFile(document.layout.logo, document.seller.name, document.language)
  const { qr, files: qrFiles } = qrCodeFile(document.epcPayload)
  const view = invoiceView(document)
  const data = { ...view, known: known(view, widths), logo, qr }
  return { template: TEMPLATES[document.layout.paperLayout ?? 'classic'], data, files: { ...files, ...qrFiles } }
}

/** What is known of the widths of texts: it saves the template the layouts of them that would tell it the same. */
function known(view: ReturnType<typeof invoiceView>, widths: TextWidths) {
  const widest = (texts: string[]): number => Math.max(0, ...texts.map((text) => widths.atMost(text) ?? Infinity))
  const factsWidth = widest(view.facts.map(({ value }) => value))
  const totalsWidth = widest(view.totals.map(({ label }) => label)) + widest(view.totals.map(({ amount }) => amount))
  return {
    ...lineWidths(view.lines, widths),
    hasShortFacts: factsWidth <= SHORT_FACT,
    hasShortTotals: totalsWidth <= SHORT_TOTALS,
    hasLongWord: hasLongWord(view),
  }
}

/** What the parts of the view are made by. */
interface Words {
  readonly texts: PaperTexts
  readonly format: PaperFormat
  readonly language: PaperLanguage
}

/** The invoice as its template prints it: texts only, formatted, in its language. */
function invoiceView(document: InvoiceDocument) {
  const { seller, buyer, layout, language = 'nl' } = document
  const words: Words = { texts: paperTexts(language), format: formatIn(language, document.currency), language }
  const { texts } = words
  const title = texts.titles[document.isDeposit && document.kind === 'invoice' ? 'deposit' : document.kind]
  const number = document.number ?? texts.concept.number
  const { columns } = texts
  return {
    title,
    number,
    concept: document.number === null,
    metadataTitle: texts.titleOf(`${title} ${number}`, seller.name),
    date: document.date,
    page: pageWords(language),
    texts: { concept: texts.concept.mark, carried: texts.carried, scan: texts.scan, qrCode: texts.qrCode, columns },
    accentColour: layout.accentColour,
    footer: layout.footer ?? '', // zero: the template prints nothing for it
    seller: { name: seller.name, lines: sellerLines(seller, words) },
    buyer: { lines: buyerLines(buyer, words) },
    facts: facts(document, number, words),
    priceLabel: document.pricesIncludeVat ? columns.priceIncludingVat : columns.price,
    amountLabel: document.pricesIncludeVat ? columns.amountIncludingVat : columns.amount,
    lines: lines(document.lines, words),
    totals: totals(document, words),
    due: due(document, words),
    remarks: [...(document.note ? [document.note] : []), ...document.mentions],
    paymentText: document.paymentText ?? '', // zero: the template prints nothing for it
  }
}

function sellerLines(seller: InvoiceDocument['seller'], { texts, language }: Words): string[] {
  const country = countryName(seller.country, language)
  return present([
    [...seller.addressLines, ...present([country])].join(', '),
    present([seller.email, seller.phone, seller.website]).join(' · '),
    present([
      seller.kvkNumber && `${texts.chamberOfCommerce} ${seller.kvkNumber}`,
      seller.vatNumber && `${texts.vatNumber} ${seller.vatNumber}`,
    ]).join(' · '),
    present([seller.iban && formatIban(seller.iban), seller.bic && `BIC ${seller.bic}`]).join(' · '),
  ])
}

function buyerLines(buyer: InvoiceDocument['buyer'], { texts, language }: Words): string[] {
  return present([
    buyer.name,
    buyer.attention && texts.attention(buyer.attention),
    ...buyer.addressLines,
    countryName(buyer.country, language),
  ])
}

function facts(document: InvoiceDocument, number: string, { texts, format: { date } }: Words) {
  const isEstimate = document.kind === 'estimate'
  const { supplyPeriod } = document
  const suppliedOnDate = supplyPeriod !== null && isIsoDate(supplyPeriod)
  const labels = texts.facts
  const rows: [string, string | null][] = [
    [isEstimate ? labels.estimateNumber : labels.invoiceNumber, number],
    [isEstimate ? labels.estimateDate : labels.invoiceDate, date(document.date)],
    [isEstimate ? labels.validUntil : labels.dueDate, document.dueDate && date(document.dueDate)],
    [suppliedOnDate ? labels.suppliedOn : labels.period, suppliedOnDate ? date(supplyPeriod) : supplyPeriod],
    [labels.placeOfSupply, document.deliveryPlace ?? null],
    [labels.credits, document.creditsNumber],
    [labels.yourReference, document.reference],
    [labels.yourVatNumber, document.buyer.vatNumber],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value, strong: value === number }] : []))
}

function lines(documentLines: InvoiceDocumentLine[], { texts, format }: Words) {
  const { decimal, money, percent, price } = format
  let runningCents = 0
  return documentLines.map((line) => {
    const [title = '', ...details] = line.description.split('\n')
    if (line.discountPercent) details.push(texts.discountOf(percent(line.discountPercent)))
    runningCents += line.amountCents
    return {
      title,
      details,
      quantity: decimal(line.quantity),
      unit: line.unit ?? '', // zero: the template prints nothing for it
      unitPrice: price(line.unitPrice),
      vat: line.vatLabel,
      amount: money(line.amountCents),
      runningTotal: money(runningCents),
      breakable: line.description.length > MAX_UNBROKEN_LENGTH,
    }
  })
}

function totals(document: InvoiceDocument, { texts, format: { money }, language }: Words) {
  const subtotalCents = document.lines.reduce((sum, line) => sum + line.amountCents, 0)
  const labels = texts.totals
  const discount = [
    { label: document.pricesIncludeVat ? labels.subtotalIncludingVat : labels.subtotal, amount: money(subtotalCents) },
    { label: labels.discount, amount: money(-document.discountCents) },
  ]
  return [
    ...(document.discountCents === 0 ? [] : discount),
    ...(tellsNet(document) ? [{ label: labels.excludingVat, amount: money(document.netCents) }] : []),
    ...document.vat.map((row) => ({
      label: vatSummaryText(row, money(row.baseCents), language),
      amount: money(row.vatCents),
    })),
  ]
}

function due({ kind, grossCents }: InvoiceDocument, { texts, format: { euro } }: Words) {
  const credit = kind === 'credit_invoice' || grossCents < 0
  const { includingVat, toPay, credit: creditLabel } = texts.totals
  return { label: kind === 'estimate' ? includingVat : credit ? creditLabel : toPay, amount: euro(grossCents) }
}

function present(values: (string | null)[]): string[] {
  return values.filter((value): value is string => Boolean(value))
}
