import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { vatBox } from './choices.ts'
import { sourceType } from './entry-source.ts'
import { cents, date, id, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/vat' as const
const STALE = ['vat', 'vatCorrections', 'vatPayments', 'bookLocks', 'fiscalYears', 'reports', 'dashboard'] as const

const decision = v.picklist(['next_return', 'correction'])
const state = v.picklist(['draft', 'submitted', 'processed'])
const euros = v.number()

/** A document whose VAT came after the return of its period. */
const lateDocument = v.object({
  entryId: id,
  /** Its VAT date, and the day on which it was booked. */
  date,
  bookedOn: date,
  description: v.string(),
  sourceType,
  sourceId: v.nullable(id),
  baseCents: cents,
  /** Payable minus reclaimable. */
  vatCents: cents,
})

const period = v.object({ key: v.string(), label: v.string(), periodStart: date, periodEnd: date })
const reason = v.picklist(['period_amount', 'year_amount', 'icp', 'no_next_return'])

const latePeriod = v.object({
  ...period.entries,
  /** Payable minus reclaimable: what waits, and what a later return took along before. */
  waitingCents: cents,
  declaredCents: cents,
  /** Both together, of the period and of its calendar year. */
  netCents: cents,
  yearNetCents: cents,
  /** `expired`: more than five years ago, so that nothing can be declared any more. */
  verdict: v.picklist(['next_return', 'correction', 'expired']),
  reasons: v.array(reason),
  /** Null while nobody decided; filing is refused then if a correction is needed. */
  decision: v.nullable(decision),
  /** The day on which the oldest of it was booked, or an earlier one that somebody gave; and eight weeks later. */
  discoveredOn: date,
  bookedOn: date,
  deadline: date,
  correctableUntil: date,
  interestFreeUntil: date,
  /** The correction that is not processed yet. */
  correction: v.nullable(v.object({ id, state })),
  /** Newest first, a hundred at most. */
  documents: v.array(lateDocument),
})

const row = v.object({
  box: vatBox,
  label: v.string(),
  /** Whole euros; null where the form has no such column. */
  declaredBaseEuros: v.nullable(euros),
  correctedBaseEuros: v.nullable(euros),
  differenceBaseEuros: v.nullable(euros),
  declaredVatEuros: v.nullable(euros),
  correctedVatEuros: v.nullable(euros),
  differenceVatEuros: v.nullable(euros),
})

const summary = v.object({ id, ...period.entries, state, differenceEuros: euros, createdAt: timestamp })

const correction = v.object({
  ...summary.entries,
  /** What it is compared with: the return, or the correction before. */
  compared: v.object({ kind: v.picklist(['return', 'correction']), at: timestamp, payableEuros: euros }),
  correctedEuros: euros,
  rows: v.array(row),
  documents: v.array(lateDocument),
  /** Of all its documents. */
  vatCents: cents,
  reasons: v.array(reason),
  discoveredOn: v.nullable(date),
  deadline: v.nullable(date),
  correctableUntil: date,
  interestFreeUntil: date,
  /** Tax interest at most, if it is handed in today or when it was: in whole euros, and over which days. */
  expectedInterest: v.object({ cents, from: date, until: date }),
  submittedAt: v.nullable(timestamp),
  /** The day on which it was handed in at the tax authority. */
  handedInOn: v.nullable(date),
  processedAt: v.nullable(timestamp),
  /** What the tax authority's assessment says; null before it was processed. */
  assessment: v.nullable(v.object({ assessedOn: date, amountCents: cents, interestCents: cents, fineCents: cents })),
  journalEntryId: v.nullable(id),
})

const correctionPath = `${ROOT}/corrections/{correctionId}` as const

export const vatCorrections = defineArea('vatCorrections', {
  late: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/late`,
    summary: 'What is still to be declared of filed periods, oldest first, with what the law asks',
    response: v.object({ limitCents: cents, periods: v.array(latePeriod) }),
  }),
  decide: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/late/decide`,
    summary: 'Decide what happens with the late VAT of a period: along with the next return, or a correction',
    body: v.object({ periodStart: date, decision }),
    errors: ['late_vat_needs_correction', 'correction_too_late'],
    stale: [...STALE],
    idempotent: true,
  }),
  discover: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/late/discover`,
    summary: 'Say that the late VAT of a period was discovered before it was booked: its eight weeks run from then',
    body: v.object({ periodStart: date, discoveredOn: v.nullable(date) }),
    stale: [...STALE],
    idempotent: true,
  }),
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/corrections`,
    summary: 'The corrections of filed periods, newest first',
    response: v.array(summary),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: correctionPath,
    summary: 'A correction: what was declared, what is right, and the difference',
    response: correction,
  }),
  start: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/corrections`,
    summary: 'Begin the correction of a filed period; answers the draft there is',
    body: v.object({ periodStart: date }),
    response: v.object({ id }),
    errors: ['correction_not_processed', 'correction_without_difference', 'correction_too_late'],
    stale: [...STALE],
    idempotent: true,
  }),
  submit: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${correctionPath}/submit`,
    summary: 'Say that a correction was handed in: it gets its lines and its totals are frozen',
    /** The day on which it was handed in; today when left out. */
    body: v.nullish(v.object({ handedInOn: v.optional(date) })),
    errors: ['correction_not_processed', 'correction_without_difference', 'correction_handed_in'],
    stale: [...STALE],
    idempotent: true,
  }),
  process: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${correctionPath}/process`,
    summary: 'Book the assessment of a correction that was handed in',
    body: v.nullish(
      v.object({
        /** Today when left out. */
        assessedOn: v.optional(date),
        /** With interest and fine; the difference and those when left out. */
        amountCents: v.optional(cents),
        interestCents: v.optional(cents),
        fineCents: v.optional(cents),
      }),
    ),
    errors: ['assessment_differs', 'correction_not_handed_in'],
    stale: [...STALE],
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${correctionPath}/delete`,
    summary: 'Take a correction back that was not processed: its lines are late again',
    errors: ['correction_processed'],
    stale: [...STALE],
    idempotent: true,
  }),
  pdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${correctionPath}/pdf`,
    summary: 'Download a correction: what was declared, what is right, and the difference',
    response: 'file',
  }),
})
