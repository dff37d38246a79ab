import type { ElectronicInvoice } from './electronic-invoice.ts'
import { all, first, textAt, type Element } from './parse-xml.ts'
import {
  centsAt,
  dateAt,
  ibanOf,
  isCreditCode,
  kvkAmong,
  percentAt,
  postcodeOf,
  textAmong,
  vatNumberOf,
} from './values.ts'

const NAMESPACE = /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/

/** Reads UBL 2 (Peppol BIS, NLCIUS, SI-UBL); null when the root is another document. */
export function readUbl(root: Element): ElectronicInvoice | null {
  if (!NAMESPACE.test(root.namespace) || !/^(?:Invoice|CreditNote)$/.test(root.name)) return null
  const currency = textAt(root, 'DocumentCurrencyCode')
  const totals = first(root, 'LegalMonetaryTotal')
  return {
    isCredit: root.name === 'CreditNote' || isCreditCode(textAt(root, 'InvoiceTypeCode')),
    currency,
    supplier: supplierOf(root),
    number: textAt(root, 'ID'),
    issueDate: dateAt(root, 'IssueDate'),
    dueDate: dateAt(root, 'DueDate') ?? dateAt(root, 'PaymentMeans/PaymentDueDate'),
    paymentTerms: textAt(root, 'PaymentTerms/Note'),
    paymentReference: textAt(root, 'PaymentMeans/PaymentID'),
    grossCents: centsAt(totals, 'TaxInclusiveAmount'),
    netCents: centsAt(totals, 'TaxExclusiveAmount'),
    ...vatOf(taxTotal(root, currency)),
  }
}

function supplierOf(root: Element): ElectronicInvoice['supplier'] {
  const party = first(root, 'AccountingSupplierParty/Party')
  // A factor or a parent company may be paid; the account is what matters, the name is that of the supplier.
  return {
    name: textAmong(party, ['PartyName/Name', 'PartyLegalEntity/RegistrationName']),
    kvkNumber: kvkAmong([
      ...all(party, 'PartyLegalEntity/CompanyID'),
      ...all(party, 'PartyIdentification/ID'),
      ...all(party, 'EndpointID'),
    ]),
    vatNumber: vatNumberOf(taxNumber(party)),
    iban:
      all(root, 'PaymentMeans/PayeeFinancialAccount/ID')
        .map(({ text }) => ibanOf(text.trim()))
        .find((iban) => iban !== null) ?? null,
    postcode: postcodeOf(textAt(party, 'PostalAddress/PostalZone')),
    emailAddress: textAt(party, 'Contact/ElectronicMail')?.toLowerCase() ?? null,
  }
}

function taxNumber(party: Element | undefined): string | null {
  const schemes = all(party, 'PartyTaxScheme')
  return textAt(schemes.find((scheme) => textAt(scheme, 'TaxScheme/ID') === 'VAT') ?? schemes[0], 'CompanyID')
}

/** VAT may be given in two currencies; that of the document counts. */
function taxTotal(root: Element, currency: string | null): Element | undefined {
  const totals = all(root, 'TaxTotal')
  return totals.find((total) => first(total, 'TaxAmount')?.attributes['currencyID'] === currency) ?? totals[0]
}

function vatOf(total: Element | undefined): Pick<ElectronicInvoice, 'vatCents' | 'subtotals'> {
  const subtotals = all(total, 'TaxSubtotal').flatMap((subtotal) => {
    const baseCents = centsAt(subtotal, 'TaxableAmount')
    const vatCents = centsAt(subtotal, 'TaxAmount')
    const percent = percentAt(subtotal, 'TaxCategory/Percent') ?? (vatCents === 0 ? 0 : null)
    return baseCents === null || vatCents === null || percent === null ? [] : [{ percent, baseCents, vatCents }]
  })
  return { vatCents: centsAt(total, 'TaxAmount'), subtotals }
}
