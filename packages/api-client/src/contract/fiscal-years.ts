import * as v from 'valibot'
import { approvalReason } from './approval-reason.ts'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id, requiredText, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/fiscal-years' as const

/** `running` until its last day is over, `open` until it is closed. */
const fiscalYearState = v.picklist(['running', 'open', 'closed'])

const fiscalYear = {
  /** The calendar year in which it ends. */
  year: v.number(),
  /** As it is written: '2026', or '2026/2027'. */
  name: v.string(),
  from: date,
  to: date,
  state: fiscalYearState,
}

const yearCheck = v.object({
  key: v.string(),
  group: v.picklist(['bank', 'items', 'vat', 'entries']),
  /** `open` has to be done before closing; `notice` is told and hinders nobody. */
  state: v.picklist(['ok', 'notice', 'open']),
  title: v.string(),
  detail: v.string(),
  /** A path of the web app where it is put right; null when there is nothing to do. */
  href: v.nullable(v.string()),
})
export type YearCheck = v.InferOutput<typeof yearCheck>

const shownYear = v.object({
  ...fiscalYear,
  checks: v.array(yearCheck),
  /** What closing does to the equity, as it stands now. */
  equity: v.object({
    startCents: cents,
    resultCents: cents,
    /** What was put in and taken out, by account. */
    movements: v.array(v.object({ accountId: id, name: v.string(), cents })),
    endCents: cents,
  }),
  /** What each partner gets of the result when the year is closed now; empty without partners, and of a closed year. */
  division: v.array(
    v.object({ partnerId: id, name: v.string(), interestCents: cents, labourFeeCents: cents, shareCents: cents }),
  ),
  closing: v.nullable(v.object({ entryId: v.nullable(id), closedAt: timestamp, closedBy: v.nullable(v.string()) })),
  mayClose: v.boolean(),
  mayReopen: v.boolean(),
  /** Why it is not closed or opened now, in Dutch; null when nothing is in the way. */
  blockReason: v.nullable(v.string()),
  /** What opening it again opens beside its own days, in Dutch; null when nothing. */
  reopenNote: v.nullable(v.string()),
})
export type ShownYear = v.InferOutput<typeof shownYear>

const stale = ['fiscalYears', 'journalEntries', 'reports', 'dashboard', 'openingBalances', 'vat'] as const

export const fiscalYears = defineArea('fiscalYears', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The fiscal years from the first entry to today, newest first',
    response: v.array(v.object(fiscalYear)),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/{year}`,
    summary: 'A fiscal year with what is checked before it is closed, and what closing does',
    response: shownYear,
  }),
  close: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{year}/close`,
    summary: 'Close a fiscal year: its result goes to equity and its books are locked',
    body: v.optional(v.object({ approvalReason })),
    response: v.object({ entryId: v.nullable(id) }),
    errors: [
      'approval_waits',
      'year_closed',
      'year_not_ended',
      'year_not_begun',
      'year_before_open',
      'year_checks_open',
    ],
    stale,
    idempotent: true,
  }),
  annualReport: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{year}/annual-report`,
    summary: 'Download the figures of a fiscal year as one PDF, beside those of the year before',
    response: 'file',
  }),
  reopen: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{year}/reopen`,
    summary: 'Open the newest closed year again, by the reversal of its entry',
    body: v.object({ reason: requiredText(500) }),
    errors: ['year_not_closed', 'year_not_latest', 'books_locked_by_firm'],
    stale,
    idempotent: true,
  }),
})
