import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { planName } from './subscriptions.ts'
import { subscriptionType } from './users.ts'
import { date, exportQuery, id, idText, requiredText, segments, sortedPage, sortedQuery, timestamp } from './wire.ts'

const errors = ['global_admin_verification_required'] as const

const logSortable = ['id'] as const
const logFilter = {
  administrationId: v.optional(idText),
  userId: v.optional(idText),
  action: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Of staff with what is somebody's own, and the consent to it; without it everything. */
  kind: v.optional(v.picklist(['access'])),
  /** Civil days in Amsterdam, both included. */
  from: v.optional(date),
  to: v.optional(date),
}
const auditRow = v.object({
  id,
  at: timestamp,
  /** Null for what the server did by itself. */
  user: v.nullable(v.object({ id, name: v.string(), emailAddress: v.string() })),
  /** As whom staff looked when they did it. */
  actingAs: v.nullable(v.string()),
  administration: v.nullable(v.object({ id, companyName: v.string() })),
  action: v.string(),
  entity: v.string(),
  /** Both in words: 'Relatie gewijzigd'. */
  deed: v.string(),
  entityId: v.nullable(v.number()),
  /** Where one was asked for. */
  reason: v.nullable(v.string()),
  /** From which network address it was asked, of IPv6 the /64; null for what the server did by itself. */
  address: v.nullable(v.string()),
  /** By which the log of the server finds the request. */
  requestId: v.nullable(v.string()),
})
export type AuditRow = v.InferOutput<typeof auditRow>

const subscriptionSortable = ['companyName', 'currentPeriodEnd'] as const
const subscriptionFilter = { type: v.optional(subscriptionType) }
const subscriptionRow = v.object({
  administrationId: id,
  companyName: v.string(),
  mainUser: v.nullable(v.string()),
  firmName: v.nullable(v.string()),
  type: subscriptionType,
  /** Null on trial, and of who has none. */
  plan: v.nullable(planName),
  amountCents: v.nullable(v.number()),
  unit: v.nullable(v.picklist(['MONTH', 'YEAR'])),
  currentPeriodEnd: v.nullable(date),
  /** It was cancelled, and goes on until then. */
  endsOn: v.nullable(date),
  /** It was closed for good, and nothing of it changes any more. */
  isRemoved: v.boolean(),
  paymentMethod: v.string(),
})
export type SubscriptionRow = v.InferOutput<typeof subscriptionRow>

const plan = v.object({
  id,
  name: planName,
  type: subscriptionType,
  /** Its price today. */
  amountCents: v.number(),
  unit: v.picklist(['MONTH', 'YEAR']),
  /** Prices that begin on a later day, the first one first. */
  comingPrices: v.array(v.object({ id, from: date, amountCents: v.number() })),
  /** It stays with who has it and cannot be chosen any more. */
  isFormer: v.boolean(),
  administrations: v.number(),
})
export type PlanRow = v.InferOutput<typeof plan>

/** What staff sees of the house: who did what, who pays what, who goes, and how the server is. Nothing here changes books. */
export const backOffice = defineArea('backOffice', {
  auditLog: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/audit-log',
    summary: 'Who changed what, the latest first; compliance sees it too',
    policy: 'ALWAYS',
    query: v.object({ ...sortedQuery(logSortable), ...logFilter }),
    response: v.object({
      ...sortedPage(auditRow).entries,
      /** Not of a search: what has its words is found by reading through all of it. */
      segments: segments(['all', 'access'], {}),
    }),
    errors,
  }),
  exportAuditLog: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/audit-log/export',
    summary: 'The audit log of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(logSortable), ...logFilter }),
    response: 'file',
    errors: [...errors, 'export_running'],
  }),
  subscriptions: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/subscriptions',
    summary: 'The subscription of every administration',
    policy: 'ALWAYS',
    query: v.object({ ...sortedQuery(subscriptionSortable), ...subscriptionFilter }),
    response: v.object({
      ...sortedPage(subscriptionRow).entries,
      segments: segments(['all', ...subscriptionType.options], {}),
    }),
    errors,
  }),
  exportSubscriptions: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/subscriptions/export',
    summary: 'The subscriptions of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(subscriptionSortable), ...subscriptionFilter }),
    response: 'file',
    errors: [...errors, 'export_running'],
  }),
  plans: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/plans',
    summary: 'Every plan with its price and how many have it',
    policy: 'ALWAYS',
    response: v.array(plan),
    errors,
  }),
  changePlan: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/subscriptions/change-plan',
    summary: 'Put an administration on another plan at once, with a reason; its main user gets a mail',
    body: v.object({ administrationId: id, planId: id, reason: requiredText(500) }),
    errors: [...errors, 'firm_pays_subscription'],
    stale: ['backOffice', 'subscriptions', 'administrations'],
    idempotent: true,
  }),
  removalRequests: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/removal-requests',
    summary: 'Administrations that are to be removed, the first to be ready first',
    policy: 'ALWAYS',
    response: v.array(
      v.object({
        administrationId: id,
        companyName: v.string(),
        mainUser: v.nullable(v.string()),
        requestedAt: timestamp,
        /** Thirty days on; null while the request is looked at. */
        readyAt: v.nullable(timestamp),
      }),
    ),
    errors,
  }),
  carryOutRemoval: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/removal-requests/carry-out',
    summary: 'Close an administration for good once its thirty days are over, with a reason',
    body: v.object({ administrationId: id, reason: requiredText(500) }),
    errors: [...errors, 'removal_not_ready'],
    stale: ['backOffice'],
    idempotent: true,
  }),
  health: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/health',
    summary: 'How the server is: its jobs, mails, readings, database and version',
    policy: 'ALWAYS',
    response: v.object({
      version: v.string(),
      databaseBytes: v.number(),
      databaseVersion: v.string(),
      /** Jobs by name that wait, run or failed in the last day; what is done is left out. */
      jobs: v.array(
        v.object({
          name: v.string(),
          waiting: v.number(),
          active: v.number(),
          failed: v.number(),
          /** Since when the oldest one waits that may run by now. */
          waitingSince: v.nullable(timestamp),
          /** Why the last one failed. */
          lastFailure: v.nullable(v.string()),
        }),
      ),
      /** Mails that are still to be handed over. */
      mailsToSend: v.number(),
      documentsToRead: v.number(),
      /** When the database was last copied; null when it never was. */
      lastBackupAt: v.nullable(timestamp),
    }),
    errors,
  }),
  usage: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/usage',
    summary: 'How much is done in the last thirty days: counts alone, of nobody by name',
    policy: 'ALWAYS',
    response: v.object({
      days: v.number(),
      administrations: v.number(),
      users: v.number(),
      invoices: v.number(),
      purchases: v.number(),
      documents: v.number(),
      bankStatements: v.number(),
      vatReturns: v.number(),
    }),
    errors,
  }),
  retryJobs: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/jobs/retry',
    summary: 'Try the jobs of a name that failed in the last day once more, with a reason',
    body: v.object({ name: requiredText(100), reason: requiredText(500) }),
    errors,
    stale: ['backOffice'],
    idempotent: true,
  }),
})
