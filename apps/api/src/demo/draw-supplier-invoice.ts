import { documentTotals, type DocumentTotals } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import { vatRate } from '@klopt/bookkeeping/vat'
import { addDays, formatIban, formatPostcode } from '@klopt/validators'
import type { InvoiceDocument, Party } from '../pdf/document.ts'
import type { PdfRenderer } from '../pdf/index.ts'
import { studioNoord } from './designer-facts.ts'
import type { SupplierPaper } from './supplier-papers.ts'
import type { Supplier } from './suppliers.ts'

export interface SupplierInvoice {
  readonly number: string
  readonly date: string
  readonly dueDate: string
  readonly totals: DocumentTotals
}

/** What a supplier asks on a day. */
export function supplierInvoice(supplier: Supplier, date: string, sequence: number): SupplierInvoice {
  const totals = documentTotals({
    lines: supplier.lines.map(({ quantity, priceCents, vatCode }) => ({
      quantity: String(quantity),
      unitPrice: String(priceCents / 100),
      vatCode,
    })),
    pricesIncludeVat: false,
    date,
  })
  const number = `${supplier.prefix}${date.slice(0, 4)}${String(sequence).padStart(4, '0')}`
  return { number, date, dueDate: addDays(date, supplier.contact.paymentTermDays ?? 30), totals }
}

export type DrawPaper = (paper: SupplierPaper) => Promise<Buffer>

/** Draws what a supplier sends to the studio, as a PDF. */
export function paperDrawer(pdf: PdfRenderer): DrawPaper {
  return async ({ supplier, invoice }) =>
    Buffer.from(await pdf.renderSupplierInvoice(supplierDocument(supplier, invoice), supplier.layout))
}

const buyer: Party = {
  name: studioNoord.company_name,
  addressLines: [studioNoord.address_street, `${studioNoord.address_postcode} ${studioNoord.address_city}`],
  country: null,
}

function supplierDocument(supplier: Supplier, invoice: SupplierInvoice): InvoiceDocument {
  const { contact } = supplier
  const { number, date, dueDate, totals } = invoice
  return {
    kind: 'invoice',
    number,
    date,
    dueDate,
    supplyPeriod: null,
    reference: null,
    seller: {
      name: contact.name,
      addressLines: [contact.street, `${formatPostcode(contact.postcode)} ${contact.city}`],
      country: null,
      kvkNumber: contact.kvkNumber,
      vatNumber: contact.vatNumber,
      iban: contact.iban,
      bic: null,
      email: contact.emailAddress,
      phone: null,
      website: supplier.website,
    },
    buyer: { ...buyer, attention: null, vatNumber: null },
    layout: { accentColour: supplier.accentColour, logo: null, footer: null },
    lines: supplier.lines.map((line, index) => ({
      description: line.description,
      quantity: String(line.quantity),
      unit: null,
      unitPrice: String(line.priceCents / 100),
      discountPercent: null,
      vatLabel: `${vatRate(line.vatCode, date)}%`,
      amountCents: must(totals.lines[index], 'the total of a line').amountCents,
    })),
    pricesIncludeVat: false,
    discountCents: 0,
    vat: totals.vat.map(({ ratePercent, baseCents, vatCents }) => ({ label: `${ratePercent}%`, baseCents, vatCents })),
    netCents: totals.netCents,
    vatCents: totals.vatCents,
    grossCents: totals.grossCents,
    mentions: [],
    note: null,
    paymentText: `Graag uiterlijk ${dueDate.split('-').toReversed().join('-')} betalen op ${formatIban(must(contact.iban, 'the IBAN of a supplier'))} o.v.v. ${number}.`,
    epcPayload: null,
    creditsNumber: null,
  }
}
