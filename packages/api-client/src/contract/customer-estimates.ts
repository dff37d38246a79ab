import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { estimateStatus } from './estimate.ts'
import { cents, currency, date, id, optionalText, requiredText, timestamp, version } from './wire.ts'

export const customerEstimate = v.object({
  id,
  number: v.string(),
  status: estimateStatus,
  reference: v.string(),
  note: v.string(),
  estimateDate: date,
  validUntil: date,
  /** Of all amounts, which are in the smallest unit of it. */
  currency,
  vatCents: cents,
  grossCents: cents,
  lines: v.array(
    v.object({
      description: v.string(),
      amountCents: cents,
      /** One decides whether one wants it. */
      optional: v.boolean(),
      chosen: v.boolean(),
    }),
  ),
  /** Whether the amounts of the lines have VAT in them. */
  pricesIncludeVat: v.boolean(),
  accepted: v.nullable(v.object({ at: timestamp, name: v.string() })),
  /** The last day on which a consumer can go back on it; null where they cannot, or did. */
  withdrawableUntil: v.nullable(date),
  withdrawnAt: v.nullable(timestamp),
  /** Given back when it is accepted: of one that changed meanwhile it is another. */
  version,
})
export type CustomerEstimate = v.InferOutput<typeof customerEstimate>

const ONE = '/customer-dashboard/{token}/estimates/{estimateId}' as const
const ofDocument = [
  'customer_token_invalid',
  'customer_token_expired',
  'customer_no_access',
  'customer_not_found',
] as const
const answering = [
  ...ofDocument,
  'customer_only_viewing',
  'estimate_changed',
  'estimate_answered',
  'estimate_expired',
] as const

/** Places of the options that are wanted, of all lines from 0; the ones that were ticked when it is left out. */
const chosen = v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(500)))

/** What a customer can do with an estimate, without an account. */
export const customerEstimates = defineArea('customerEstimates', {
  price: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/price`,
    summary: 'What an estimate comes to with these options',
    body: v.object({ chosen }),
    response: v.object({ netCents: cents, vatCents: cents, grossCents: cents }),
    errors: ofDocument,
  }),
  view: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/view`,
    summary: 'Tell that this estimate was on the screen of the customer',
    errors: [...ofDocument, 'customer_only_viewing'],
  }),
  accept: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/accept`,
    summary: 'Accept an estimate with its options, by name',
    body: v.object({ name: requiredText(200), version, chosen }),
    response: v.object({ status: v.literal('accepted'), grossCents: cents }),
    errors: answering,
    stale: ['customerDashboard'],
  }),
  decline: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/decline`,
    summary: 'Decline an estimate',
    body: v.object({ version, reason: v.optional(optionalText(1000)) }),
    response: v.object({ status: v.literal('declined') }),
    errors: answering,
    stale: ['customerDashboard'],
  }),
  withdraw: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/withdraw`,
    summary:
      'Go back on an estimate that was accepted, as a consumer within the days of the law; its receipt is mailed',
    body: v.object({ emailAddress: requiredText(254) }),
    response: v.object({ withdrawnAt: timestamp }),
    errors: [
      ...ofDocument,
      'customer_only_viewing',
      'email_invalid',
      'estimate_not_withdrawable',
      'estimate_withdrawn',
    ],
    stale: ['customerDashboard'],
  }),
  pdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/pdf`,
    summary: 'Download the PDF of an estimate',
    response: 'file',
    errors: ofDocument,
  }),
})
