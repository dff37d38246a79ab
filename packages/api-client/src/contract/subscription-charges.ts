import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { planName } from './subscriptions.ts'
import { cents, date, exportQuery, fileName, id, requiredText, segments, sortedPage, sortedQuery } from './wire.ts'

const ADMIN = '/admin/subscription-charges' as const
const CHARGE = `${ADMIN}/{chargeId}` as const
const errors = ['global_admin_verification_required'] as const
const stale = ['subscriptionCharges'] as const

/**
 * `planned`: it waits for its day; `handed_in`: it stands in a file for the bank; `collected`: its day is over and nothing
 * came back; `paid`: it was paid otherwise.
 */
const state = v.picklist(['planned', 'handed_in', 'collected', 'failed', 'paid'])
export type ChargeState = v.InferOutput<typeof state>

const charge = v.object({
  id,
  number: v.string(),
  plan: v.nullable(planName),
  periodStart: date,
  periodEnd: date,
  /** With VAT. */
  amountCents: cents,
  /** When it is or was collected. */
  collectionDate: date,
  state,
  /** Why the last collection failed, in Dutch. */
  reason: v.nullable(v.object({ code: v.string(), text: v.string() })),
})
export type SubscriptionCharge = v.InferOutput<typeof charge>

const chargeRow = v.object({
  ...charge.entries,
  administrationId: id,
  companyName: v.string(),
  /** How often it was collected. */
  attempts: v.number(),
  /** There is an account to collect from. */
  hasMandate: v.boolean(),
  /** The last file it stands in. */
  fileId: v.nullable(id),
})
export type SubscriptionChargeRow = v.InferOutput<typeof chargeRow>

const toCollect = v.object({
  count: v.number(),
  totalCents: cents,
  firstDate: v.nullable(date),
  lastDate: v.nullable(date),
  withoutMandate: v.number(),
})
export type ToCollect = v.InferOutput<typeof toCollect>

const sortable = ['collectionDate', 'number'] as const
const filter = { state: v.optional(v.picklist(['planned', 'handed_in', 'collected', 'failed'])) }

/** What subscriptions cost by the period, and how that is collected: staff collects, whoever pays sees their own. */
export const subscriptionCharges = defineArea('subscriptionCharges', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ADMIN,
    summary: 'What was charged for subscriptions of all administrations, the last to be collected first',
    policy: 'ALWAYS',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(chargeRow).entries,
      segments: segments(['all', 'planned', 'handed_in', 'collected', 'failed'], {}),
    }),
    errors,
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ADMIN}/export`,
    summary: 'The charges of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: [...errors, 'export_running'],
  }),
  toCollect: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ADMIN}/to-collect`,
    summary:
      'What a direct-debit file that is made now would hold, and what is left out of it for want of a mandate; null where nothing is collected',
    policy: 'ALWAYS',
    response: v.nullable(toCollect),
    errors,
  }),
  createFile: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ADMIN}/create-file`,
    summary: 'Make a SEPA direct-debit file (pain.008.001.08) of the charges whose day comes within a week',
    response: v.object({ fileId: id, count: v.number(), totalCents: cents }),
    errors: [...errors, 'no_charges_to_collect', 'subscription_collection_off'],
    stale,
    idempotent: true,
  }),
  downloadFile: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/subscription-collection-files/{fileId}/download',
    summary: 'Download a direct-debit file of subscriptions',
    response: 'file',
    errors,
  }),
  readRefusals: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ADMIN}/read-refusals`,
    summary: 'Keep what a bank refused (pain.002) or returned (CAMT) by its file, and tell who has to pay',
    query: fileName,
    body: 'file',
    response: v.object({
      /** The invoice numbers whose collection failed. */
      failed: v.array(v.string()),
      /** What of the file is not ours, or was known. */
      others: v.number(),
      /** How many of those that failed did with the whole of their file, or of a part of it; nobody was mailed of these. */
      failedWithFile: v.number(),
    }),
    errors: [...errors, 'refusals_unreadable', 'subscription_collection_off'],
    bodyLimitBytes: 10_000_000,
    stale,
  }),
  fail: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${CHARGE}/fail`,
    summary: 'The bank refused or returned it, for this reason; whoever has to pay gets a mail',
    body: v.object({ reasonCode: requiredText(4) }),
    errors: [...errors, 'charge_not_collected', 'subscription_collection_off'],
    stale,
    idempotent: true,
  }),
  retry: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${CHARGE}/retry`,
    summary: 'Collect it once more on a day that whoever has to pay is told before',
    response: v.object({ collectionDate: date }),
    errors: [...errors, 'charge_not_retryable', 'subscription_collection_off'],
    stale,
    idempotent: true,
  }),
  markPaid: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${CHARGE}/mark-paid`,
    summary: 'It was paid otherwise, so that nothing is collected any more',
    errors: [...errors, 'charge_not_open'],
    stale,
  }),
  ownInvoice: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/subscription/charges/{chargeId}/invoice',
    summary: 'Download the invoice of a charge of the own subscription as PDF; for holders of ADMIN',
    response: 'file',
    errors: ['subscription_collection_off'],
  }),
  own: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/subscription/charges',
    summary: 'The last sixty charges of the own subscription, the latest first; for holders of ADMIN',
    policy: 'ALWAYS',
    response: v.array(charge),
  }),
})
