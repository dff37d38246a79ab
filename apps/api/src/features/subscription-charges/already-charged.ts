import { addDays } from '@klopt/validators'

/** Days, both included, and what they cost by their plan without VAT. */
export interface ChargedPeriod {
  readonly start: string
  readonly end: string
  readonly priceCents: number
}

/**
 * What of a period was charged before, without VAT: whoever changes from the month to the year begins a new period on that
 * day, and pays no day twice. Each day counts by the charge that came last (`charged` is in that order), in whole cents
 * down per charge.
 */
export function alreadyChargedCents(
  { start, end }: Pick<ChargedPeriod, 'start' | 'end'>,
  charged: readonly ChargedPeriod[],
): number {
  const days = new Map<ChargedPeriod, number>()
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const charge = charged.findLast((each) => each.start <= day && day <= each.end)
    if (charge !== undefined) days.set(charge, (days.get(charge) ?? 0) + 1) // zero: the first of its days
  }
  return [...days].reduce((sum, [charge, count]) => sum + Math.floor((charge.priceCents * count) / lengthOf(charge)), 0)
}

/**
 * The days of a running period that are still to be charged: those after what was charged since it began, up to the day on
 * which a subscription that was cancelled ends. Null when there are none.
 */
export function unchargedPart(
  { start, end }: Pick<ChargedPeriod, 'start' | 'end'>,
  charged: readonly ChargedPeriod[],
  endsOn: string | null,
): { readonly start: string; readonly end: string } | null {
  const last = charged.findLast((each) => each.start >= start)
  const from = last === undefined ? start : addDays(last.end, 1)
  const until = endsOn !== null && endsOn < end ? endsOn : end
  return from <= until ? { start: from, end: until } : null
}

/** How many days, both included. */
export function lengthOf({ start, end }: Pick<ChargedPeriod, 'start' | 'end'>): number {
  let count = 0
  for (let day = start; day <= end; day = addDays(day, 1)) count += 1
  return count
}
