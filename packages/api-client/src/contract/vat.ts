import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { approvalReason } from './approval-reason.ts'
import { vatBox } from './choices.ts'
import { sourceType } from './entry-source.ts'
import { cents, date, id, page, pageQuery, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/vat' as const
/** A period's key: 2026-11, 2026-Q4 or 2026. */
const periodKey = v.pipe(v.string(), v.regex(/^\d{4}(-(0[1-9]|1[0-2]|Q[1-4]))?$/))

const period = v.object({ key: periodKey, label: v.string(), start: date, end: date, dueDate: date })
export const vatPeriodState = v.picklist(['open', 'due', 'late', 'filed', 'future', 'exempt'])

const box = v.object({
  box: vatBox,
  label: v.string(),
  baseCents: v.nullable(cents),
  vatCents: v.nullable(cents),
  /** Whole euros, rounded in the taxpayer's favour. */
  baseEuros: v.nullable(v.number()),
  vatEuros: v.nullable(v.number()),
})

const checkKind = v.picklist([
  'bank_waiting',
  'drafts',
  'purchases_waiting',
  'ledger_difference',
  'late_vat',
  'icp',
  'supplier_numbers',
  'jump',
  'expired',
  'last_return',
  'earlier_period',
])

/** What happens with late lines: along with this return, or left for a correction. */
const lateLines = v.picklist(['include', 'leave'])

export const vat = defineArea('vat', {
  periods: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/periods`,
    summary: 'The VAT periods from the first booking to now, newest first',
    response: v.array(
      v.object({
        ...period.entries,
        state: vatPeriodState,
        payableEuros: v.nullable(v.number()),
        filedAt: v.nullable(timestamp),
      }),
    ),
  }),
  return: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/return`,
    summary: 'The VAT return of a period: frozen when filed, otherwise from the ledger',
    query: v.object({ period: v.optional(periodKey), lateLines: v.optional(lateLines) }),
    response: v.object({
      ...period.entries,
      state: vatPeriodState,
      /** Whether VAT of sales counts by the invoice or, on a cash basis, by its payment. */
      scheme: v.picklist(['accrual', 'cash']),
      /** Of a fiscal unit: what its one return takes over, not to be handed in by itself. */
      isWorksheet: v.boolean(),
      boxes: v.array(box),
      payableEuros: v.number(),
      roundingDifferenceCents: cents,
      /** VAT in these boxes that belongs to periods that were filed before. */
      lateVatCents: cents,
      /** Whether the boxes hold what is late. Left by itself once a correction is needed. */
      lateLines,
      /** What is still to be declared of filed periods: all of it at the next return to file, its own at a filed one. */
      late: v.array(
        v.object({
          key: periodKey,
          label: v.string(),
          /** Payable minus reclaimable, of what waits and of what a later return took along. */
          vatCents: cents,
          declaredCents: cents,
          /** More than 1,000 euro in the period or its calendar year: not to be put in a return. */
          needsCorrection: v.boolean(),
          /** Null while nobody decided. */
          decision: v.nullable(v.picklist(['next_return', 'correction'])),
          /** Newest first, a hundred at most. */
          documents: v.array(
            v.object({
              entryId: id,
              date,
              description: v.string(),
              sourceType,
              sourceId: v.nullable(id),
              vatCents: cents,
            }),
          ),
        }),
      ),
      checks: v.array(
        v.object({
          kind: checkKind,
          /** `danger` refuses filing, `warning` asks. */
          tone: v.picklist(['success', 'warning', 'danger']),
          text: v.string(),
          count: v.number(),
          /** The entries that it is about, a hundred at most. */
          entries: v.array(v.object({ entryId: id, date, description: v.string(), sourceType, cents })),
        }),
      ),
      filed: v.nullable(
        v.object({
          id,
          filedAt: timestamp,
          filedBy: v.nullable(v.string()),
          /** The day on which it was handed in at the tax authority; null of one that was filed before this was kept. */
          handedInOn: v.nullable(date),
          isLatest: v.boolean(),
        }),
      ),
    }),
  }),
  boxLines: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/box-lines`,
    summary: 'The documents a box is made of',
    query: v.object({ period: periodKey, box: vatBox, lateLines: v.optional(lateLines), cursor: pageQuery.cursor }),
    response: page(
      v.object({
        lineId: id,
        entryId: id,
        date,
        description: v.string(),
        contactName: v.nullable(v.string()),
        sourceType,
        sourceId: v.nullable(id),
        baseCents: v.nullable(cents),
        vatCents: v.nullable(cents),
      }),
    ),
  }),
  file: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/file`,
    summary: 'File the return: give it its lines, freeze its boxes and post it',
    body: v.object({
      period: periodKey,
      /** What the user saw; another outcome is refused. */
      payableEuros: v.number(),
      /** Needed to leave what asks a correction; what is late goes along without it. */
      lateLines: v.optional(lateLines),
      /** The day on which it was handed in at the tax authority; today when left out. */
      handedInOn: v.optional(date),
      approvalReason,
    }),
    response: v.object({ id }),
    errors: [
      'approval_waits',
      'already_filed',
      'period_not_ended',
      'earlier_period_open',
      'late_vat_undecided',
      'late_icp_undecided',
      'late_without_next_return',
      'vat_checks_open',
      'version_conflict',
    ],
    stale: ['vat', 'vatCorrections', 'vatPayments', 'icp', 'bookLocks', 'reports', 'dashboard', 'invoices'],
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/returns/{returnId}/delete`,
    summary: 'Take back the newest return: its lines are undeclared again and its entry is reversed',
    errors: ['vat_return_not_latest', 'vat_return_paid', 'vat_return_corrected'],
    stale: ['vat', 'vatCorrections', 'vatPayments', 'icp', 'bookLocks', 'reports', 'dashboard', 'invoices'],
    idempotent: true,
  }),
  pdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/returns/{returnId}/pdf`,
    summary: 'Download a filed return',
    response: 'file',
  }),
})
