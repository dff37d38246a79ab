import type { Invoice, InvoiceView } from '@klopt/api-client/contract'
import { formatDate, formatDecimal, formatIban, formatMoney, isIsoDate } from '@klopt/validators'
import { countryName } from '../administrations/countries.ts'
import { formatPrice } from './draft.ts'
import { sumsOf, vatWithBase } from './draft-totals.ts'
import { dueOf, present, type InvoiceViewContent, type InvoiceViewLine } from './invoice-view-content.ts'

/**
 * The paper of a final invoice, of nothing but what was frozen when it was made final: its PDF is drawn from the same.
 */
export function frozenInvoiceView(
  { kind, number }: Pick<Invoice, 'kind' | 'number'>,
  view: InvoiceView,
): InvoiceViewContent {
  const isCredit = kind === 'credit_invoice'
  const { seller, layout } = view
  return {
    title: isCredit ? 'Creditfactuur' : 'Factuur',
    accentColour: layout.accentColour,
    logo: layout.logo,
    seller: { name: seller.name, lines: sellerLines(view) },
    buyerLines: buyerLines(view.buyer),
    facts: factsOf(number, view),
    priceLabel: view.pricesIncludeVat ? 'Prijs incl.' : 'Prijs',
    lines: view.lines.map(invoiceViewLine),
    sums: sumsOf({ ...view, lineAmountsCents: view.lines.map(({ amountCents }) => amountCents) }, vatWithBase),
    due: dueOf(isCredit, view.grossCents),
    remarks: present([view.note, ...view.mentions]),
    paymentText: view.paymentText,
    paymentCode: view.epcPayload,
    footer: layout.footer ?? '',
  }
}

function sellerLines({ seller, layout }: InvoiceView): string[] {
  const { kvkNumber, vatNumber, iban, bic } = seller
  return present([
    layout.logo === null ? null : seller.name,
    present([...seller.addressLines, countryText(seller.country)]).join(', '),
    present([seller.email, seller.phone]).join(' · '),
    seller.website,
    present([kvkNumber && `KvK ${kvkNumber}`, vatNumber && `btw ${vatNumber}`]).join(' · '),
    present([iban && formatIban(iban), bic && `BIC ${bic}`]).join(' · '),
  ])
}

function buyerLines({ name, attention, addressLines, country }: InvoiceView['buyer']): string[] {
  return present([name, attention && `t.a.v. ${attention}`, ...addressLines, countryText(country)])
}

/** Any text that is no ISO code is printed as it is. */
const countryText = (country: string | null): string | null =>
  country !== null && /^[A-Z]{2}$/.test(country) ? countryName(country) : country

function factsOf(number: string | null, view: InvoiceView): InvoiceViewContent['facts'] {
  const { supplyPeriod } = view
  const suppliedOn = supplyPeriod !== null && isIsoDate(supplyPeriod) ? formatDate(supplyPeriod) : null
  const rows: [string, string | null][] = [
    ['Factuurnummer', number],
    ['Factuurdatum', formatDate(view.date)],
    ['Vervaldatum', view.dueDate && formatDate(view.dueDate)],
    [suppliedOn === null ? 'Periode' : 'Leverdatum', suppliedOn ?? supplyPeriod],
    ['Plaats van levering', view.deliveryPlace ?? null],
    ['Betreft factuur', view.creditsNumber],
    ['Uw kenmerk', view.reference],
    ['Uw btw-id', view.buyer.vatNumber],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function invoiceViewLine(line: InvoiceView['lines'][number], index: number): InvoiceViewLine {
  const [title = '', ...details] = line.description.split('\n')
  const { discountPercent } = line
  return {
    key: String(index),
    title,
    details: discountPercent === null ? details : [...details, `${formatDecimal(discountPercent)}% korting`],
    quantity: present([formatDecimal(line.quantity), line.unit]).join(' '),
    unitPrice: formatPrice(line.unitPrice),
    vat: line.vatLabel,
    amount: formatMoney(line.amountCents),
  }
}
