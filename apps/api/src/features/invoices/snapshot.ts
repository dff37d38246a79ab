import {
  deliveryText,
  depositLines,
  legalMentions,
  vatLabel,
  vatSummary,
  type DocumentTotals,
} from '@klopt/bookkeeping/documents'
import { BookkeepingError, centsToDecimal, must } from '@klopt/bookkeeping/money'
import { epcQrPayload } from '@klopt/bookkeeping/payments'
import { paperFormats, paperTexts, type PaperLanguage } from '@klopt/bookkeeping/paper'
import { formatIban, formatPostcode } from '@klopt/validators'
import type { InvoiceSnapshot } from '../../database/schema/invoice-snapshot.ts'
import type { InvoiceDocument, Logo } from '../../pdf/document.ts'
import { electronicOf } from './e-invoice.ts'
import { describedLine, printedSupply } from './supplies.ts'
import { bookedTotals, euroMentions, exchangeOf } from '../../books/exchange.ts'
import type { AdministrationRow, ContactRow, LoadedInvoice } from './load-invoice.ts'

/** The language of a paper: as it was made final, else that of its customer. */
export const languageOf = ({ row, contact }: Pick<LoadedInvoice, 'row' | 'contact'>): PaperLanguage =>
  row.snapshot === null ? (contact?.language ?? 'nl') : (row.snapshot.language ?? 'nl')

/** What a snapshot shows, with its logo: what the PDF draws. */
export function documentOf(snapshot: InvoiceSnapshot, logo: Logo | null): InvoiceDocument {
  const {
    totals: _totals,
    vatBasis: _vatBasis,
    electronic: _electronic,
    deposits: _deposits,
    exchange: _exchange,
    layout,
    ...document
  } = snapshot
  const { logoFileId: _logoFileId, ...shown } = layout
  return { ...document, layout: { ...shown, logo } }
}

/** The snapshot of an invoice, of its totals in its currency; a concept has no number, and no QR code, which one could pay by mistake. */
export function snapshotOf(invoice: LoadedInvoice, totals: DocumentTotals, number: string | null): InvoiceSnapshot {
  const { row, input, contact, administration, credited, vatBasis, deposits } = invoice
  const language = contact?.language ?? 'nl'
  const exchange = exchangeOf(input)
  const booked = bookedTotals(totals, input)
  const vatLabels = totals.lines.map((line) => vatLabel(line, language))
  return {
    kind: row.kind,
    language,
    ...(exchange && { currency: exchange.currency }),
    number,
    date: row.invoice_date,
    // Nothing is to be paid of nothing.
    dueDate: row.kind === 'invoice' && totals.grossCents !== 0 ? row.due_date : null,
    supplyPeriod: printedSupply(invoice, language),
    deliveryPlace: deliveryText(input, language),
    reference: row.reference || null,
    ...partiesOf(administration, contact),
    lines: [
      ...input.lines.map((line, index) => ({
        description: describedLine(invoice, line, language),
        quantity: line.quantity,
        unit: line.unit || null,
        unitPrice: line.unitPrice,
        discountPercent: line.discountPercent === '0' ? null : line.discountPercent,
        vatLabel: must(vatLabels[index], 'the VAT of a line'),
        amountCents: must(totals.lines[index], 'the total of a line').amountCents,
      })),
      ...listedLines(invoice, language),
    ],
    pricesIncludeVat: input.pricesIncludeVat,
    discountCents: totals.discountCents,
    vat: vatSummary(totals, language),
    netCents: totals.netCents,
    vatCents: totals.vatCents,
    grossCents: totals.grossCents,
    mentions: [...legalMentions(totals, language, contact?.address_country), ...euroMentions(input, booked, language)],
    note: row.note.trim() || null,
    paymentText: paymentTextOf(invoice, totals, number, language),
    // Banks take that code for euros alone.
    epcPayload: exchange === null ? epcPayloadOf(administration, totals, number) : null,
    creditsNumber: credited?.number ?? null,
    totals,
    vatBasis,
    electronic: electronicOf(invoice),
    ...(exchange && { exchange: { ...exchange, euros: booked } }),
    ...(row.is_deposit && { isDeposit: true }),
    ...(deposits.length > 0 && { deposits: deposits.map(({ number, invoiceDate: date }) => ({ number, date })) }),
  }
}

/** The deposits that it takes off, or gives back, as lines of the paper. */
function listedLines({ deposits, input, credited }: LoadedInvoice, language: PaperLanguage): InvoiceSnapshot['lines'] {
  const listing = { pricesIncludeVat: input.pricesIncludeVat, returns: credited !== null }
  return depositLines(deposits, listing).map(({ description, quantity, total }) => ({
    description,
    quantity,
    unit: null,
    unitPrice: centsToDecimal(quantity === '-1' ? -total.amountCents : total.amountCents),
    discountPercent: null,
    vatLabel: vatLabel(total, language),
    amountCents: total.amountCents,
  }))
}

/** Whose paper it is and to whom it goes, as they are now. */
export const partiesOf = (
  administration: AdministrationRow,
  contact: ContactRow | null,
): Pick<InvoiceSnapshot, 'seller' | 'buyer' | 'layout'> => ({
  seller: sellerOf(administration),
  buyer: buyerOf(contact),
  layout: {
    accentColour: administration.accent_colour,
    footer: administration.invoice_footer || null,
    logoFileId: administration.logo_file_id,
    paperLayout: administration.paper_layout,
  },
})

function sellerOf(administration: AdministrationRow): InvoiceSnapshot['seller'] {
  return {
    name: administration.company_name,
    addressLines: addressLines(
      administration.address_street,
      administration.address_postcode,
      administration.address_city,
    ),
    country: null,
    kvkNumber: administration.kvk_number,
    vatNumber: administration.vat_number,
    iban: administration.iban,
    bic: null,
    email: administration.email_address,
    phone: administration.phone,
    website: administration.website,
  }
}

function buyerOf(contact: ContactRow | null): InvoiceSnapshot['buyer'] {
  return {
    name: contact?.name ?? '', // zero: a draft is shown before it has a customer
    addressLines: contact ? addressLines(contact.address_street, contact.address_postcode, contact.address_city) : [],
    country: contact === null || contact.address_country === 'NL' ? null : contact.address_country,
    attention: contact?.attention || null,
    vatNumber: contact?.vat_number ?? null,
  }
}

function addressLines(street: string, postcode: string, city: string): string[] {
  return [street, `${formatPostcode(postcode)} ${city}`.trim()].filter((line) => line !== '')
}

function paymentTextOf(
  { row, administration }: LoadedInvoice,
  totals: DocumentTotals,
  number: string | null,
  language: PaperLanguage,
): string | null {
  if (totals.grossCents <= 0 || administration.iban === null) return null
  const dueDate = paperFormats[language].date(row.due_date)
  return paperTexts(language).payBefore(dueDate, formatIban(administration.iban), number)
}

/** Absent when the amount or a name does not fit the code: the invoice can still be paid by hand. */
function epcPayloadOf(administration: AdministrationRow, totals: DocumentTotals, number: string | null): string | null {
  if (number === null || administration.iban === null || totals.grossCents <= 0) return null
  try {
    return epcQrPayload({
      name: administration.company_name.slice(0, 70),
      iban: administration.iban,
      amountCents: totals.grossCents,
      text: number,
    })
  } catch (error) {
    if (!(error instanceof BookkeepingError)) throw error
    return null
  }
}
