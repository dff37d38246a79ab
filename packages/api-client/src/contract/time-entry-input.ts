import * as v from 'valibot'
import { date, id, optionalText } from './wire.ts'

/** A time on the clock of Amsterdam, `HH:MM`. */
export const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Vul een tijd in zoals 9:30'))

/** Either how long it took, or from when to when; an end before the start is on the next day. */
export const timeEntryInput = v.object({
  day: date,
  projectId: id,
  taskId: v.nullable(id),
  /** Whole seconds; left out when times are given. */
  seconds: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  startTime: v.optional(v.nullable(clockTime)),
  endTime: v.optional(v.nullable(clockTime)),
  note: optionalText(1000),
  /** Left out: as the task or the project says. */
  billable: v.optional(v.nullable(v.boolean())),
})
export type TimeEntryInput = v.InferOutput<typeof timeEntryInput>
