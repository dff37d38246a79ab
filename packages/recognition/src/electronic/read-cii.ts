import type { ElectronicInvoice } from './electronic-invoice.ts'
import { all, first, textAt, type Element } from './parse-xml.ts'
import {
  centsAt,
  centsOf,
  dateAt,
  ibanOf,
  isCreditCode,
  kvkAmong,
  percentAt,
  postcodeOf,
  shiftedBy,
  vatNumberOf,
} from './values.ts'

const NAMESPACE = /^urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:\d+$/

/** Reads the Cross Industry Invoice of UN/CEFACT, which Factur-X and ZUGFeRD carry in a PDF; null for another document. */
export function readCii(root: Element): ElectronicInvoice | null {
  if (!NAMESPACE.test(root.namespace) || root.name !== 'CrossIndustryInvoice') return null
  const document = first(root, 'ExchangedDocument')
  const trade = first(root, 'SupplyChainTradeTransaction')
  const settlement = first(trade, 'ApplicableHeaderTradeSettlement')
  const totals = first(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const terms = first(settlement, 'SpecifiedTradePaymentTerms')
  const currency = textAt(settlement, 'InvoiceCurrencyCode')
  return {
    isCredit: isCreditCode(textAt(document, 'TypeCode')),
    currency,
    supplier: supplierOf(first(trade, 'ApplicableHeaderTradeAgreement/SellerTradeParty'), settlement),
    number: textAt(document, 'ID'),
    issueDate: dateAt(document, 'IssueDateTime/DateTimeString'),
    dueDate: dateAt(terms, 'DueDateDateTime/DateTimeString'),
    paymentTerms: textAt(terms, 'Description'),
    paymentReference: textAt(settlement, 'PaymentReference'),
    grossCents: centsAt(totals, 'GrandTotalAmount'),
    netCents: centsAt(totals, 'TaxBasisTotalAmount'),
    vatCents: vatTotal(totals, currency),
    subtotals: all(settlement, 'ApplicableTradeTax').flatMap(subtotalOf),
  }
}

/** VAT may be given in two currencies, in any order; that of the document counts, or what has none. */
function vatTotal(totals: Element | undefined, currency: string | null): number | null {
  const amounts = all(totals, 'TaxTotalAmount')
  const of = (wanted: string | null) =>
    amounts.find(({ attributes }) => (attributes['currencyID']?.trim() || null) === wanted)
  const amount = of(currency) ?? of(null)
  return amount ? centsOf(amount.text.trim()) : null
}

function supplierOf(seller: Element | undefined, settlement: Element | undefined): ElectronicInvoice['supplier'] {
  const registrations = all(seller, 'SpecifiedTaxRegistration/ID')
  const vat = registrations.find(({ attributes }) => attributes['schemeID'] === 'VA')
  const accounts = all(settlement, 'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID')
  return {
    name: textAt(seller, 'Name'),
    kvkNumber: kvkAmong(
      [...all(seller, 'SpecifiedLegalOrganization/ID'), ...all(seller, 'GlobalID'), ...all(seller, 'ID')],
      textAt(seller, 'PostalTradeAddress/CountryID'),
    ),
    vatNumber: vatNumberOf(vat?.text.trim() ?? null),
    iban: accounts.map(({ text }) => ibanOf(text.trim())).find((iban) => iban !== null) ?? null,
    postcode: postcodeOf(textAt(seller, 'PostalTradeAddress/PostcodeCode')),
    emailAddress:
      textAt(seller, 'DefinedTradeContact/EmailURIUniversalCommunication/URIID')?.toLowerCase() ??
      mailbox(first(seller, 'URIUniversalCommunication/URIID')),
  }
}

function mailbox(address: Element | undefined): string | null {
  return address?.attributes['schemeID'] === 'EM' ? address.text.trim().toLowerCase() || null : null
}

function subtotalOf(tax: Element): ElectronicInvoice['subtotals'] {
  const baseCents = centsAt(tax, 'BasisAmount')
  const vatCents = centsAt(tax, 'CalculatedAmount')
  const shifted = vatCents === 0 ? shiftedBy(textAt(tax, 'CategoryCode')) : undefined
  const percent = shifted ? 0 : (percentAt(tax, 'RateApplicablePercent') ?? (vatCents === 0 ? 0 : null))
  return baseCents === null || vatCents === null || percent === null
    ? []
    : [{ percent, baseCents, vatCents, ...(shifted && { shifted }) }]
}
