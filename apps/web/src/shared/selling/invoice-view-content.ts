import type { CompanyProfile, Contact } from '@klopt/api-client/contract'
import { deliveryText, legalMentions, supplyOf, supplyText, vatLabel } from '@klopt/bookkeeping/documents'
import { isVatCode, resolveVatCode, vatRate } from '@klopt/bookkeeping/vat'
import {
  addDays,
  formatDate,
  formatDecimal,
  formatIban,
  formatMoney,
  formatPostcode,
  parseDecimal,
} from '@klopt/validators'
import { countryName } from '../administrations/countries.ts'
import { formatPrice, tidyQuantity, type Draft, type DraftLine } from './draft.ts'
import { countedLines, summedDraft, sumsOf, vatWithBase, type Sum, type Totals } from './draft-totals.ts'

/** What stands on the paper of an invoice, as texts. */
export interface InvoiceViewContent {
  readonly title: 'Factuur' | 'Creditfactuur' | 'Offerte'
  /** `#rrggbb` */
  readonly accentColour: string
  /** The address of a picture, which takes the place of the name. */
  readonly logo: string | null
  readonly seller: { readonly name: string; readonly lines: readonly string[] }
  readonly buyerLines: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly priceLabel: string
  readonly lines: readonly InvoiceViewLine[]
  readonly sums: readonly Sum[]
  readonly due: Sum
  readonly remarks: readonly string[]
  readonly paymentText: string | null
  /** What the QR code for payment carries. */
  readonly paymentCode: string | null
  readonly footer: string
}

export interface InvoiceViewLine {
  readonly key: string
  readonly title: string
  readonly details: readonly string[]
  readonly quantity: string
  readonly unitPrice: string
  readonly vat: string
  readonly amount: string
}

export interface InvoiceViewSource {
  draft: Draft
  /** Null when the amounts are beyond what can be computed. */
  totals: Totals | null
  contact: Contact | null
  profile: CompanyProfile
  /** The address of the picture that new invoices carry. */
  logo: string | null
  today: string
  isCredit: boolean
  /** The country of sales under the one-stop shop. */
  destination?: string | null
}

const noTotals: Totals = { netCents: 0, vatCents: 0, grossCents: 0, discountCents: 0, lineAmountsCents: [], vat: [] }

/** The paper that a draft becomes, of the company and the contact as they are now. */
export function invoiceViewOf(source: InvoiceViewSource): InvoiceViewContent {
  const { draft, contact, profile, isCredit } = source
  const totals = source.totals ?? noTotals
  const vatCodes = totals.vat.flatMap(({ vatCode }) => (isVatCode(vatCode) ? [{ vatCode }] : []))
  const mentions = legalMentions({ vat: vatCodes.map((row) => ({ ...row, ...noAmounts })) })
  return {
    title: isCredit ? 'Creditfactuur' : 'Factuur',
    accentColour: profile.accentColour,
    logo: source.logo,
    seller: { name: profile.companyName, lines: sellerLines(profile) },
    buyerLines: contact ? buyerLines(contact) : [],
    facts: factsOf(source),
    priceLabel: draft.pricesIncludeVat ? 'Prijs incl.' : 'Prijs',
    lines: countedLines(draft).map((line, index) =>
      invoiceViewLine(
        line,
        totals.lineAmountsCents[index] ?? 0,
        supplyOf(line, draft)?.to ?? draft.invoiceDate ?? source.today,
        profile,
        { supplied: ownSupply(line, draft), destination: source.destination },
      ),
    ),
    sums: sumsOf(summedDraft(totals, draft.pricesIncludeVat), vatWithBase),
    due: dueOf(isCredit, totals.grossCents),
    remarks: [...(draft.note.trim() === '' ? [] : [draft.note.trim()]), ...mentions],
    paymentText: paymentText(source, totals),
    // A concept has none: one could pay it by mistake.
    paymentCode: null,
    footer: profile.invoiceFooter,
  }
}

/** What it all comes to; a credit asks for nothing. */
export function dueOf(isCredit: boolean, grossCents: number): Sum {
  return { label: isCredit || grossCents < 0 ? 'Totaal credit' : 'Te betalen', cents: grossCents }
}

