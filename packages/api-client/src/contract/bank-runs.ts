import * as v from 'valibot'
import { STALE_BOOKS } from './bank-stale.ts'
import { defineCall } from './call.ts'
import { id } from './wire.ts'

const ROOT = '/administrations/{administrationId}/bank/process-certain' as const
const ONE = `${ROOT}/{runId}` as const

const bankRun = v.object({
  id,
  state: v.picklist(['running', 'done', 'stopped', 'failed', 'undoing', 'undone']),
  /** Lines that waited when it began, and how many of those it looked at. */
  total: v.number(),
  seen: v.number(),
  /** Lines it booked, and certain ones that it could not. */
  processed: v.number(),
  skipped: v.number(),
  /** Of what it booked: taken back, or kept since something was built on it. */
  undone: v.number(),
  kept: v.number(),
})
export type BankRun = v.InferOutput<typeof bankRun>

/** Booking all lines that are certain: one job, of which one sees how far it is, which can be stopped and taken back as a whole. */
export const bankRunCalls = {
  processCertain: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Book every waiting line of a list whose best suggestion is certain; of all books when it names none',
    /** The list that is looked at: only what it shows is booked. One that is at work already is answered instead. */
    body: v.nullish(v.object({ journalId: v.optional(id), search: v.optional(v.string()) })),
    response: v.object({ runId: id }),
    stale: [],
    idempotent: true,
  }),
  certainRun: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
    summary: 'How far booking the certain lines has come',
    policy: 'ALWAYS',
    response: bankRun,
  }),
  stopCertainRun: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/stop`,
    summary: 'Book no more of the certain lines; what was booked stays',
    errors: ['version_conflict'],
    stale: STALE_BOOKS,
    idempotent: true,
  }),
  undoCertainRun: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/undo`,
    summary: 'Take back everything that it booked, but for what something was built on',
    errors: ['version_conflict'],
    stale: STALE_BOOKS,
    idempotent: true,
  }),
}
