import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { totals } from './invoice.ts'
import { recurringInvoiceInput, recurringSchedule } from './recurring-invoice-input.ts'
import { chosenIds, severalOutcome } from './several.ts'
import {
  cents,
  currency,
  date,
  exportQuery,
  id,
  idText,
  minorUnits,
  segments,
  sortedPage,
  sortedQuery,
  timestamp,
  version,
} from './wire.ts'

export const recurringStatus = v.picklist(['draft', 'active', 'paused', 'ended'])

/** The days that one invoice is for; it is made on the first of them. */
const billingPeriod = v.object({ from: date, to: date, text: v.string() })

export const recurringInvoice = v.object({
  id,
  status: recurringStatus,
  ...recurringInvoiceInput.entries,
  contactName: v.nullable(v.string()),
  contactEmailAddress: v.nullable(v.string()),
  /** Of a whole period, at the prices of its first day, in its currency. */
  totals,
  /** The next day on which an invoice is made; null when there is none any more, and while it is written or paused. */
  nextOn: v.nullable(date),
  pausedOn: v.nullable(date),
  /** Why what is due could not be made; it is tried again each hour. */
  held: v.nullable(v.object({ reason: v.string(), from: date })),
  /** That its customer asked to end it, and the owner decides. */
  cancellation: v.nullable(v.object({ at: timestamp, reason: v.string() })),
  /** The last day of what its customer ended, without the owner's consent; null while nobody did. */
  serviceUntil: v.nullable(date),
  /** What was made, newest first; at most a hundred. Without an invoice for a period that was passed over. */
  runs: v.array(
    v.object({
      ...billingPeriod.entries,
      invoiceId: v.nullable(id),
      number: v.nullable(v.string()),
      /** In euros. */
      grossCents: v.nullable(cents),
      currency,
      /** In its currency, in the smallest unit of that; null for euros. */
      foreignGross: v.nullable(minorUnits),
    }),
  ),
  createdAt: timestamp,
  updatedAt: timestamp,
  version,
})
export type RecurringInvoice = v.InferOutput<typeof recurringInvoice>

export const recurringListItem = v.object({
  id,
  contactId: v.nullable(id),
  contactName: v.nullable(v.string()),
  reference: v.string(),
  status: recurringStatus,
  unit: recurringSchedule.entries.unit,
  count: v.number(),
  mode: v.picklist(['draft', 'send']),
  startsOn: date,
  nextOn: v.nullable(date),
  /** Of its prices. */
  currency,
  /** In euros. */
  grossCents: cents,
  /** What its first invoice comes to in its currency, in the smallest unit of that; null for euros. */
  foreignGross: v.nullable(minorUnits),
  isHeld: v.boolean(),
})
export type RecurringListItem = v.InferOutput<typeof recurringListItem>

const PATH = '/administrations/{administrationId}/recurring-invoices' as const
const ONE = `${PATH}/{recurringInvoiceId}` as const
const STALE = ['recurringInvoices', 'dashboard'] as const
const sortable = ['nextOn', 'startsOn', 'grossCents'] as const
const filter = { status: v.optional(recurringStatus), contactId: v.optional(idText) }
const seen = v.object({ version })

/** What its owner does with one by a button. */
const press = <const Deed extends string>(deed: Deed, summary: string) =>
  defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/${deed}`,
    summary,
    body: seen,
    response: v.object({ version, status: recurringStatus }),
    errors: ['version_conflict', 'recurring_incomplete', 'recurring_ended'],
    stale: STALE,
    idempotent: true,
  })

/** The same with those that were chosen in the list. */
const pressSeveral = <const Deed extends string>(deed: Deed, summary: string) =>
  defineCall({
    method: 'POST',
    base: 'v2',
    path: `/administrations/{administrationId}/several-recurring-invoices/${deed}`,
    summary,
    body: v.object({ recurringInvoiceIds: chosenIds('herhaalfactuur', 'herhaalfacturen') }),
    response: severalOutcome,
    stale: STALE,
    idempotent: true,
  })

export const recurringInvoices = defineArea('recurringInvoices', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: PATH,
    summary: 'Recurring invoices by the next day on which one is made, with counts and totals for the filter',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(recurringListItem).entries,
      segments: segments(['all', ...recurringStatus.options], { grossCents: v.nullable(cents) }),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${PATH}/export`,
    summary: 'The recurring invoices of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
    summary: 'One recurring invoice, with what was made of it',
    response: recurringInvoice,
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: PATH,
    summary: 'Write down what is invoiced again; it makes nothing until it is started',
    body: recurringInvoiceInput,
    response: v.object({ id, version, totals }),
    errors: ['amount_too_large'],
    stale: STALE,
    idempotent: true,
  }),
  fromInvoice: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/invoices/{invoiceId}/repeat',
    summary: 'Write down that an invoice is made again each month, from a month after it',
    response: v.object({ id }),
    stale: STALE,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change one that was not started, or is paused; what was made of it stays',
    body: v.object({ ...recurringInvoiceInput.entries, version }),
    response: v.object({ version, totals }),
    errors: ['version_conflict', 'recurring_runs', 'recurring_ended', 'amount_too_large'],
    stale: STALE,
    idempotent: true,
  }),
  preview: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ONE}/preview`,
    summary: 'The next twelve invoices: their days, periods and amounts',
    response: v.object({ items: v.array(v.object({ ...billingPeriod.entries, totals })) }),
  }),
  start: press('start', 'Let it make invoices, those of the days that have passed too'),
  pause: press('pause', 'Let it make nothing until it goes on'),
  resume: press('resume', 'Let it go on; what fell in the pause is passed over'),
  end: press('end', 'Let it make nothing any more'),
  keep: press('keep', 'Let it go on though its customer asked to end it, or note that the customer ended it'),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/delete`,
    summary: 'Throw away one of which nothing was made',
    body: seen,
    errors: ['version_conflict', 'recurring_has_invoices'],
    stale: STALE,
    idempotent: true,
  }),
  pauseSeveral: pressSeveral('pause', 'Let each that runs make nothing until it goes on'),
  resumeSeveral: pressSeveral('resume', 'Let each that is paused go on; what fell in the pause is passed over'),
})
