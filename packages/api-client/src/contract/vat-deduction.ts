import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id } from './wire.ts'

const ROOT = '/administrations/{administrationId}/vat' as const

const revision = v.object({
  /** Per book year in which the deduction of VAT on assets is revised, oldest first. */
  years: v.array(
    v.object({
      /** As it is written: '2026', or '2025/2026'. */
      year: v.string(),
      from: date,
      lastDay: date,
      /** To pay back in the last return of the year; negative for what is deducted after all. */
      cents,
      parts: v.array(
        v.object({
          assetId: id,
          name: v.string(),
          vatCents: cents,
          deductedPercent: v.number(),
          /** What was right to deduct in this year, in percent with at most two decimals. */
          rightPercent: v.number(),
          /** The how-manieth book year of use, out of so many. */
          nth: v.number(),
          term: v.number(),
          cents,
          /** Too little to be revised: not in the sum. */
          isWaived: v.boolean(),
        }),
      ),
    }),
  ),
  /** Assets that may have to be revised, of which nobody said what VAT their purchase had. */
  unknown: v.array(v.object({ assetId: id, name: v.string() })),
})
export type VatRevision = v.InferOutput<typeof revision>

/** A share of VAT on mixed use, in whole percents. */
const percent = v.pipe(
  v.number(),
  v.integer('Vul een heel percentage in'),
  v.minValue(0, 'Vul 0 tot en met 100 in'),
  v.maxValue(100, 'Vul 0 tot en met 100 in'),
)
const share = v.object({ from: date, percent })

const mixedUse = v.object({
  /** From which day which share of VAT on mixed use is deducted, oldest first; all of it before the first. */
  shares: v.array(share),
  /** Per book year what its share is by its turnover, newest first. */
  years: v.array(
    v.object({
      year: v.string(),
      from: date,
      lastDay: date,
      taxedCents: cents,
      exemptCents: cents,
      /** The share by turnover, rounded up; null without turnover. */
      percent: v.nullable(v.number()),
      /** The share that was used at the end of the year. */
      ownPercent: v.number(),
      /** All VAT on mixed use, and what of it was deducted, an entry of the recalculation included. */
      vatCents: cents,
      deductedCents: cents,
    }),
  ),
})
export type MixedUse = v.InferOutput<typeof mixedUse>

/** How much of the VAT on purchases is deducted in the end. */
export const vatDeduction = defineArea('vatDeduction', {
  revision: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/revision`,
    summary:
      'The revision of VAT deducted on assets per book year, as it is or as it would be when KOR held on these days',
    query: v.object({ from: v.optional(date), until: v.optional(date) }),
    response: revision,
  }),
  mixedUse: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/mixed-use`,
    summary: 'The share of VAT on mixed use that is deducted, and what it is by the turnover of each book year',
    response: mixedUse,
  }),
  saveMixedUse: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/mixed-use`,
    summary: 'Deduct another share of VAT on mixed use from the first day of a VAT period on',
    body: share,
    response: mixedUse,
    stale: ['vatDeduction', 'purchases'],
    idempotent: true,
  }),
})
