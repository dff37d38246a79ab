import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { date, exportQuery, id, idText, requiredText, segments, sortedPage, sortedQuery, timestamp } from './wire.ts'

const FIRM = '/firms/{firmId}' as const
const sortable = [
  'dueOn',
  'companyName',
  'state',
  'icpDueOn',
  'correctionDueOn',
  'redChecks',
  'latePeriods',
  'waitingLines',
  'lastStatementOn',
  'documents',
  'questions',
  'openYear',
  'manager',
] as const

/** Where the VAT of a client stands: past its last day, to be filed, waiting for the client to agree, agreed on, filed, running, or nothing to declare. */
export const worklistState = v.picklist(['late', 'due', 'waiting', 'approved', 'filed', 'running', 'none'])
export type WorklistState = v.InferOutput<typeof worklistState>

const filter = {
  state: v.optional(worklistState),
  managerId: v.optional(idText),
  /** Clients of whom a question is open, or answered. */
  questions: v.optional(v.picklist(['open', 'answered'])),
}
const colleague = v.object({ id, name: v.string() })

const client = v.object({
  id,
  companyName: v.string(),
  city: v.string(),
  legalForm: v.string(),
  state: worklistState,
  /** '3e kwartaal 2026'; null with nothing to declare. */
  periodLabel: v.nullable(v.string()),
  /** The last day to file and pay that period. */
  dueOn: v.nullable(date),
  /** When it was filed, of a client whose last return is in. */
  filedOn: v.nullable(date),
  waitingLines: v.number(),
  documents: v.number(),
  lastStatementOn: v.nullable(date),
  /** Filed periods of which something was booked late and nobody decided. */
  latePeriods: v.number(),
  /** The oldest period of which the intra-community list waits, and its last day; null without supplies that are in none. */
  icpLabel: v.nullable(v.string()),
  icpDueOn: v.nullable(date),
  /** The last day to hand in the suppletie that is due first; null when none is. */
  correctionDueOn: v.nullable(date),
  /** Red checks before the return can be filed. */
  redChecks: v.number(),
  /** Fiscal years that are over and not closed, the oldest: '2025'; null without one. */
  openYear: v.nullable(v.string()),
  /** Whether the client was asked to agree on that return, and what became of it; null when nothing stands. */
  approval: v.nullable(v.picklist(['asked', 'approved', 'declined'])),
  /** Questions that wait for the client, and answers that wait for the bookkeeper. */
  openQuestions: v.number(),
  answeredQuestions: v.number(),
  /** What others changed in the books since who asks last looked, of the newest 200 things written; null before a first visit. */
  changes: v.nullable(v.number()),
  manager: v.nullable(colleague),
  /** Whether something was written since these figures were kept: they are looked at again within a minute. */
  isBeingUpdated: v.boolean(),
})
export type WorklistClient = v.InferOutput<typeof client>

const ownBooks = v.object({
  administrationId: id,
  state: worklistState,
  periodLabel: v.nullable(v.string()),
  dueOn: v.nullable(date),
  waitingLines: v.number(),
  documents: v.number(),
  /** Questions of the bookkeeper that wait for an answer. */
  openQuestions: v.number(),
})
export type OwnBooks = v.InferOutput<typeof ownBooks>

/** What a firm has before it, over all of its clients. */
const figures = v.object({
  /** Clients past their last day to file, and the one that is so longest; null when none is. */
  late: v.nullable(v.object({ count: v.number(), companyName: v.string(), periodLabel: v.string() })),
  /** The first day to come by which returns that ended are to be filed, and how many stand where; null when none is. */
  next: v.nullable(
    v.object({ dueOn: date, dueCount: v.number(), waitingCount: v.number(), approvedCount: v.number() }),
  ),
  /** Questions that wait for clients, answers that wait for the firm, and of how many clients they are. */
  questions: v.object({ openCount: v.number(), answeredCount: v.number(), clientCount: v.number() }),
  bank: v.object({
    waitingLineCount: v.number(),
    clientCount: v.number(),
    /** Clients whose last statement is of before the month that ended last, and its first day. */
    behindCount: v.number(),
    behindSince: date,
  }),
})
export type WorklistFigures = v.InferOutput<typeof figures>

export const worklist = defineArea('worklist', {
  own: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/my-administrations/worklist',
    summary: 'What waits in each of the administrations that the user keeps; nothing for who has only one',
    policy: 'ALWAYS',
    response: v.array(ownBooks),
  }),
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${FIRM}/worklist`,
    summary: "How each of the firm's clients stands, by the next day to file unless sorted otherwise",
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(client).entries,
      segments: segments(['all', 'late', 'due', 'waiting', 'approved', 'filed', 'running', 'none'], {}),
      /** When the last look began that left none of the clients out: what is kept is as it was then; null before the first one. */
      asOf: v.nullable(timestamp),
    }),
  }),
  figures: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${FIRM}/worklist/figures`,
    summary: "What waits at all of the firm's clients together",
    response: figures,
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/worklist/export`,
    summary: 'The worklist of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  bulk: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${FIRM}/bulk`,
    summary: 'Do one thing for several clients, each by itself: what one of them refuses is told',
    body: v.object({
      administrationIds: v.pipe(
        v.array(id),
        v.minLength(1, 'Kies een klant'),
        v.maxLength(500, 'Kies hoogstens 500 klanten'),
      ),
      action: v.variant('kind', [
        v.object({ kind: v.literal('set_manager'), managerId: v.nullable(id) }),
        v.object({ kind: v.literal('lock_books'), lockedUntil: date }),
        /** Asks each of them the same, about nothing in particular. */
        v.object({ kind: v.literal('ask_papers'), text: requiredText(2000), dueOn: v.optional(v.nullable(date)) }),
        /** Mails again about the questions that are open. */
        v.object({ kind: v.literal('remind') }),
        /** Files the VAT return on which the client agreed. */
        v.object({ kind: v.literal('file_approved') }),
      ]),
    }),
    response: v.object({
      done: v.number(),
      /** What could not be done, and why; without a name where it is no client (any more). */
      refused: v.array(v.object({ administrationId: id, companyName: v.nullable(v.string()), reason: v.string() })),
    }),
    errors: ['only_viewing'],
    stale: ['worklist', 'bookLocks', 'questions', 'approvals', 'vat', 'vatCorrections', 'dashboard'],
    idempotent: true,
  }),
})
