import type { CompanyProfile, Contact } from '@klopt/api-client/contract'
import {
  deliveryText,
  dueLabel,
  legalMentions,
  paperLabels,
  paperSums,
  supplyOf,
  supplyText,
  type PaperContent,
} from '@klopt/bookkeeping/documents'
import { countryNameIn, paperTexts, type PaperTexts } from '@klopt/bookkeeping/paper'
import { isVatCode } from '@klopt/bookkeeping/vat'
import { addDays, formatIban, formatPostcode } from '@klopt/validators'
import { euroMentions } from './draft-euros.ts'
import type { Draft } from './draft.ts'
import { countedLines, summedDraft, type ListedDeposits, type Sum, type Totals } from './draft-totals.ts'
import { invoiceViewLine, listedLines } from './invoice-view-lines.ts'
import { paperWords, type PaperWords } from './paper-words.ts'

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
  /** The deposits that it takes off, or as a credit invoice gives back. */
  listed?: ListedDeposits | undefined
}

const noTotals: Totals = { netCents: 0, vatCents: 0, grossCents: 0, discountCents: 0, lineAmountsCents: [], vat: [] }

/** The paper that a draft becomes, of the company and the contact as they are now. */
export function invoiceViewOf(source: InvoiceViewSource): PaperContent {
  const { draft, contact, profile, isCredit } = source
  const totals = source.totals ?? noTotals
  const vatCodes = totals.vat.flatMap(({ vatCode }) => (isVatCode(vatCode) ? [{ vatCode }] : []))
  const words = paperWords(contact?.language, draft.currency)
  const { texts, language } = words
  const mentions = legalMentions({ vat: vatCodes.map((row) => ({ ...row, ...noAmounts })) }, language, contact?.country)
  return {
    language,
    title: isCredit ? texts.titles.credit_invoice : draft.isDeposit ? texts.titles.deposit : texts.titles.invoice,
    layout: profile.paperLayout ?? 'classic',
    accentColour: profile.accentColour,
    logo: source.logo,
    seller: { name: profile.companyName, lines: sellerLines(profile, texts) },
    buyerLines: contact ? buyerLines(contact, words) : [],
    facts: factsOf(source, words),
    labels: paperLabels(texts, profile.companyName, draft.pricesIncludeVat),
    lines: [
      ...countedLines(draft).map((line, index) =>
        invoiceViewLine(line, {
          amountCents: totals.lineAmountsCents[index] ?? 0, // zero: nothing was filled in
          date: supplyOf(line, draft)?.to ?? draft.invoiceDate ?? source.today,
          draft,
          profile,
          destination: source.destination,
          words,
        }),
      ),
      ...listedLines(draft, source.listed, words),
    ],
    sums: paperSums(summedDraft(totals, draft.pricesIncludeVat, language), { language, currency: draft.currency }),
    due: { label: dueLabel(isCredit, totals.grossCents, texts), amount: words.format.euro(totals.grossCents) },
    remarks: [
      ...(draft.note.trim() === '' ? [] : [draft.note.trim()]),
      ...mentions,
      ...euroMentions(draft, totals, words),
    ],
    paymentText: paymentText(source, totals, words),
    // A concept has none: one could pay it by mistake.
    paymentCode: null,
    footer: profile.invoiceFooter,
  }
}

/** What it all comes to; a credit asks for nothing. */
export function dueOf(isCredit: boolean, grossCents: number): Sum {
  return { label: dueLabel(isCredit, grossCents, paperTexts('nl')), cents: grossCents }
}

const noAmounts = { ratePercent: '0', discountCents: 0, baseCents: 0, vatCents: 0 }

function sellerLines(profile: CompanyProfile, texts: PaperTexts): string[] {
  const { kvkNumber, vatNumber, iban, emailAddress, phone, website } = profile
  return [
    addressLines(profile).join(', '),
    present([emailAddress, phone]).join(' · '),
    website ?? '',
    present([
      kvkNumber && `${texts.chamberOfCommerce} ${kvkNumber}`,
      vatNumber && `${texts.vatNumber} ${vatNumber}`,
    ]).join(' · '),
    iban === null ? '' : formatIban(iban),
  ].filter((line) => line !== '')
}

function buyerLines(contact: Contact, { texts, language }: PaperWords): string[] {
  return present([
    contact.name,
    contact.attention && texts.attention(contact.attention),
    ...addressLines(contact),
    contact.country === 'NL' ? null : countryNameIn(language, contact.country),
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

function factsOf({ draft, contact, isCredit }: InvoiceViewSource, words: PaperWords): PaperContent['facts'] {
  const { concept, facts: labels } = words.texts
  const { date } = words.format
  const dueDate = isCredit ? null : dueDateOf(draft)
  const rows: [string, string | null][] = [
    [labels.invoiceNumber, concept.number],
    [labels.invoiceDate, draft.invoiceDate && date(draft.invoiceDate)],
    [labels.dueDate, dueDate && date(dueDate)],
    suppliedFact(draft, words),
    [labels.placeOfSupply, deliveryText(draft, words.language)],
    [labels.yourReference, draft.reference.trim()],
    [labels.yourVatNumber, contact?.vatNumber ?? null],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function suppliedFact(draft: Draft, { texts, language }: PaperWords): [string, string | null] {
  const { suppliedOn, period } = texts.facts
  const supply = supplyOf({}, draft)
  if (supply === null || (supply.from === draft.invoiceDate && supply.to === draft.invoiceDate))
    return [suppliedOn, null]
  return [supply.from === supply.to ? suppliedOn : period, supplyText(supply, language)]
}

function paymentText(
  { draft, profile, isCredit }: InvoiceViewSource,
  totals: Totals,
  { texts, format }: PaperWords,
): string | null {
  const dueDate = dueDateOf(draft)
  if (isCredit || totals.grossCents <= 0 || profile.iban === null || dueDate === null) return null
  return texts.payBefore(format.date(dueDate), formatIban(profile.iban), null)
}
