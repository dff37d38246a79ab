import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import {
  cents,
  date,
  exportQuery,
  id,
  optionalText,
  requiredText,
  segments,
  sortedPage,
  sortedQuery,
  version,
} from './wire.ts'

const BASE = '/administrations/{administrationId}/project-management' as const
const ROOT = `${BASE}/projects` as const
const ONE = `${ROOT}/{projectId}` as const
const STALE = ['projects', 'hours', 'hoursReports'] as const
const sortable = ['name'] as const
const filter = { state: v.optional(v.picklist(['open', 'closed'])) }

/** Whole seconds of work. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))
const rate = v.nullable(
  v.pipe(cents, v.minValue(0, 'Vul een tarief van nul of meer in'), v.maxValue(100_000_000, 'Dit tarief is te hoog')),
)

const budget = v.nullable(
  v.variant('kind', [
    v.object({
      kind: v.literal('hours'),
      seconds: v.pipe(seconds, v.minValue(1, 'Vul een budget van meer dan nul in')),
    }),
    v.object({ kind: v.literal('money'), cents: v.pipe(cents, v.minValue(1, 'Vul een budget van meer dan nul in')) }),
  ]),
)

const taskInput = v.object({
  /** Null for a new one. */
  id: v.nullable(id),
  name: requiredText(100),
  billable: v.boolean(),
  /** Of its own; null takes that of the project. */
  rateCents: rate,
  closed: v.boolean(),
})
export type ProjectTaskInput = v.InferOutput<typeof taskInput>

export const projectInput = v.object({
  name: requiredText(100),
  /** Null for what is done for the company itself; that is never billed. */
  contactId: v.nullable(id),
  /** One of eight, by which a line is found again. */
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  billable: v.boolean(),
  /** An hour without VAT. */
  rateCents: rate,
  /** From which day a changed rate counts; asked once hours were written. */
  rateFrom: v.optional(v.nullable(date)),
  /** Everybody who keeps hours may write on it, or its members alone. */
  forEverybody: v.boolean(),
  memberIds: v.pipe(v.array(id), v.maxLength(500)),
  budget,
  note: optionalText(2000),
  tasks: v.pipe(v.array(taskInput), v.maxLength(100, 'Een project heeft hoogstens 100 taken')),
})
export type ProjectInput = v.InferOutput<typeof projectInput>

const contact = v.nullable(v.object({ id, name: v.string() }))

const listItem = v.object({
  id,
  name: v.string(),
  contact,
  colour: v.number(),
  billable: v.boolean(),
  closed: v.boolean(),
  /** What was worked on it: by everybody, or by who asks when they see no books. */
  seconds,
  /** The share of its budget that was used, in percent; null without one, and for who sees no books. */
  budgetUsedPercent: v.nullable(v.number()),
  /** Waits to be invoiced, without VAT and before rounding; null for who sees no books. */
  unbilledCents: v.nullable(cents),
})
export type ProjectListItem = v.InferOutput<typeof listItem>

const choice = v.object({
  id,
  name: v.string(),
  contactName: v.nullable(v.string()),
  colour: v.number(),
  billable: v.boolean(),
  tasks: v.array(v.object({ id, name: v.string(), billable: v.boolean() })),
})
export type ProjectChoice = v.InferOutput<typeof choice>

const rounding = v.object({ minutes: v.picklist([0, 6, 15, 30]), per: v.picklist(['entry', 'day']) })

const shown = v.object({
  id,
  ...projectInput.entries,
  contact,
  closed: v.boolean(),
  /** Of its customer; null without one. */
  rounding: v.nullable(rounding),
  /** From which day it cost what, the newest first; of tasks too. */
  rates: v.array(v.object({ taskId: v.nullable(id), from: date, cents: v.nullable(cents) })),
  seconds,
  billedSeconds: seconds,
  /** What the hours of it come to by their rates, invoiced or not. */
  worthCents: cents,
  unbilledSeconds: seconds,
  unbilledCents: cents,
  hasHours: v.boolean(),
  version,
})
export type Project = v.InferOutput<typeof shown>

/** Somebody who worked on a project. */
const projectPerson = v.object({
  userId: id,
  name: v.string(),
  seconds,
  /** Of those what waits to be invoiced. */
  unbilledSeconds: seconds,
  lastDay: date,
})
export type ProjectPerson = v.InferOutput<typeof projectPerson>

const versioned = v.object({ version })

export const projects = defineArea('projects', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'Projects by name; who sees no books sees those they may write hours on, without money',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(listItem).entries,
      segments: segments(['all', 'open', 'closed'], {}),
      /** Of the segment that was asked for; on the first page alone. */
      totals: v.optional(
        v.object({
          /** Of what waits to be invoiced; for who sees no books of all that they worked. */
          seconds,
          /** Null for who sees no books. */
          unbilledCents: v.nullable(cents),
        }),
      ),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'The projects of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  choices: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${BASE}/project-choices`,
    summary: 'The projects and tasks that the user can write hours on; for an administrator also of somebody else',
    query: v.object({ userId: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))) }),
    response: v.array(choice),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
    summary: 'One project with its tasks, rates, and how much of its budget was used',
    response: shown,
  }),
  people: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ONE}/people`,
    summary: 'Who worked how much on a project, who did most first; who sees no books sees their own hours alone',
    response: v.array(projectPerson),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Add a project',
    body: projectInput,
    response: v.object({ id, version }),
    stale: STALE,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change a project; a changed rate counts from the day that is given',
    body: v.object({ ...projectInput.entries, version }),
    response: versioned,
    errors: ['version_conflict'],
    stale: STALE,
  }),
  close: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/close`,
    summary: 'Close a project: nobody writes hours on it any more; what was written can still be invoiced',
    body: versioned,
    response: versioned,
    errors: ['version_conflict'],
    stale: STALE,
  }),
  reopen: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/reopen`,
    summary: 'Open a closed project again',
    body: versioned,
    response: versioned,
    errors: ['version_conflict'],
    stale: STALE,
  }),
  saveRounding: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${BASE}/time-roundings`,
    summary: 'How the hours of a customer are rounded when they are invoiced',
    body: v.object({ contactId: id, ...rounding.entries }),
    stale: STALE,
  }),
})
