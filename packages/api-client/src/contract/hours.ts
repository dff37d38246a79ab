import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { timeEntryInput } from './time-entry-input.ts'
import { timeWeekCalls, weekState } from './time-weeks.ts'
import { cents, date, id, idText, version } from './wire.ts'

const BASE = '/administrations/{administrationId}/project-management' as const
const ENTRIES = `${BASE}/time-entries` as const
const ENTRY = `${ENTRIES}/{timeEntryId}` as const
const STALE = ['hours', 'projects', 'hoursReports'] as const
const BILLED = ['hours', 'projects', 'hoursReports', 'invoices', 'dashboard'] as const

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Whose hours; left out: one's own. Those of others are for an administrator. */
const whose = { userId: v.optional(id) }

const timeEntry = v.object({
  id,
  userId: id,
  day: date,
  projectId: id,
  projectName: v.string(),
  contactName: v.nullable(v.string()),
  colour: v.number(),
  taskId: v.nullable(id),
  taskName: v.nullable(v.string()),
  seconds,
  /** On the clock of Amsterdam; null when only the duration is known. An end of 00:00 is midnight. */
  startTime: v.nullable(v.string()),
  endTime: v.nullable(v.string()),
  note: v.string(),
  billable: v.boolean(),
  /** Stands on an invoice, and stays as it is. */
  invoiced: v.boolean(),
  version,
})
export type TimeEntry = v.InferOutput<typeof timeEntry>

const person = v.object({ id, name: v.string() })
const entriesAnswer = v.object({ entries: v.array(timeEntry) })
export const timeLinesPer = v.picklist(['entry', 'task', 'day', 'project'])

export const hours = defineArea('hours', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ENTRIES,
    summary: "Somebody's hours of some days, at most 62, with the state of their weeks",
    query: v.object({ from: date, to: date, userId: v.optional(idText) }),
    response: v.object({
      entries: v.array(timeEntry),
      weeks: v.array(v.object({ monday: date, state: weekState })),
      /** How long a day is meant to be; 0 when nobody said so. */
      dayMinutes: v.number(),
      needsApproval: v.boolean(),
    }),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: ENTRIES,
    summary: 'Write hours; what goes over midnight stands on both days',
    body: v.object({ ...timeEntryInput.entries, ...whose }),
    response: entriesAnswer,
    errors: ['week_not_open', 'project_closed'],
    stale: STALE,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ENTRY}/save`,
    summary: 'Change hours that stand on no invoice, in a week that is open',
    body: v.object({ ...timeEntryInput.entries, version }),
    response: entriesAnswer,
    errors: ['version_conflict', 'hours_invoiced', 'week_not_open', 'project_closed'],
    stale: STALE,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ENTRY}/delete`,
    summary: 'Throw hours away that stand on no invoice, in a week that is open',
    body: v.object({ version }),
    errors: ['version_conflict', 'hours_invoiced', 'week_not_open'],
    stale: STALE,
  }),
  setCell: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ENTRIES}/set-cell`,
    summary:
      'How long somebody worked on a task on a day, as a grid says it: writes, changes or throws away its one entry',
    body: v.object({
      day: date,
      projectId: id,
      taskId: v.nullable(id),
      seconds: v.nullable(v.pipe(v.number(), v.integer())),
      ...whose,
    }),
    response: entriesAnswer,
    errors: ['several_entries', 'hours_invoiced', 'week_not_open', 'project_closed'],
    stale: STALE,
  }),
  copy: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ENTRIES}/copy`,
    summary: 'Write the hours of a day or a week again on another; days of a task that have hours already stay',
    body: v.object({ from: date, to: date, days: v.picklist([1, 7]), ...whose }),
    response: v.object({ copied: v.number(), skipped: v.number() }),
    errors: ['week_not_open'],
    stale: STALE,
    idempotent: true,
  }),
  unbilled: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ENTRIES}/unbilled`,
    summary: 'What waits to be invoiced of days that came, by customer and project',
    query: v.object({ to: v.optional(date) }),
    response: v.array(
      v.object({
        contact: person,
        /** Of hours in weeks that still have to be approved; these are not in what follows. */
        waitingSeconds: seconds,
        seconds,
        /** Without VAT, at their rates and before rounding. */
        cents,
        projects: v.array(v.object({ id, name: v.string(), colour: v.number(), seconds, cents, from: date, to: date })),
      }),
    ),
  }),
  toInvoice: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ENTRIES}/to-invoice`,
    summary: 'Put the hours of a customer that wait on a draft invoice, which holds them',
    body: v.object({
      contactId: id,
      /** Up to and with this day, today at the latest; left out: today. */
      to: v.optional(v.nullable(date)),
      /** Of these projects; left out: all of the customer. */
      projectIds: v.optional(v.pipe(v.array(id), v.maxLength(500))),
      per: timeLinesPer,
    }),
    response: v.object({ invoiceId: id, entries: v.number(), billedSeconds: seconds }),
    errors: ['no_hours_to_invoice'],
    stale: BILLED,
    idempotent: true,
  }),
  ofInvoice: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/invoices/{invoiceId}/time-entries',
    summary: 'The hours that stand on an invoice, as they were worked and as they are billed',
    response: v.array(
      v.object({
        id,
        day: date,
        userName: v.string(),
        projectName: v.string(),
        taskName: v.nullable(v.string()),
        note: v.string(),
        seconds,
        billedSeconds: seconds,
        rateCents: cents,
      }),
    ),
  }),
  specification: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/invoices/{invoiceId}/time-entries/pdf',
    summary: 'The hours that stand on an invoice as a PDF to send along',
    response: 'file',
  }),
  people: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${BASE}/people`,
    summary: 'Who keeps hours here',
    response: v.array(person),
  }),
  ...timeWeekCalls,
})
