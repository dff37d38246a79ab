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
  shiftedBy,
  textAmong,
  vatNumberOf,
} from './values.ts'

const NAMESPACE = /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/

/** Reads UBL 2 (Peppol BIS, NLCIUS, SI-UBL); null when the root is another document. */
export function readUbl(root: Element): ElectronicInvoice | null {
  if (!NAMESPACE.test(root.namespace) || !/^(?:Invoice|CreditNote)$/.test(root.name)) return null
  const totals = first(root, 'LegalMonetaryTotal')
  const currency = textAt(root, 'DocumentCurrencyCode') ?? currencyOf(first(totals, 'TaxInclusiveAmount'))
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
    ...vatOf(taxTotals(root, currency)),
  }
}

function supplierOf(root: Element): ElectronicInvoice['supplier'] {
  const party = first(root, 'AccountingSupplierParty/Party')
  // A factor or a parent company may be paid; the account is what matters, the name is that of the supplier.
  return {
    name: textAmong(party, ['PartyName/Name', 'PartyLegalEntity/RegistrationName']),
    kvkNumber: kvkAmong(
      [
        ...all(party, 'PartyLegalEntity/CompanyID'),
        ...all(party, 'PartyIdentification/ID'),
        ...all(party, 'EndpointID'),
      ],
      textAt(party, 'PostalAddress/Country/IdentificationCode'),
    ),
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

/** VAT may be given in two currencies, in any order; that of the document counts, or what has none. */
function taxTotals(root: Element, currency: string | null): Element[] {
  const totals = all(root, 'TaxTotal')
  const inCurrency = totals.filter((total) => currencyOf(first(total, 'TaxAmount')) === currency)
  return inCurrency.length > 0 ? inCurrency : totals.filter((total) => currencyOf(first(total, 'TaxAmount')) === null)
}

const currencyOf = (amount: Element | undefined): string | null => amount?.attributes['currencyID']?.trim() || null

function vatOf(totals: readonly Element[]): Pick<ElectronicInvoice, 'vatCents' | 'subtotals'> {
  // The amount and what it is made of may stand in one total or in two.
  const subtotals = totals
    .flatMap((total) => all(total, 'TaxSubtotal'))
    .flatMap((subtotal) => {
      const baseCents = centsAt(subtotal, 'TaxableAmount')
      const vatCents = centsAt(subtotal, 'TaxAmount')
      const shifted = vatCents === 0 ? shiftedBy(textAt(subtotal, 'TaxCategory/ID')) : undefined
      const percent = shifted ? 0 : (percentAt(subtotal, 'TaxCategory/Percent') ?? (vatCents === 0 ? 0 : null))
      return baseCents === null || vatCents === null || percent === null
        ? []
        : [{ percent, baseCents, vatCents, ...(shifted && { shifted }) }]
    })
  return { vatCents: centsAt(totals[0], 'TaxAmount'), subtotals }
}
