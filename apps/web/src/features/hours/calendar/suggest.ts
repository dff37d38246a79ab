import type { ProjectChoice, TimeEntry } from '@klopt/api-client/contract'
import type { WorkedOn } from '../week-rows.ts'
import type { Appointment } from './read-calendar.ts'

/** An appointment with what it could be hours of. */
export interface Suggestion extends Appointment {
  readonly on: WorkedOn | null
  /** Hours stand on that time already, perhaps of this same appointment. */
  readonly isWritten: boolean
}

/**
 * Suggests a project for each appointment: that of hours with the same note, the latest first, else the one project of which
 * the name or the customer stands in its name. Nothing where several could be meant.
 */
export function suggest(
  appointments: readonly Appointment[],
  choices: readonly ProjectChoice[],
  { entries, before }: { readonly entries: readonly TimeEntry[]; readonly before: readonly TimeEntry[] },
): Suggestion[] {
  const latest = [...entries, ...before].toSorted((a, b) => b.day.localeCompare(a.day))
  return appointments.map((appointment) => ({
    ...appointment,
    on:
      openOf(
        choices,
        latest.find(({ note }) => isSame(note, appointment.summary)),
      ) ?? named(choices, appointment),
    isWritten: entries.some((entry) => isAtThatTime(entry, appointment)),
  }))
}

const isSame = (note: string, summary: string): boolean =>
  note.trim() !== '' && note.trim().toLocaleLowerCase('nl') === summary.toLocaleLowerCase('nl')

/** What hours were on, as long as it can be written on. */
function openOf(choices: readonly ProjectChoice[], entry: TimeEntry | undefined): WorkedOn | null {
  const project = choices.find(({ id }) => id === entry?.projectId)
  if (!project || !entry) return null
  const { projectId, taskId } = entry
  const isOpen = taskId === null ? project.tasks.length === 0 : project.tasks.some(({ id }) => id === taskId)
  return isOpen ? { projectId, taskId } : null
}

function named(choices: readonly ProjectChoice[], { summary }: Appointment): WorkedOn | null {
  const text = summary.toLocaleLowerCase('nl')
  const isNamed = (name: string | null) => name !== null && name !== '' && text.includes(name.toLocaleLowerCase('nl'))
  const byName = choices.filter(({ name }) => isNamed(name))
  const found = byName.length > 0 ? byName : choices.filter(({ contactName }) => isNamed(contactName))
  const [project, other] = found
  if (!project || other || project.tasks.length > 1) return null
  return { projectId: project.id, taskId: project.tasks[0]?.id ?? null }
}

/** Whether hours with times lie over an appointment, or hours without were written for it. */
function isAtThatTime(entry: TimeEntry, { day, startTime, endTime, summary, seconds }: Appointment): boolean {
  if (entry.day !== day) return false
  if (entry.startTime === null || entry.endTime === null)
    return isSame(entry.note, summary) && entry.seconds === seconds
  // Over midnight it ends the next day.
  const until = endTime > startTime ? endTime : '24:00'
  const entryUntil = entry.endTime > entry.startTime ? entry.endTime : '24:00'
  return entry.startTime < until && startTime < entryUntil
}
