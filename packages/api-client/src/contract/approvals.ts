import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { id, optionalText, requiredText, segments, sortedPage, sortedQuery, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/approvals' as const
const sortable = ['askedAt'] as const

/** `declined`: the client asks something first. `withdrawn`: by the firm. `overruled`: filed without, for a reason. */
export const approvalState = v.picklist(['asked', 'approved', 'declined', 'withdrawn', 'overruled'])
export type ApprovalState = v.InferOutput<typeof approvalState>

/** What is agreed on. */
export const approvalKind = v.picklist(['vat_return', 'icp', 'year'])
export type ApprovalKind = v.InferOutput<typeof approvalKind>

/** A VAT period (2026-Q4, 2026-11, 2026), a period of the intra-community list, or the year in which a fiscal year ends. */
const periodKey = v.pipe(v.string(), v.regex(/^\d{4}(-(Q[1-4]|(0[1-9]|1[0-2])(_(0[1-9]|1[0-2]))?))?$/))

const figure = v.object({ label: v.string(), cents: v.number() })
export type ApprovalFigure = v.InferOutput<typeof figure>

const approval = v.object({
  id,
  kind: approvalKind,
  period: periodKey,
  label: v.string(),
  state: approvalState,
  /** In plain words, as they were when it was asked. */
  figures: v.array(figure),
  /** What the bookkeeper says with it. */
  note: v.string(),
  askedBy: v.string(),
  askedAt: timestamp,
  answeredBy: v.nullable(v.string()),
  answeredAt: v.nullable(timestamp),
  /** What the client asks who does not agree yet. */
  answer: v.string(),
  overruledReason: v.string(),
  /** When it was filed with it; null while it was not. */
  usedAt: v.nullable(timestamp),
})
export type Approval = v.InferOutput<typeof approval>

const stale = ['approvals', 'worklist', 'dashboard'] as const

/** The client agrees on what the bookkeeper is going to file. */
export const approvals = defineArea('approvals', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'What was asked to agree on and what became of it, the newest first unless sorted otherwise',
    query: v.object({ ...sortedQuery(sortable), state: v.optional(approvalState), kind: v.optional(approvalKind) }),
    response: v.object({
      ...sortedPage(approval).entries,
      segments: segments(['all', 'asked', 'approved', 'declined'], {}),
      /** Nothing is filed that was not agreed on, but for a reason. */
      isRequired: v.boolean(),
    }),
  }),
  ask: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Send the figures of a period to the client to agree on; only the firm that looks after the books does',
    body: v.object({ kind: approvalKind, period: periodKey, note: v.optional(optionalText(2000)) }),
    response: v.object({ id }),
    errors: ['only_firm_asks_approval', 'approval_asked', 'already_filed'],
    stale,
    idempotent: true,
  }),
  approve: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{approvalId}/approve`,
    summary: 'Agree on the figures; not by the firm itself',
    errors: ['only_client_approves', 'approval_settled', 'approval_outdated'],
    stale,
    idempotent: true,
  }),
  decline: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{approvalId}/decline`,
    summary: 'Ask something first, or take back that one agreed; not once it was filed',
    body: v.object({ text: requiredText(2000) }),
    errors: ['only_client_approves', 'approval_settled'],
    stale,
    idempotent: true,
  }),
  withdraw: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{approvalId}/withdraw`,
    summary: 'Take back what was asked; not once it was filed',
    errors: ['only_firm_asks_approval', 'approval_settled'],
    stale,
    idempotent: true,
  }),
  saveSettings: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/settings`,
    summary: 'Whether nothing is filed that was not agreed on; the firm decides',
    body: v.object({ isRequired: v.boolean() }),
    errors: ['only_firm_asks_approval'],
    stale,
    idempotent: true,
  }),
})
