import * as v from 'valibot'
import { approvalReason } from './approval-reason.ts'
import { defineArea, defineCall } from './call.ts'
import { sourceType } from './entry-source.ts'
import { vatPeriodState } from './vat.ts'
import { cents, date, id, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/vat/icp' as const

/** A quarter (2026-Q1), a month (2026-04), or two months of a quarter in which goods passed the limit (2026-01_02). */
const icpPeriodKey = v.pipe(v.string(), v.regex(/^\d{4}-(Q[1-4]|(0[1-9]|1[0-2])(_(0[1-9]|1[0-2]))?)$/))
const period = v.object({ key: icpPeriodKey, label: v.string(), start: date, end: date, dueDate: date })

const row = v.object({
  /** Of the invoice as it was made final, with its country; null when it had none, so that it cannot be filed. */
  vatNumber: v.nullable(v.string()),
  /** Whether its shape and check digits are those of another member state. */
  isValid: v.boolean(),
  /** What VIES said of it, the newest answer; null where it was never asked. */
  vies: v.nullable(
    v.object({
      state: v.picklist(['waiting', 'valid', 'invalid']),
      answeredAt: v.nullable(timestamp),
      consultationNumber: v.nullable(v.string()),
    }),
  ),
  customerName: v.nullable(v.string()),
  goodsCents: cents,
  servicesCents: cents,
  triangulationCents: cents,
  /** Whole euros, rounded down. */
  goodsEuros: v.number(),
  servicesEuros: v.number(),
  triangulationEuros: v.number(),
})
export type IcpListRow = v.InferOutput<typeof row>

const shownList = v.object({
  ...period.entries,
  state: vatPeriodState,
  /** In the order of their VAT numbers. */
  lines: v.array(row),
  /** What changes lists that were filed before, per period and VAT number. */
  corrections: v.array(v.object({ ...row.entries, periodKey: icpPeriodKey, periodLabel: v.string() })),
  totalCents: cents,
  totalEuros: v.number(),
  /** Goods and triangulation of this quarter and the four before, newest first, beside what asks a list per month. */
  goods: v.object({
    limitCents: cents,
    quarters: v.array(v.object({ key: v.string(), label: v.string(), cents })),
  }),
  /** Box 3b of the VAT return over the same days: those of the longer of the two periods. */
  box3b: v.object({
    periodLabel: v.string(),
    cents,
    euros: v.number(),
    /** What the lists of those days come to, in cents. */
    listCents: cents,
    match: v.picklist(['equal', 'rounding', 'different']),
    /** In Dutch. */
    text: v.string(),
    /** What is in one and not in the other, a hundred at most. */
    documents: v.array(
      v.object({
        entryId: id,
        date,
        description: v.string(),
        sourceType,
        sourceId: v.nullable(id),
        cents,
        isIn: v.picklist(['return', 'list']),
      }),
    ),
  }),
  filed: v.nullable(
    v.object({
      id,
      /** The day on which it was handed in at the tax authority. */
      handedInOn: date,
      filedAt: timestamp,
      filedBy: v.nullable(v.string()),
      isLatest: v.boolean(),
    }),
  ),
})
export type IcpList = v.InferOutput<typeof shownList>

const stale = ['icp', 'dashboard'] as const

export const icp = defineArea('icp', {
  periods: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/periods`,
    summary: 'The periods of the intra-community list from the first supply to now, newest first',
    response: v.array(
      v.object({
        ...period.entries,
        state: vatPeriodState,
        /** Whole euros; of a period without supplies no list is needed. */
        totalEuros: v.number(),
        handedInOn: v.nullable(date),
      }),
    ),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The intra-community list of a period: frozen when filed, otherwise from the ledger',
    query: v.object({ period: v.optional(icpPeriodKey) }),
    response: shownList,
  }),
  file: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/file`,
    summary: 'Tick the list off as handed in: give it its lines and freeze it',
    body: v.object({
      period: icpPeriodKey,
      /** What the user saw; another outcome is refused. */
      totalEuros: v.optional(v.number()),
      /** The day on which it was handed in; today when left out. */
      handedInOn: v.optional(date),
      approvalReason,
    }),
    response: v.object({ id }),
    errors: [
      'approval_waits',
      'already_filed',
      'period_not_ended',
      'icp_without_vat_number',
      'icp_empty',
      'version_conflict',
    ],
    stale,
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{listId}/delete`,
    summary: 'Take back the newest list: its lines are in none again',
    errors: ['icp_not_latest'],
    stale,
    idempotent: true,
  }),
  pdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{listId}/pdf`,
    summary: 'Download a filed list',
    response: 'file',
  }),
})
