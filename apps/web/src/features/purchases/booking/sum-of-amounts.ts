import { lineTotals } from './amounts.ts'
import type { BookingDraft } from './draft.ts'
import type { FieldName } from './fields.ts'
import { vatGroups } from './vat-groups.ts'

/** Net, VAT and what is to be paid, and by how much that differs. */
export interface Check {
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
  /** What is to be paid by the paper, less net and VAT; zero: it adds up. */
  readonly differenceCents: number
}

/** Whether the amounts add up; null while something is missing. */
export function checkOf(draft: BookingDraft, today: string): Check | null {
  const sums = draft.mode === 'totals' ? draft : lineTotals(draft, today)
  if (!sums || sums.netCents === null || sums.vatCents === null) return null
  const { netCents, vatCents } = sums
  const grossCents = draft.grossCents ?? (draft.mode === 'lines' ? netCents + vatCents : null)
  return grossCents === null || netCents + vatCents === 0
    ? null
    : { netCents, vatCents, grossCents, differenceCents: grossCents - netCents - vatCents }
}

/**
 * Whether the sum says anything: all of its amounts were read or typed. Amounts that follow from each other always add up,
 * as VAT that somebody types does with lines that include it.
 */
export const isProof = (draft: BookingDraft, computed: ReadonlySet<FieldName>, today: string): boolean =>
  noneOf(computed) && (draft.mode === 'totals' || (draft.grossCents !== null && otherVatCents(draft, today) === null))

/** Line by line: what VAT follows from the lines, in cents, where the stated VAT is another; else null. */
export function otherVatCents(draft: BookingDraft, today: string): number | null {
  if (draft.mode === 'totals') return null
  const groups = vatGroups(draft, today)
  if (groups.every(({ vatCents, computedCents }) => vatCents === computedCents)) return null
  return groups.reduce((sum, { computedCents }) => sum + (computedCents ?? 0), 0)
}

const noneOf = (computed: ReadonlySet<FieldName>): boolean =>
  (['grossCents', 'vatCents', 'netCents'] as const).every((field) => !computed.has(field))
