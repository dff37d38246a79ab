import { vatSummaryText } from '@klopt/bookkeeping/documents'
import { formatIban, isIsoDate } from '@klopt/validators'
import type { InvoiceDocument, InvoiceDocumentLine } from '../document.ts'
import type { TextWidths } from '../render/text-widths.ts'
import type { TypstJob } from '../render/typst.ts'
import { countryName } from './country-name.ts'
import { date, decimal, euro, money, price } from './format.ts'
import { lineWidths } from './line-widths.ts'
import { logoFile } from './logo-file.ts'
import { hasLongWord } from './long-word.ts'
import { qrCodeFile } from './qr-code.ts'

/** Longer than this a line may be cut over two pages; a shorter one stays in one piece. */
const MAX_UNBROKEN_LENGTH = 600

/** Facts up to this many em have room beside the address in any weight, and so have these totals beside their amounts. */
const SHORT_FACT = 12
const SHORT_TOTALS = 22

/** What Typst needs to draw an invoice: its texts and what is known of their widths as data, its pictures as files. */
export function invoiceJob(document: InvoiceDocument, widths: TextWidths): TypstJob {
  const { logo, files } = logoFile(document.layout.logo, document.seller.name)
  const { qr, files: qrFiles } = qrCodeFile(document.epcPayload)
  const view = invoiceView(document)
  const data = { ...view, known: known(view, widths), logo, qr }
  return { template: 'invoice', data, files: { ...files, ...qrFiles } }
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

const TITLES = { invoice: 'Factuur', credit_invoice: 'Creditfactuur', estimate: 'Offerte' } as const

/** The invoice as its template prints it: texts only, formatted, in Dutch. */
function invoiceView(document: InvoiceDocument) {
  const { seller, buyer, layout } = document
  const title = TITLES[document.kind]
  const number = document.number ?? 'concept'
  return {
    title,
    number,
    concept: document.number === null,
    metadataTitle: `${title} ${number} van ${seller.name}`,
    date: document.date,
    accentColour: layout.accentColour,
    footer: layout.footer ?? '', // zero: the template prints nothing for it
    seller: { name: seller.name, lines: sellerLines(seller) },
    buyer: { lines: buyerLines(buyer) },
    facts: facts(document, number),
    priceLabel: document.pricesIncludeVat ? 'Prijs incl. btw' : 'Prijs',
    amountLabel: document.pricesIncludeVat ? 'Bedrag incl. btw' : 'Bedrag',
    lines: lines(document.lines),
    totals: totals(document),
    due: due(document),
    remarks: [...(document.note ? [document.note] : []), ...document.mentions],
    paymentText: document.paymentText ?? '', // zero: the template prints nothing for it
  }
}

function sellerLines(seller: InvoiceDocument['seller']): string[] {
  const country = countryName(seller.country)
  return present([
    [...seller.addressLines, ...present([country])].join(', '),
    present([seller.email, seller.phone, seller.website]).join(' · '),
    present([seller.kvkNumber && `KvK ${seller.kvkNumber}`, seller.vatNumber && `btw ${seller.vatNumber}`]).join(' · '),
    present([seller.iban && formatIban(seller.iban), seller.bic && `BIC ${seller.bic}`]).join(' · '),
  ])
}

function buyerLines(buyer: InvoiceDocument['buyer']): string[] {
  return present([
    buyer.name,
    buyer.attention && `t.a.v. ${buyer.attention}`,
    ...buyer.addressLines,
    countryName(buyer.country),
  ])
}

function facts(document: InvoiceDocument, number: string) {
  const isEstimate = document.kind === 'estimate'
  const { supplyPeriod } = document
  const suppliedOnDate = supplyPeriod !== null && isIsoDate(supplyPeriod)
  const rows: [string, string | null][] = [
    [`${isEstimate ? 'Offerte' : 'Factuur'}nummer`, number],
    [`${isEstimate ? 'Offerte' : 'Factuur'}datum`, date(document.date)],
    [isEstimate ? 'Geldig tot en met' : 'Vervaldatum', document.dueDate && date(document.dueDate)],
    [suppliedOnDate ? 'Leverdatum' : 'Periode', suppliedOnDate ? date(supplyPeriod) : supplyPeriod],
    ['Plaats van levering', document.deliveryPlace ?? null],
    ['Betreft factuur', document.creditsNumber],
    ['Uw kenmerk', document.reference],
    ['Uw btw-id', document.buyer.vatNumber],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value, strong: value === number }] : []))
}

function lines(documentLines: InvoiceDocumentLine[]) {
  let runningCents = 0
  return documentLines.map((line) => {
    const [title = '', ...details] = line.description.split('\n')
    if (line.discountPercent) details.push(`${decimal(line.discountPercent)}% korting`)
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

function totals(document: InvoiceDocument) {
  const subtotalCents = document.lines.reduce((sum, line) => sum + line.amountCents, 0)
  const discount = [
    { label: document.pricesIncludeVat ? 'Subtotaal inclusief btw' : 'Subtotaal', amount: money(subtotalCents) },
    { label: 'Korting', amount: money(-document.discountCents) },
  ]
  return [
    ...(document.discountCents === 0 ? [] : discount),
    { label: 'Totaal exclusief btw', amount: money(document.netCents) },
    ...document.vat.map((row) => ({
      label: vatSummaryText(row, money(row.baseCents)),
      amount: money(row.vatCents),
    })),
  ]
}

function due({ kind, grossCents }: InvoiceDocument) {
  const credit = kind === 'credit_invoice' || grossCents < 0
  const label = kind === 'estimate' ? 'Totaal inclusief btw' : credit ? 'Totaal credit' : 'Te betalen'
  return { label, amount: euro(grossCents) }
}

function present(values: (string | null)[]): string[] {
  return values.filter((value): value is string => Boolean(value))
}
