import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { JOURNAL_BODY_LIMIT_BYTES, journalDraftLines, shownDraftLine } from './journal-drafts.ts'
import { cents, date, exportQuery, id, optionalText, requiredText, version } from './wire.ts'

const ROOT = '/administrations/{administrationId}/journal-templates' as const
const ONE = `${ROOT}/{templateId}` as const
const STALE = ['journalTemplates', 'dashboard'] as const

export const templateStep = v.picklist(['month', 'quarter', 'year'], 'Kies maand, kwartaal of jaar')
export type TemplateStep = v.InferOutput<typeof templateStep>

/** `corporate_tax`: reserving it over the profit of a year. `dividend`: what shareholders decided to pay out. */
const standardTemplateKind = v.picklist(['corporate_tax', 'dividend'])

const templateInput = v.object({
  name: requiredText(100),
  description: optionalText(500),
  /** With amounts or without; what a line settles is not kept. */
  lines: journalDraftLines,
})

const repetition = v.object({
  every: templateStep,
  startsOn: date,
  endsOn: v.nullable(date),
  /** The day from which it books nothing; null while it goes on. */
  pausedOn: v.nullable(date),
  /** The next day on which it books; null when there is none any more. */
  nextOn: v.nullable(date),
  /** What is due and could not be booked, oldest first, and why. */
  held: v.nullable(v.object({ reason: v.string(), dueOn: v.array(date) })),
})

const template = {
  id,
  version,
  name: v.string(),
  description: v.string(),
  amountCents: cents,
  lineCount: v.number(),
  /** Something is to be filled in before it can be booked. */
  hasBlanks: v.boolean(),
  repetition: v.nullable(repetition),
}
const templateItem = v.object(template)
export type JournalTemplateItem = v.InferOutput<typeof templateItem>

const shownTemplate = v.object({ ...template, lines: v.array(shownDraftLine) })
export type JournalTemplate = v.InferOutput<typeof shownTemplate>

export const journalTemplates = defineArea('journalTemplates', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The templates of entries by name, with when each books itself',
    response: v.array(templateItem),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'The templates of entries as CSV or XLSX',
    query: v.object(exportQuery(['name', 'amount'])),
    response: 'file',
    errors: ['export_running'],
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
    summary: 'One template with its lines, to begin an entry from',
    response: shownTemplate,
  }),
  standard: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/standard`,
    summary: 'The templates that every company of this legal form can use and these books do not have yet',
    response: v.array(v.object({ kind: standardTemplateKind, name: v.string() })),
  }),
  addStandard: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/standard`,
    summary: 'Take over such a template, with the accounts it needs',
    body: v.object({ kind: standardTemplateKind }),
    response: v.object({ id, version }),
    stale: [...STALE, 'ledgerAccounts'],
    idempotent: true,
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Keep an entry as a template',
    body: templateInput,
    bodyLimitBytes: JOURNAL_BODY_LIMIT_BYTES,
    response: v.object({ id, version }),
    stale: STALE,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change what a template holds; what it booked stays',
    body: v.object({ ...templateInput.entries, version }),
    bodyLimitBytes: JOURNAL_BODY_LIMIT_BYTES,
    response: v.object({ version }),
    errors: ['version_conflict', 'template_incomplete'],
    stale: STALE,
    idempotent: true,
  }),
  rename: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/rename`,
    summary: 'Call a template otherwise',
    body: v.object({ name: requiredText(100), version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: STALE,
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/delete`,
    summary: 'Throw a template away; what it booked stays, and it books nothing any more',
    body: v.object({ version }),
    errors: ['version_conflict'],
    stale: STALE,
    idempotent: true,
  }),
  repeat: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/repeat`,
    summary: 'Let a template book itself each month, quarter or year from a day on, or no more',
    body: v.object({
      version,
      /** Null: it books itself no more. */
      repetition: v.nullable(v.object({ every: templateStep, startsOn: date, endsOn: v.nullable(date) })),
    }),
    response: v.object({ version }),
    errors: ['version_conflict', 'template_incomplete'],
    stale: STALE,
    idempotent: true,
  }),
  pause: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/pause`,
    summary: 'Let a template book nothing until it goes on',
    body: v.object({ version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: STALE,
    idempotent: true,
  }),
  resume: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/resume`,
    summary: 'Let a template go on; what fell in the pause is passed over',
    body: v.object({ version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: STALE,
    idempotent: true,
  }),
  skip: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/skip`,
    summary: 'Pass over a day that is due, such as one in locked books',
    body: v.object({ version, dueOn: date }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: STALE,
    idempotent: true,
  }),
})
