import type { ElectronicInvoice } from './electronic/electronic-invoice.ts'
import { invoiceIn } from './electronic/envelope.ts'
import type { ElectronicInvoiceView, InvoiceViewLine, InvoiceViewParty } from './electronic/invoice-view-types.ts'
import { all, first, parseXml, textAt, type Element } from './electronic/parse-xml.ts'
import { readCii } from './electronic/read-cii.ts'
import { readUbl } from './electronic/read-ubl.ts'
import { centsAt, textAmong } from './electronic/values.ts'

export { decodeXml } from './electronic/decode-xml.ts'
export type { ElectronicInvoiceView, InvoiceViewLine, InvoiceViewParty } from './electronic/invoice-view-types.ts'

/** What there is to see of an electronic invoice: the PDF that its sender put in it (base64), and what it says itself. */
export interface SeenInvoice {
  pdf: string | null
  view: ElectronicInvoiceView
}

/** Lines beyond these are not shown. */
const MOST_LINES = 1_000

/** Null when the text is no electronic invoice. */
export function seeElectronicInvoice(xml: string): SeenInvoice | null {
  const root = invoiceIn(parseXml(xml))
  const ubl = root && readUbl(root)
  if (root && ubl)
    return {
      pdf: pdfIn(all(root, 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject')),
      view: ublInvoiceView(root, ubl),
    }
  const cii = root && readCii(root)
  return root && cii
    ? {
        pdf: pdfIn(all(root, `${AGREEMENT}/AdditionalReferencedDocument/AttachmentBinaryObject`)),
        view: ciiInvoiceView(root, cii),
      }
    : null
}

function pdfIn(attachments: readonly Element[]): string | null {
  const pdf = attachments.find(({ attributes }) => /^application\/pdf$/i.test(attributes['mimeCode'] ?? '')) // zero: not told, so no PDF
  return pdf?.text.replace(/\s+/g, '') || null
}

function ublInvoiceView(root: Element, invoice: ElectronicInvoice): ElectronicInvoiceView {
  const lines = [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')].slice(0, MOST_LINES)
  return {
    ...common(invoice),
    supplier: ublParty(first(root, 'AccountingSupplierParty/Party')),
    customer: ublParty(first(root, 'AccountingCustomerParty/Party')),
    notes: notesOf([...all(root, 'Note'), ...all(root, 'PaymentTerms/Note')]),
    lines: lines.map((line): InvoiceViewLine => ({
      description: textsOf(line, ['Item/Name', 'Item/Description']),
      quantity: textAmong(line, ['InvoicedQuantity', 'CreditedQuantity']),
      unitPrice: textAt(line, 'Price/PriceAmount'),
      ratePercent: textAt(line, 'Item/ClassifiedTaxCategory/Percent'),
      netCents: centsAt(line, 'LineExtensionAmount'),
    })),
    payableCents: centsAt(root, 'LegalMonetaryTotal/PayableAmount'),
  }
}

function ublParty(party: Element | undefined): InvoiceViewParty {
  const address = first(party, 'PostalAddress')
  return {
    name: textAmong(party, ['PartyName/Name', 'PartyLegalEntity/RegistrationName']),
    address: addressOf([
      textAt(address, 'StreetName'),
      textAt(address, 'AdditionalStreetName'),
      [textAt(address, 'PostalZone'), textAt(address, 'CityName')],
      textAt(address, 'Country/IdentificationCode'),
    ]),
    kvkNumber: textAt(party, 'PartyLegalEntity/CompanyID'),
    vatNumber: textAt(party, 'PartyTaxScheme/CompanyID'),
  }
}

const TRADE = 'SupplyChainTradeTransaction'
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`

function ciiInvoiceView(root: Element, invoice: ElectronicInvoice): ElectronicInvoiceView {
  const settlement = first(root, `${TRADE}/ApplicableHeaderTradeSettlement`)
  const lines = all(root, `${TRADE}/IncludedSupplyChainTradeLineItem`).slice(0, MOST_LINES)
  return {
    ...common(invoice),
    supplier: ciiParty(first(root, `${AGREEMENT}/SellerTradeParty`)),
    customer: ciiParty(first(root, `${AGREEMENT}/BuyerTradeParty`)),
    notes: notesOf([
      ...all(root, 'ExchangedDocument/IncludedNote/Content'),
      ...all(settlement, 'SpecifiedTradePaymentTerms/Description'),
    ]),
    lines: lines.map((line): InvoiceViewLine => ({
      description: textsOf(line, ['SpecifiedTradeProduct/Name', 'SpecifiedTradeProduct/Description']),
      quantity: textAt(line, 'SpecifiedLineTradeDelivery/BilledQuantity'),
      unitPrice: textAt(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
      ratePercent: textAt(line, 'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent'),
      netCents: centsAt(
        line,
        'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
      ),
    })),
    payableCents: centsAt(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount'),
  }
}

function ciiParty(party: Element | undefined): InvoiceViewParty {
  const address = first(party, 'PostalTradeAddress')
  const registrations = all(party, 'SpecifiedTaxRegistration/ID')
  return {
    name: textAt(party, 'Name'),
    address: addressOf([
      textAt(address, 'LineOne'),
      textAt(address, 'LineTwo'),
      [textAt(address, 'PostcodeCode'), textAt(address, 'CityName')],
      textAt(address, 'CountryID'),
    ]),
    kvkNumber: textAt(party, 'SpecifiedLegalOrganization/ID'),
    vatNumber: registrations.find(({ attributes }) => attributes['schemeID'] === 'VA')?.text.trim() || null,
  }
}

function common({ supplier, subtotals, paymentTerms: _terms, ...invoice }: ElectronicInvoice) {
  return { ...invoice, iban: supplier.iban, vat: subtotals }
}

type AddressPart = string | null | readonly (string | null)[]

function addressOf(parts: readonly AddressPart[]): string[] {
  return parts
    .map((part) =>
      [part]
        .flat()
        .filter((text) => text !== null)
        .join(' '),
    )
    .filter((line) => line !== '')
}

const notesOf = (notes: readonly Element[]): string[] =>
  notes.map(({ text }) => text.trim()).filter((text) => text !== '')

function textsOf(line: Element, paths: readonly string[]): string {
  const texts = paths.map((path) => textAt(line, path)).filter((text) => text !== null)
  return [...new Set(texts)].join(': ')
}
