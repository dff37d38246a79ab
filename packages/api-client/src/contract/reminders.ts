import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { dueLetter, nextLetter, paymentOfContact, reminderKind } from './due-letters.ts'
import { richTextDocument } from './rich-text.ts'
import { cents, date, exportQuery, id, idText, optionalText, requiredText, timestamp, version } from './wire.ts'

const stepInput = v.object({
  name: requiredText(60),
  kind: reminderKind,
  /** After the due date. */
  afterDays: v.pipe(
    v.number('Vul een aantal dagen in'),
    v.integer('Vul een heel aantal dagen in'),
    v.minValue(1, 'Vul 1 tot en met 365 dagen in'),
    v.maxValue(365, 'Vul 1 tot en met 365 dagen in'),
  ),
  subject: requiredText(200),
  body: richTextDocument,
})
export type ReminderStepInput = v.InferOutput<typeof stepInput>

const step = v.object({ id, contactId: v.nullable(id), ...stepInput.entries, version })
export type ReminderStepItem = v.InferOutput<typeof step>

const mode = v.picklist(['off', 'check', 'automatic'])
const sendHour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))

const claim = v.object({
  kind: v.picklist(['costs', 'interest']),
  amountCents: cents,
  vatCents: cents,
  /** Asked no more, since an invoice of its letter was credited. */
  creditedCents: cents,
  waived: v.boolean(),
  paid: v.boolean(),
  /** The invoices of its letter were paid without it. */
  left: v.boolean(),
})

const letter = v.object({
  id,
  stepName: v.string(),
  kind: reminderKind,
  letterDate: date,
  recipient: v.string(),
  state: v.picklist(['queued', 'sent', 'failed', 'cancelled']),
  queuedAt: timestamp,
  sentAt: v.nullable(timestamp),
  failure: v.nullable(v.string()),
  /** The day its reader got it; null while that is not known or contested. */
  deliveredOn: v.nullable(date),
  /** When a report came that it was not delivered, and why. */
  bouncedAt: v.nullable(timestamp),
  bounce: v.nullable(v.string()),
  invoiceNumbers: v.array(v.string()),
  claims: v.array(claim),
})
export type ReminderLetter = v.InferOutput<typeof letter>

const pause = v.object({ isDispute: v.boolean(), reason: v.string(), untilDate: v.nullable(date) })

const pauseBody = v.object({
  /** False ends it. */
  paused: v.boolean(),
  isDispute: v.optional(v.boolean()),
  reason: v.optional(optionalText(500)),
  /** The last day. */
  untilDate: v.optional(v.nullable(date)),
})

const ROOT = '/administrations/{administrationId}' as const
const STEP = `${ROOT}/reminder-steps/{stepId}` as const
const INVOICE = `${ROOT}/invoices/{invoiceId}` as const
const LETTER = `${ROOT}/reminder-letters/{letterId}` as const
const stale = ['reminders', 'dashboard'] as const
const sent = v.object({
  letterId: id,
  kind: reminderKind,
  invoiceIds: v.array(id),
  costsCents: cents,
  interestCents: cents,
})

export const reminders = defineArea('reminders', {
  steps: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/reminder-steps`,
    summary: 'How and when customers who pay late are reminded: by everybody’s steps, or those of one contact',
    query: v.object({ contactId: v.optional(idText) }),
    /** With whether the contact is left alone now, where one was asked about. */
    response: v.object({ mode, sendHour, items: v.array(step), pause: v.nullable(pause) }),
  }),
  createStep: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/reminder-steps`,
    summary: 'Add a step; the first one of a contact takes the place of everybody’s',
    body: v.object({ ...stepInput.entries, contactId: v.optional(v.nullable(id)) }),
    response: v.object({ id, version }),
    stale,
    idempotent: true,
  }),
  saveStep: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${STEP}/save`,
    summary: 'Change a step; what was sent stays as it was',
    body: v.object({ ...stepInput.entries, version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale,
    idempotent: true,
  }),
  deleteStep: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${STEP}/delete`,
    summary: 'Take a step away',
    body: v.object({ version }),
    errors: ['version_conflict'],
    stale,
    idempotent: true,
  }),
  saveSettings: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/reminder-settings`,
    summary: 'Whether letters go out by themselves and from which hour; the first time with the usual steps',
    body: v.object({ mode, sendHour }),
    stale,
    idempotent: true,
  }),
  due: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/reminders-due`,
    summary: 'The letters that are to be sent today, with what they ask',
    response: v.object({ items: v.array(dueLetter) }),
  }),
  exportDue: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/reminders-due/export`,
    summary: 'The letters that are to be sent today as CSV or XLSX',
    query: v.object(exportQuery(['contactName', 'openCents'])),
    response: 'file',
    errors: ['export_running'],
  }),
  send: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/reminders-due/send`,
    summary: 'Send the letters that are due today to these contacts',
    body: v.object({ contactIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(500)) }),
    response: v.object({ letters: v.array(sent) }),
    stale: ['reminders', 'dashboard', 'invoices', 'customerLinks'],
    idempotent: true,
  }),
  remind: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${INVOICE}/remind`,
    summary: 'Send the next step for an invoice now, in one letter with what belongs in it by law',
    response: sent,
    errors: [
      'nothing_to_remind',
      'reminders_paused',
      'reminder_too_early',
      'reminder_needs_notice',
      'reminder_no_address',
    ],
    stale: ['reminders', 'dashboard', 'invoices', 'customerLinks'],
    idempotent: true,
  }),
  preview: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${INVOICE}/reminder-preview`,
    summary: 'The letter that reminding of an invoice would send now, with payments that wait in the bank for it',
    response: nextLetter,
    errors: ['nothing_to_remind', 'reminders_paused', 'reminder_too_early', 'reminder_needs_notice'],
    policy: 'ALWAYS',
  }),
  waiting: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/reminders-waiting-payments`,
    summary: 'Payments that wait in the bank for what contacts are late with, to look at before they are reminded',
    response: v.object({ items: v.array(paymentOfContact) }),
    policy: 'ALWAYS',
  }),
  ofInvoice: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${INVOICE}/reminders`,
    summary: 'The letters of an invoice, what follows and whether it is paused',
    response: v.object({
      letters: v.array(letter),
      next: v.nullable(v.object({ stepName: v.string(), kind: reminderKind, from: date })),
      pause: v.nullable(pause),
      contactPause: v.nullable(pause),
      /** Whether its contact got a letter today: no other follows that day. */
      remindedToday: v.boolean(),
    }),
  }),
  pauseInvoice: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${INVOICE}/reminder-pause`,
    summary: 'Send no reminders for an invoice, until a day or until it is ended',
    body: pauseBody,
    stale,
    idempotent: true,
  }),
  pauseContact: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/contacts/{contactId}/reminder-pause`,
    summary: 'Send no reminders to a contact, until a day or until it is ended',
    body: pauseBody,
    stale,
    idempotent: true,
  }),
  deliver: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${LETTER}/delivery`,
    summary: 'When a letter was received; null when that is contested, and no costs follow from it',
    body: v.object({ deliveredOn: v.nullable(date) }),
    stale,
    idempotent: true,
  }),
  waive: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${LETTER}/waive`,
    summary: 'Ask the costs or the interest of a letter no more',
    body: v.object({ kind: v.picklist(['costs', 'interest']) }),
    stale,
    idempotent: true,
  }),
})