const noAmounts = { ratePercent: '0', discountCents: 0, baseCents: 0, vatCents: 0 }

function sellerLines(profile: CompanyProfile): string[] {
  const { kvkNumber, vatNumber, iban, emailAddress, phone, website } = profile
  return [
    addressLines(profile).join(', '),
    present([emailAddress, phone]).join(' · '),
    website ?? '',
    present([kvkNumber && `KvK ${kvkNumber}`, vatNumber && `btw ${vatNumber}`]).join(' · '),
    iban === null ? '' : formatIban(iban),
  ].filter((line) => line !== '')
}

function buyerLines(contact: Contact): string[] {
  return present([
    contact.name,
    contact.attention && `t.a.v. ${contact.attention}`,
    ...addressLines(contact),
    contact.country === 'NL' ? null : countryName(contact.country),
  ])
}

function addressLines({ street, postcode, city }: { street: string; postcode: string; city: string }): string[] {
  return present([street, `${formatPostcode(postcode)} ${city}`.trim()])
}

export const present = (values: readonly (string | null)[]): string[] =>
  values.filter((value): value is string => Boolean(value))

function dueDateOf({ invoiceDate, paymentTermDays }: Draft): string | null {
  const days = /^\d{1,3}$/.test(paymentTermDays.trim()) ? Number(paymentTermDays) : null
  return invoiceDate === null || days === null ? null : addDays(invoiceDate, days)
}

function factsOf({ draft, contact, isCredit }: InvoiceViewSource): InvoiceViewContent['facts'] {
  const dueDate = isCredit ? null : dueDateOf(draft)
  const rows: [string, string | null][] = [
    ['Factuurnummer', 'concept'],
    ['Factuurdatum', draft.invoiceDate && formatDate(draft.invoiceDate)],
    ['Vervaldatum', dueDate && formatDate(dueDate)],
    suppliedFact(draft),
    ['Plaats van levering', deliveryText(draft)],
    ['Uw kenmerk', draft.reference.trim()],
    ['Uw btw-id', contact?.vatNumber ?? null],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function suppliedFact(draft: Draft): [string, string | null] {
  const supply = supplyOf({}, draft)
  if (supply === null || (supply.from === draft.invoiceDate && supply.to === draft.invoiceDate))
    return ['Leverdatum', null]
  return [supply.from === supply.to ? 'Leverdatum' : 'Periode', supplyText(supply)]
}

/** What a line says of its own supply, where it is not the document's. */
function ownSupply(line: DraftLine, draft: Draft): string[] {
  const own = supplyOf(line, {})
  const document = supplyOf({}, draft) ?? { from: draft.invoiceDate, to: draft.invoiceDate }
  if (own === null || (own.from === document.from && own.to === document.to)) return []
  return [`Geleverd ${supplyText(own)}`]
}

function invoiceViewLine(
  line: DraftLine,
  amountCents: number,
  date: string,
  profile: CompanyProfile,
  { supplied, destination }: { supplied: readonly string[]; destination?: string | null | undefined },
): InvoiceViewLine {
  const [title = '', ...described] = line.description.split('\n')
  const details = [...described, ...supplied]
  const discount = parseDecimal(line.discountPercent)
  const price = parseDecimal(line.unitPrice)
  const vatCode = resolveVatCode(line.vatCode, date, profile.smallBusinessScheme)
  return {
    key: line.key,
    title,
    details: discount && discount !== '0' ? [...details, `${formatDecimal(discount)}% korting`] : details,
    quantity: [tidyQuantity(line.quantity.trim() || '1'), line.unit].join(' ').trim(),
    unitPrice: price === null ? line.unitPrice : formatPrice(price),
    vat: vatLabel({ vatCode, ratePercent: vatRate(vatCode, date, destination, line.ossRateBasisPoints) }),
    amount: formatMoney(amountCents),
  }
}

function paymentText({ draft, profile, isCredit }: InvoiceViewSource, totals: Totals): string | null {
  const dueDate = dueDateOf(draft)
  if (isCredit || totals.grossCents <= 0 || profile.iban === null || dueDate === null) return null
  return `Graag betalen vóór of op ${formatDate(dueDate)} op ${formatIban(profile.iban)}.`
}
