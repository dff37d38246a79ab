import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { id, timestamp } from './wire.ts'

export const removalRequests = defineArea('removalRequests', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administration-removal-requests',
    summary: "The removal requests of the user's administrations",
    response: v.array(v.object({ administrationId: id, readyForRemovalAt: v.nullable(timestamp) })),
  }),
  preview: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/removal-requests',
    summary: 'What removing an administration would mean, and whether it was asked',
    policy: 'ALWAYS',
    response: v.object({
      companyName: v.string(),
      requestedAt: v.nullable(timestamp),
      readyForRemovalAt: v.nullable(timestamp),
      /** From when removal would be ready if it were asked now. */
      readyOn: v.string(),
      /** Why it cannot be asked now: a subscription that goes on. */
      hasRunningSubscription: v.boolean(),
      invoices: v.number(),
      journalEntries: v.number(),
      files: v.number(),
    }),
  }),
  request: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/removal-requests',
    summary: 'Ask to remove the administration; only the main user may',
    errors: ['removal_needs_cancellation'],
    stale: ['removalRequests', 'users'],
    idempotent: true,
  }),
  cancel: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administration-removal-requests/cancel',
    summary: 'Withdraw a removal request',
    body: v.object({ administrationId: id }),
    stale: ['removalRequests', 'users'],
  }),
})
