import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import {
  date,
  exportQuery,
  id,
  idText,
  optionalText,
  requiredText,
  segments,
  sortedPage,
  sortedQuery,
  timestamp,
} from './wire.ts'

const ROOT = '/administrations/{administrationId}/questions' as const
const sortable = ['askedAt'] as const

/** `open`: the client is to answer; `answered`: the bookkeeper is to look; `closed`: done. */
export const questionState = v.picklist(['open', 'answered', 'closed'])
export type QuestionState = v.InferOutput<typeof questionState>

/** What a question is pinned on; `general` is about nothing of the books. */
const subjectKind = v.picklist(['general', 'bank_line', 'document', 'purchase', 'invoice', 'entry', 'period'])
export type QuestionSubjectKind = v.InferOutput<typeof subjectKind>

const subjectInput = v.variant('kind', [
  v.object({ kind: v.literal('general') }),
  v.object({ kind: v.picklist(['bank_line', 'document', 'purchase', 'invoice', 'entry']), id }),
  /** A VAT period: 2026-11, 2026-Q4 or 2026. */
  v.object({ kind: v.literal('period'), key: v.pipe(v.string(), v.regex(/^\d{4}(-(0[1-9]|1[0-2]|Q[1-4]))?$/)) }),
])
export type QuestionSubject = v.InferOutput<typeof subjectInput>

const filter = { state: v.optional(questionState), subjectKind: v.optional(subjectKind), subjectId: v.optional(idText) }

const message = v.object({
  id,
  kind: v.picklist(['question', 'answer']),
  authorName: v.string(),
  text: v.string(),
  /** Of an answer: the ledger account that was chosen. */
  account: v.nullable(v.object({ id, number: v.string(), name: v.string() })),
  /** Of an answer: the photo or file that was sent, which waits among the documents. */
  document: v.nullable(v.object({ id, fileId: id, name: v.string() })),
  createdAt: timestamp,
})

const question = v.object({
  id,
  state: questionState,
  subject: v.object({
    kind: subjectKind,
    /** As it was when it was asked. */
    label: v.string(),
    /** Null when it is about nothing, or what it was about was taken away. */
    id: v.nullable(id),
    periodKey: v.nullable(v.string()),
  }),
  askedBy: v.string(),
  askedAt: timestamp,
  dueOn: v.nullable(date),
  /** When the client was last mailed about it; null before the first time. */
  mailedAt: v.nullable(timestamp),
  /** When the firm left that had asked it, by which it was closed; null while it is there. */
  firmLeftAt: v.nullable(timestamp),
  /** The oldest first: it begins with what was asked. */
  messages: v.array(message),
})
export type Question = v.InferOutput<typeof question>

const stale = ['questions', 'worklist', 'dashboard'] as const

/** What the bookkeeper asks a client about the books; nothing is booked by an answer. */
export const questions = defineArea('questions', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'Questions with their answers, the oldest first unless sorted otherwise',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(question).entries,
      segments: segments(['all', 'open', 'answered', 'closed'], {}),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'The questions of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  ask: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Ask the client something; only the firm that looks after the books does',
    body: v.object({ subject: subjectInput, text: requiredText(2000), dueOn: v.optional(v.nullable(date)) }),
    response: v.object({ id }),
    errors: ['only_firm_asks'],
    stale,
    idempotent: true,
  }),
  answer: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{questionId}/answer`,
    summary: 'Answer by text, a ledger account or a document that was uploaded; it goes back to the bookkeeper',
    body: v.object({
      text: v.optional(optionalText(4000)),
      accountId: v.optional(v.nullable(id)),
      documentId: v.optional(v.nullable(id)),
    }),
    errors: ['question_closed'],
    stale,
    idempotent: true,
  }),
  askAgain: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{questionId}/ask-again`,
    summary: 'Ask on: the question waits for the client again',
    body: v.object({ text: requiredText(2000) }),
    errors: ['only_firm_asks'],
    stale,
    idempotent: true,
  }),
  close: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{questionId}/close`,
    summary: 'The question is done, answered or not',
    errors: ['only_firm_asks'],
    stale,
    idempotent: true,
  }),
})
