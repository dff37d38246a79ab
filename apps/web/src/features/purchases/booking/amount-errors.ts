import { isImpossibleVat } from '@klopt/bookkeeping/documents'
import { MAX_AMOUNT_CENTS } from '@klopt/bookkeeping/money'
import { formatAmount } from '@klopt/validators'
import { computed, lineTotals } from './amounts.ts'
import type { AmountField, BookingDraft } from './draft.ts'
import { isLineAmountField, lineAmountField, vatField, type FieldErrors, type FieldName } from './fields.ts'
import { vatGroups } from './vat-groups.ts'

/** At a field whose VAT no rate makes of its amount. */
export const VAT_TOO_HIGH = 'De btw kan niet meer zijn dan het bedrag zelf'

/** At a field by which an amount cannot be booked. */
export const amountTooHigh = `Dit bedrag is te groot: boeken kan tot en met hoogstens ${formatAmount(MAX_AMOUNT_CENTS)}`

/** What is wrong with amounts whatever else is filled in, by field. */
export const amountErrors = (draft: BookingDraft, today: string): FieldErrors => ({
  ...beyondBooking(draft, today),
  ...impossibleVat(draft, today),
})

/**
 * The same while somebody types in a field: an amount of which the first digit stands there is less than any VAT, so that
 * is told when it is all there. Everywhere else it is told at once, and what is beyond booking at an amount too.
 */
export const shownAmountErrors = (draft: BookingDraft, today: string, typing: FieldName | null): FieldErrors =>
  typing !== null && holdsVat(typing, draft) ? beyondBooking(draft, today) : amountErrors(draft, today)

/** Whether it is an amount that VAT is part of. */
const holdsVat = (field: FieldName, { lines }: Pick<BookingDraft, 'lines'>): boolean =>
  field === 'grossCents' || field === 'netCents' || isLineAmountField(field, lines)

/** VAT that no rate can make of its amount, by its field: a typo to tell of while it is typed. */
function impossibleVat(draft: BookingDraft, today: string): FieldErrors {
  const { grossCents, vatCents } = draft
  if (draft.mode === 'totals') return isWrong(vatCents, grossCents) ? { vatCents: VAT_TOO_HIGH } : {}
  const wrong = vatGroups(draft, today).filter((group) => group.isStated && isWrong(group.vatCents, group.amountCents))
  return Object.fromEntries(wrong.map(({ vatCode }) => [vatField(vatCode), VAT_TOO_HIGH]))
}

const isWrong = (vatCents: number | null, amountCents: number | null): boolean =>
  vatCents !== null && amountCents !== null && isImpossibleVat(vatCents, amountCents)

/** The amounts by which nothing can be booked: each that is too large, or else what makes the total so. */
function beyondBooking(draft: BookingDraft, today: string): FieldErrors {
  const beyond = draft.mode === 'totals' ? beyondInTotals(draft, today) : beyondInLines(draft, today)
  return Object.fromEntries(beyond.map((field) => [field, amountTooHigh]))
}

function beyondInTotals(draft: BookingDraft, today: string): readonly FieldName[] {
  const fields: readonly AmountField[] = ['grossCents', 'vatCents', 'netCents']
  const large = fields.filter((field) => isLarge(draft[field]))
  const [given, ...others] = draft.given
  if (large.length > 0 || given === undefined || given === 'vatCents' || others.length > 0) return large
  return computed(draft, draft[given], given === 'grossCents', today) === null ? [given] : []
}

function beyondInLines(draft: BookingDraft, today: string): readonly FieldName[] {
  const { lines, statedVat, grossCents } = draft
  const stated = vatGroups(draft, today).filter(({ isStated }) => isStated)
  const large = [
    ...lines.filter(({ amountCents }) => isLarge(amountCents)).map(({ key }) => lineAmountField(key)),
    ...stated.filter(({ vatCents }) => isLarge(vatCents)).map(({ vatCode }) => vatField(vatCode)),
    ...(isLarge(grossCents) ? (['grossCents'] as const) : []),
  ]
  if (large.length > 0 || lineTotals(draft, today) !== null) return large
  const isOfLines = lineTotals({ ...draft, statedVat: {} }, today) === null
  if (!isOfLines) return Object.keys(statedVat).map(vatField)
  return lines.filter(({ amountCents }) => amountCents !== null).map(({ key }) => lineAmountField(key))
}

const isLarge = (cents: number | null): boolean => cents !== null && Math.abs(cents) > MAX_AMOUNT_CENTS
