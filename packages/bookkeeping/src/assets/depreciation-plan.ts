import { addDays, addMonths } from '@klopt/validators'
import { lastDayOfMonth, monthWeights, PARTS_OF_MONTH } from '../calendar/month-weights.ts'
import { divideHalfAway } from '../money/rounding.ts'

/** In equal parts over a number of months, or a part of its cost each year, in hundredths of a percent (20% is 2000). */
export type DepreciationMethod =
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'percent'; readonly hundredths: number }

/** What decides what an asset is worth in the books on a day. */
export interface DepreciationPlan {
  readonly costCents: number
  /** What it is still worth at the end, below which it never goes: of a building at least its WOZ value. */
  readonly residualCents: number
  readonly inUseOn: string
  /** Null for what keeps its value, such as land. */
  readonly method: DepreciationMethod | null
  /** The first day in these books of what was in use before, and what was depreciated until then. */
  readonly takenOver: { readonly day: string; readonly depreciatedCents: number } | null
  /** What was written down beside the plan, by day; the rest of the life counts with what is left. */
  readonly impairments: readonly { readonly day: string; readonly cents: number }[]
}

/** What of an asset is depreciated up to a day, counting from the part before it. */
export interface DepreciationPart {
  readonly day: string
  readonly cents: number
}

/**
 * What of the plan falls in each month up to a day, straight line: a whole month counts as any other, part of a month by
 * its days. Up to the end of each month the parts are what is rounded, so that 1,999.00 over five years is 33.31 or 33.32 a
 * month and 399.80 a year. Impairments are not among the parts.
 */
export function depreciationParts(plan: DepreciationPlan, until: string): DepreciationPart[] {
  const { costCents, takenOver } = plan
  const parts: DepreciationPart[] = []
  let valueCents = costCents - (takenOver?.depreciatedCents ?? 0) // zero: nothing was depreciated before these books
  let from = takenOver?.day ?? plan.inUseOn
  for (const impairment of plan.impairments) {
    if (impairment.day >= until) break
    const own = stretch(plan, { from, valueCents, until: impairment.day })
    parts.push(...own)
    valueCents -= sumOf(own) + impairment.cents
    from = addDays(impairment.day, 1)
  }
  return [...parts, ...stretch(plan, { from, valueCents, until })]
}

/** What the plan and the impairments took off an asset up to and with a day, what was taken over included. */
export function depreciatedCents(plan: DepreciationPlan, day: string): number {
  const before = plan.takenOver?.depreciatedCents ?? 0 // zero: nothing was depreciated before these books
  const impaired = plan.impairments.filter((impairment) => impairment.day <= day)
  return before + sumOf(impaired) + sumOf(depreciationParts(plan, day))
}

/** The last day of the plan; null without one. */
export function lastPlanDay({ method, inUseOn, costCents, residualCents }: DepreciationPlan): string | null {
  if (method === null) return null
  if (method.kind === 'months') return addDays(addMonths(inUseOn, method.months), -1)
  const months = ((costCents - residualCents) * 12 * 10_000) / (costCents * method.hundredths)
  return lastDayOfMonth(addMonths(inUseOn, Math.ceil(months)))
}

interface Stretch {
  readonly from: string
  readonly valueCents: number
  readonly until: string
}

/** The parts between two changes of what it is worth. */
function stretch(plan: DepreciationPlan, { from, valueCents, until }: Stretch): DepreciationPart[] {
  const rest = valueCents - plan.residualCents
  if (plan.method === null || rest <= 0 || from > until) return []
  const upTo = plan.method.kind === 'months' ? overMonths(plan, from, rest) : byRate(plan, plan.method.hundredths, rest)
  const parts: DepreciationPart[] = []
  let weight = 0n
  let fallen = 0
  for (const month of monthWeights({ from, to: until })) {
    weight += BigInt(month.weight)
    const cents = Math.min(upTo(weight), rest) - fallen
    if (cents !== 0) parts.push({ day: month.day, cents })
    fallen += cents
    if (fallen === rest) break
  }
  return parts
}

/** What has fallen after so much of the months that were left; what outlived its months falls in the first one. */
function overMonths(plan: DepreciationPlan, from: string, rest: number): (weight: bigint) => number {
  const planned = lastPlanDay(plan)
  const to = planned === null || planned < from ? from : planned
  const whole = monthWeights({ from, to }).reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  return (weight) => (weight >= whole ? rest : Number(divideHalfAway(BigInt(rest) * weight, whole)))
}

function byRate({ costCents }: DepreciationPlan, hundredths: number, rest: number): (weight: bigint) => number {
  const whole = 12n * 10_000n * BigInt(PARTS_OF_MONTH)
  return (weight) => Math.min(rest, Number(divideHalfAway(BigInt(costCents) * BigInt(hundredths) * weight, whole)))
}

const sumOf = (parts: readonly { readonly cents: number }[]): number => parts.reduce((sum, { cents }) => sum + cents, 0)
