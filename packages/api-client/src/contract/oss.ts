import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { taxDebt, typedReference } from './vat-payments.ts'
import { vatPeriodState } from './vat.ts'
import { cents, date, id, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/vat/oss' as const

const periodKey = v.pipe(v.string(), v.regex(/^\d{4}-Q[1-4]$/))
const period = v.object({ key: periodKey, label: v.string(), start: date, end: date, dueDate: date })

const list = v.object({
  ...period.entries,
  state: vatPeriodState,
  rows: v.array(v.object({ country: v.string(), ratePercent: v.string(), baseCents: cents, vatCents: cents })),
  /** What changes quarters that were handed in before, per country. */
  corrections: v.array(v.object({ periodKey, periodLabel: v.string(), country: v.string(), vatCents: cents })),
  vatCents: cents,
  filed: v.nullable(v.object({ id, handedInOn: date, filedAt: timestamp, isLatest: v.boolean() })),
})
export type OssList = v.InferOutput<typeof list>

const registration = v.object({
  /** The first day on which sales to consumers abroad bear the VAT of their country; null without it. */
  since: v.nullable(date),
  /** Sales to consumers in other EU countries of this calendar year and the one before, without VAT. */
  thisYearCents: cents,
  yearBeforeCents: cents,
  limitCents: cents,
  /** The limit is passed, so that distance sales are taxed abroad. */
  isPassed: v.boolean(),
  /** The standard rates of today, which the user looks at before they choose it. */
  rates: v.array(v.object({ country: v.string(), percent: v.string() })),
})
export type OssRegistration = v.InferOutput<typeof registration>

const payment = v.object({
  ...taxDebt,
  /** Under which it is paid; null while nobody has said it. */
  reference: v.nullable(v.string()),
})
export type OssPayment = v.InferOutput<typeof payment>

export const oss = defineArea('oss', {
  registration: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/registration`,
    summary: 'Whether the one-stop shop (OSS) is used, and how near distance sales are to its limit',
    response: registration,
  }),
  register: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/registration`,
    summary: 'Use the one-stop shop from a day on, or no more',
    body: v.object({ since: v.nullable(date) }),
    response: registration,
    stale: ['oss'],
    idempotent: true,
  }),
  periods: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/periods`,
    summary: 'The quarters of the one-stop shop from the first sale to now, newest first',
    response: v.array(
      v.object({ ...period.entries, state: vatPeriodState, vatCents: cents, handedInOn: v.nullable(date) }),
    ),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The list of the one-stop shop of a quarter: frozen when handed in, otherwise from the invoices',
    query: v.object({ period: v.optional(periodKey) }),
    response: list,
  }),
  file: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/file`,
    summary: 'Tick the list off as handed in: give it its sales and freeze it',
    body: v.object({
      period: periodKey,
      /** What the user saw; another outcome is refused. */
      vatCents: v.optional(cents),
      /** The day on which it was handed in; today when left out. */
      handedInOn: v.optional(date),
    }),
    response: v.object({ id }),
    errors: ['already_filed', 'period_not_ended', 'version_conflict'],
    stale: ['oss', 'dashboard'],
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{listId}/delete`,
    summary: 'Take back the newest list: its sales are in none again',
    errors: ['oss_not_latest', 'oss_list_paid'],
    stale: ['oss', 'dashboard'],
    idempotent: true,
  }),
  pdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{listId}/pdf`,
    summary: 'Download a list that was handed in',
    response: 'file',
  }),
  payment: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/{listId}/payment`,
    summary: 'What was paid of a list that was handed in, and under which reference it is known',
    response: payment,
  }),
  saveReference: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{listId}/payment-reference`,
    summary: 'Keep the reference under which a list is paid, typed or pasted; null takes it away',
    body: typedReference,
    response: payment,
    errors: ['oss_reference_taken'],
    stale: ['oss', 'bank'],
    idempotent: true,
  }),
})
