import type { TimeEntry, TimeEntryInput } from '@klopt/api-client/contract'
import type { WorkedOn } from './week-rows.ts'

/** Hours while somebody types. */
export interface EntryForm {
  on: WorkedOn | null
  day: string | null
  seconds: number | null
  startTime: string
  endTime: string
  note: string
  billable: boolean | null
}

/** The wire's hours to edit, or an empty form of a day. */
export function formOf(entry: TimeEntry | null, day: string, on: WorkedOn | null = null): EntryForm {
  if (entry === null) return { on, day, seconds: null, startTime: '', endTime: '', note: '', billable: null }
  const { projectId, taskId, seconds, startTime, endTime, note, billable } = entry
  return {
    on: { projectId, taskId },
    day: entry.day,
    seconds,
    startTime: startTime ?? '',
    endTime: endTime ?? '',
    note,
    billable,
  }
}

/** What was typed as the wire has it; null while what it is for or its day is missing. */
export function inputOf(form: EntryForm): TimeEntryInput | null {
  if (form.on === null || form.day === null) return null
  const times = { startTime: timeOf(form.startTime), endTime: timeOf(form.endTime) }
  const hasTimes = times.startTime !== null || times.endTime !== null
  return {
    ...form.on,
    day: form.day,
    seconds: hasTimes ? null : form.seconds,
    ...times,
    note: form.note,
    billable: form.billable,
  }
}

/** A time as people type it, '9', '930', '9.30' or '9:30', as the wire has it; what cannot be read stays as it is. */
export function timeOf(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  const match = /^(\d{1,2})[:.u ]?(\d{2})?$/.exec(typed)
  if (!match) return typed
  return `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}`
}
