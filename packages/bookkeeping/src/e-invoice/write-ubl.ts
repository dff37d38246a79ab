import { must } from '../money/must.ts'
import { categoryTotals, taxCategory, type CategoryTotal } from './categories.ts'
import { allowance, linesOf, type Written } from './lines.ts'
import { endpointOf, partyOf } from './parties.ts'
import type { EInvoice } from './types.ts'
import { decimalsOf, EURO } from '../money/currencies.ts'
import { amount, EUROS, group, leaf, type Money, type Parts } from './xml.ts'

const EN16931 = 'urn:cen.eu:en16931:2017'
const PEPPOL = `${EN16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`
const NLCIUS = `${EN16931}#compliant#urn:fdc:nen.nl:nlcius:v1.0`
const PEPPOL_PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd'

/**
 * Writes a final invoice in UBL 2.1: by Peppol BIS Billing 3 where both parties have an electronic address, else by NLCIUS,
 * which asks for none. A credit invoice that names what it corrects is a
 * credit note; one that does not may not be that (NL-R-001), and is an invoice of a negative amount. Ask `eInvoiceFaults`
 * first.
 */
export function writeUbl(invoice: EInvoice): string {
  const isNote = invoice.corrects !== null
  const root = isNote ? 'CreditNote' : 'Invoice'
  const money = moneyOf(invoice)
  const as: Written = isNote
    ? { element: 'CreditNoteLine', quantity: 'CreditedQuantity', sign: -1, money }
    : { element: 'InvoiceLine', quantity: 'InvoicedQuantity', sign: 1, money }
  const categories = categoryTotals(invoice.totals)
  const parts: Parts = [
    ...headOf(invoice, isNote),
    ...partiesOf(invoice, categories),
    deliveryOf(invoice, categories),
    ...paymentOf(invoice),
    ...categories.map((total) => discountOf(total, as)),
    taxTotal(invoice, categories, as),
    taxInEuros(invoice, as),
    monetaryTotal(invoice, categories, as),
    ...linesOf(invoice, as),
  ]
  const names = `xmlns="${NAMESPACE}:${root}-2" xmlns:cac="${NAMESPACE}:CommonAggregateComponents-2" xmlns:cbc="${NAMESPACE}:CommonBasicComponents-2"`
  const body = parts.filter((part) => part !== null).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${names}>\n${body}\n</${root}>\n`
}

function headOf(invoice: EInvoice, isNote: boolean): Parts {
  const { number, date, dueDate, note, reference, corrects, buyer } = invoice
  return [
    leaf('CustomizationID', isPeppol(invoice) ? PEPPOL : NLCIUS),
    leaf('ProfileID', PEPPOL_PROFILE),
    leaf('ID', number),
    leaf('IssueDate', date),
    isNote ? null : leaf('DueDate', dueDate),
    isNote ? leaf('CreditNoteTypeCode', '381') : leaf('InvoiceTypeCode', isPrepayment(invoice) ? '386' : '380'),
    leaf('Note', note),
    leaf('DocumentCurrencyCode', moneyOf(invoice).currency),
    // BT-6: whoever asks VAT states it in euros too (article 230 of directive 2006/112/EC).
    hasEuroVat(invoice) ? leaf('TaxCurrencyCode', EURO) : null,
    // Both rules ask for one (PEPPOL-EN16931-R003, BR-NL-2): who gave no reference of their own is known by name.
    leaf('BuyerReference', reference.trim() || buyer.name),
    periodOf(invoice),
    group('OrderReference', [leaf('ID', reference)]),
    corrects && group('BillingReference', [group('InvoiceDocumentReference', [leaf('ID', corrects.number)])]),
    ...precedingOf(invoice),
  ]
}

/** The deposits that it takes off (BG-3: prepayment invoices that a final invoice refers to). */
function precedingOf({ deposits = [], corrects }: EInvoice): Parts {
  if (corrects !== null) return []
  return deposits.map(({ number, date }) =>
    group('BillingReference', [group('InvoiceDocumentReference', [leaf('ID', number), leaf('IssueDate', date)])]),
  )
}

/** Peppol has a code for what is asked in advance; NLCIUS names it an invoice like any other. */
const isPrepayment = (invoice: EInvoice): boolean => invoice.isDeposit === true && isPeppol(invoice)

const isPeppol = ({ seller, buyer }: EInvoice): boolean => endpointOf(seller) !== null && endpointOf(buyer) !== null

/** Days of supply; a single one is told as the delivery. */
function periodOf({ supply }: EInvoice): string | null {
  if (supply === null || supply.from === supply.to) return null
  return group('InvoicePeriod', [leaf('StartDate', supply.from), leaf('EndDate', supply.to)])
}

function partiesOf({ seller, buyer }: EInvoice, categories: readonly CategoryTotal[]): Parts {
  const showsVat = categories.some(({ category }) => category !== 'O')
  return [
    group('AccountingSupplierParty', [partyOf(seller, { showsVat })]),
    group('AccountingCustomerParty', [partyOf(buyer, { showsVat })]),
  ]
}

/** Goods to another EU country need the day and the country they went to (BR-IC-11, BR-IC-12). */
function deliveryOf({ date, supply, deliveryCountry, buyer }: EInvoice, categories: readonly CategoryTotal[]) {
  const crosses = categories.some(({ category }) => category === 'K' || category === 'G')
  const country = deliveryCountry ?? (crosses ? buyer.country : null)
  const day = supply === null ? (crosses ? date : null) : supply.to
  return group('Delivery', [
    leaf('ActualDeliveryDate', day),
    country === null
      ? null
      : group('DeliveryLocation', [group('Address', [group('Country', [leaf('IdentificationCode', country)])])]),
  ])
}

/** How to pay; nothing of what is not to be paid. */
function paymentOf({ number, iban, paymentText, totals }: EInvoice): Parts {
  if (totals.grossCents <= 0 || iban === null) return []
  return [
    group('PaymentMeans', [
      leaf('PaymentMeansCode', '30'),
      leaf('PaymentID', number),
      group('PayeeFinancialAccount', [leaf('ID', iban)]),
    ]),
    group('PaymentTerms', [leaf('Note', paymentText)]),
  ]
}

const moneyOf = ({ inEuros }: EInvoice): Money =>
  inEuros === undefined ? EUROS : { currency: inEuros.currency, decimals: decimalsOf(inEuros.currency) }

const hasEuroVat = ({ inEuros, totals }: EInvoice): boolean => inEuros !== undefined && totals.vatCents !== 0

/** BT-111: the VAT of a document in another currency, in euros. */
function taxInEuros(invoice: EInvoice, { sign }: Written): string | null {
  if (invoice.inEuros === undefined || !hasEuroVat(invoice)) return null
  return group('TaxTotal', [amount('TaxAmount', sign * invoice.inEuros.vatCents, EUROS)])
}

/** The part of the document's discount that falls in a category. */
function discountOf(total: CategoryTotal, { sign, money }: Written): string | null {
  const cents = sign * total.discountCents
  return cents === 0 ? null : allowance(cents, [taxCategory('TaxCategory', total)], 'Korting', money)
}

function taxTotal(invoice: EInvoice, categories: readonly CategoryTotal[], { sign, money }: Written): string | null {
  return group('TaxTotal', [
    amount('TaxAmount', sign * invoice.totals.vatCents, money),
    ...categories.map((total) =>
      group('TaxSubtotal', [
        amount('TaxableAmount', sign * total.baseCents, money),
        amount('TaxAmount', sign * total.vatCents, money),
        taxCategory('TaxCategory', total, {
          vatCodes: total.vatCodes,
          isCoded: isPeppol(invoice),
          buyerCountry: invoice.buyer.country,
        }),
      ]),
    ),
  ])
}

function monetaryTotal(
  { totals, prepaidCents }: EInvoice,
  categories: readonly CategoryTotal[],
  { sign, money }: Written,
) {
  const discounts = categories.map(({ discountCents }) => sign * discountCents)
  const allowances = discounts.reduce((sum, cents) => sum + Math.max(cents, 0), 0)
  const charges = discounts.reduce((sum, cents) => sum + Math.max(-cents, 0), 0)
  const lines = totals.lines.reduce((sum, { netCents }) => sum + netCents, 0)
  return must(
    group('LegalMonetaryTotal', [
      amount('LineExtensionAmount', sign * lines, money),
      amount('TaxExclusiveAmount', sign * totals.netCents, money),
      amount('TaxInclusiveAmount', sign * totals.grossCents, money),
      allowances === 0 ? null : amount('AllowanceTotalAmount', allowances, money),
      charges === 0 ? null : amount('ChargeTotalAmount', charges, money),
      prepaidCents === 0 ? null : amount('PrepaidAmount', sign * prepaidCents, money),
      amount('PayableAmount', sign * (totals.grossCents - prepaidCents), money),
    ]),
    'the totals',
  )
}
