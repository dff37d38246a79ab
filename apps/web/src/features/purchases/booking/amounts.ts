import { documentTotals, type DocumentTotals } from '@klopt/bookkeeping/documents'
import { BookkeepingError, centsToDecimal } from '@klopt/bookkeeping/money'
import { firstLine, newLine, withLine, type AmountField, type BookingDraft, type PurchaseVatCode } from './draft.ts'

type Amounts = Pick<BookingDraft, AmountField>

/** Sets one of the three amounts; what was not typed or read follows. Null empties it, and then it follows too. */
export function withAmount(draft: BookingDraft, field: AmountField, cents: number | null, today: string): BookingDraft {
  const others = draft.given.filter((name) => name !== field)
  const given = cents === null ? others : [...others, field]
  return following({ ...draft, [field]: cents, given }, today)
}

/** Sets the VAT code of the three amounts; VAT is computed anew from what is to be paid, or else from the net amount. */
export function withVatCode(draft: BookingDraft, vatCode: PurchaseVatCode, today: string): BookingDraft {
  return recomputed(withLine(draft, firstLine(draft).key, { vatCode }), today)
}

/** Lets VAT follow from what is to be paid, or else from the net amount. */
export function recomputed(draft: BookingDraft, today: string): BookingDraft {
  const base = (['grossCents', 'netCents'] as const).find((name) => draft.given.includes(name))
  return base === undefined ? draft : following({ ...draft, given: [base] }, today)
}

/** The amounts that follow from the given ones. */
export function following(draft: BookingDraft, today: string): BookingDraft {
  const { grossCents: gross, vatCents: vat, netCents: net, given } = draft
  const has = (field: AmountField) => given.includes(field)
  const of = (amounts: Amounts): BookingDraft => ({ ...draft, ...amounts })
  if (given.length === 3) return draft
  if (has('grossCents') && has('vatCents'))
    return of({ grossCents: gross, vatCents: vat, netCents: (gross ?? 0) - (vat ?? 0) })
  if (has('grossCents') && has('netCents'))
    return of({ grossCents: gross, netCents: net, vatCents: (gross ?? 0) - (net ?? 0) })
  if (has('netCents') && has('vatCents'))
    return of({ netCents: net, vatCents: vat, grossCents: (net ?? 0) + (vat ?? 0) })
  if (has('vatCents')) return of({ vatCents: vat, grossCents: null, netCents: null })
  if (given.length === 0) return of({ grossCents: null, vatCents: null, netCents: null })
  const totals = computed(draft, has('grossCents') ? gross : net, has('grossCents'), today)
  return totals ? of({ grossCents: totals.grossCents, vatCents: totals.vatCents, netCents: totals.netCents }) : draft
}

/** What one amount comes to by the one calculation there is; null when it is beyond what can be booked. */
export function computed(draft: BookingDraft, cents: number | null, pricesIncludeVat: boolean, today: string) {
  const line = { quantity: '1', unitPrice: centsToDecimal(cents ?? 0), vatCode: firstLine(draft).vatCode }
  return totalsOrNull({ lines: [line], pricesIncludeVat, date: draft.invoiceDate ?? today })
}

/** The totals of the lines, with the VAT that the paper states; null when an amount is beyond what can be booked. */
export function lineTotals(draft: BookingDraft, today: string): DocumentTotals | null {
  const date = draft.invoiceDate ?? today
  const lines = draft.lines.map(({ amountCents, vatCode }) => ({
    quantity: '1',
    unitPrice: centsToDecimal(amountCents ?? 0),
    vatCode,
  }))
  const totals = totalsOrNull({ lines, pricesIncludeVat: draft.pricesIncludeVat, date })
  const statedVat = totals?.vat.flatMap(({ vatCode, ratePercent }) => {
    const vatCents = draft.statedVat[vatCode as PurchaseVatCode]
    return vatCents === undefined ? [] : [{ vatCode, ratePercent, vatCents }]
  })
  return statedVat?.length ? totalsOrNull({ lines, pricesIncludeVat: draft.pricesIncludeVat, date, statedVat }) : totals
}

function totalsOrNull(input: Parameters<typeof documentTotals>[0]): DocumentTotals | null {
  try {
    return documentTotals(input)
  } catch (error) {
    if (error instanceof BookkeepingError) return null
    throw error
  }
}

/** What VAT follows from the net amount, to see whether the paper states another. */
export const expectedVat = (draft: BookingDraft, today: string): number | null =>
  draft.netCents === null ? null : (computed(draft, draft.netCents, false, today)?.vatCents ?? null)

/** Tells the lines apart, beginning with the one that the three amounts were. */
export function splitIntoLines(draft: BookingDraft): BookingDraft {
  const first = { ...firstLine(draft), amountCents: draft.netCents }
  return { ...draft, mode: 'lines', pricesIncludeVat: false, lines: [first, newLine(first)], statedVat: {} }
}

/** Back to three amounts, of all lines together; the VAT code and account are those of the first line. */
export function joinLines(draft: BookingDraft, today: string): BookingDraft {
  const totals = lineTotals(draft, today)
  const amounts = totals && { netCents: totals.netCents, vatCents: totals.vatCents, grossCents: totals.grossCents }
  const isEmpty = !totals || totals.grossCents === 0
  return {
    ...draft,
    mode: 'totals',
    lines: [firstLine(draft)],
    statedVat: {},
    ...(isEmpty
      ? { netCents: null, vatCents: null, given: draft.grossCents === null ? [] : ['grossCents'] }
      : { ...amounts, given: ['grossCents', 'vatCents'] }),
  }
}
