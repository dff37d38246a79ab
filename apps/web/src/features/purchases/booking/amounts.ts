import { documentTotals, isImpossibleVat, type DocumentTotals } from '@klopt/bookkeeping/documents'
import { BookkeepingError, centsToDecimal } from '@klopt/bookkeeping/money'
import { isVatField, vatField, type FieldErrors, type FieldName } from './fields.ts'
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
function computed(draft: BookingDraft, cents: number | null, pricesIncludeVat: boolean, today: string) {
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

/** At a field whose VAT is more than the amount it is in. */
export const VAT_TOO_HIGH = 'De btw kan niet meer zijn dan het bedrag zelf'

/** VAT that no rate can make of its amount, by its field: a typo to tell of while it is typed. */
export function impossibleVat(draft: BookingDraft, today: string): FieldErrors {
  const { grossCents, vatCents } = draft
  if (draft.mode === 'totals') {
    return vatCents !== null && grossCents !== null && isImpossibleVat(vatCents, grossCents)
      ? { vatCents: VAT_TOO_HIGH }
      : {}
  }
  const groups = lineTotals(draft, today)?.vat ?? []
  const wrong = groups.filter(({ vatCode, baseCents, vatCents: vat }) => {
    const amount = baseCents + (draft.pricesIncludeVat ? vat : 0)
    return draft.statedVat[vatCode as PurchaseVatCode] !== undefined && isImpossibleVat(vat, amount)
  })
  return Object.fromEntries(wrong.map(({ vatCode }) => [vatField(vatCode), VAT_TOO_HIGH]))
}

/**
 * The same while somebody types in a field: an amount of which the first digit stands there is less than any VAT, so that
 * is told when it is all there. At the VAT itself it is told at once.
 */
export const shownVatErrors = (draft: BookingDraft, today: string, typing: FieldName | null): FieldErrors =>
  typing === null || typing === 'vatCents' || isVatField(typing) ? impossibleVat(draft, today) : {}

/** What VAT follows from the net amount, to see whether the paper states another. */
export const expectedVat = (draft: BookingDraft, today: string): number | null =>
  draft.netCents === null ? null : (computed(draft, draft.netCents, false, today)?.vatCents ?? null)

/** Net, VAT and what is to be paid, and by how much that differs; null while something is missing. */
export interface Check {
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
  /** What is to be paid by the paper, less net and VAT; zero: it adds up. */
  readonly differenceCents: number
}

/**
 * Whether the sum says anything: all of its amounts were read or typed. Amounts that follow from each other always add up.
 */
export const isProof = (draft: BookingDraft, computed: ReadonlySet<FieldName>): boolean =>
  draft.mode === 'lines' ? draft.grossCents !== null && noneOf(computed) : noneOf(computed)

const noneOf = (computed: ReadonlySet<FieldName>): boolean =>
  (['grossCents', 'vatCents', 'netCents'] as const).every((field) => !computed.has(field))

export function checkOf(draft: BookingDraft, today: string): Check | null {
  const sums = draft.mode === 'totals' ? draft : lineTotals(draft, today)
  if (!sums || sums.netCents === null || sums.vatCents === null) return null
  const { netCents, vatCents } = sums
  const grossCents = draft.grossCents ?? (draft.mode === 'lines' ? netCents + vatCents : null)
  return grossCents === null || netCents + vatCents === 0
    ? null
    : { netCents, vatCents, grossCents, differenceCents: grossCents - netCents - vatCents }
}

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
