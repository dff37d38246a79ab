import type { ProjectChoice, TimeEntry as Entry } from '@klopt/api-client/contract'
import type { TimeGridRow } from '@klopt/ui'
import { colourOf } from './project-colours.ts'

/** What hours are written on: a project, and perhaps a task of it. */
export interface WorkedOn {
  readonly projectId: number
  readonly taskId: number | null
}

/** A line of the grid, as its id has it: '12.7', or '12.' without a task. */
export const rowIdOf = ({ projectId, taskId }: WorkedOn): string => `${projectId}.${taskId ?? ''}`

/** What a line of the grid is for. */
export function workedOnOf(rowId: string): WorkedOn {
  const [projectId = '', taskId = ''] = rowId.split('.')
  return { projectId: Number(projectId), taskId: taskId === '' ? null : Number(taskId) }
}

/** A cell of the grid, by its line and day. */
export const cellKey = (rowId: string, day: string): string => `${rowId} ${day}`

/** The lines with, in its cell, why what was typed there was not kept. */
export const withFaults = (rows: readonly TimeGridRow[], faults: ReadonlyMap<string, string>): TimeGridRow[] =>
  rows.map((row) => {
    const refused = [...faults].flatMap(([key, fault]) => {
      const [rowId = '', day = ''] = key.split(' ')
      return rowId === row.id ? [[day, { seconds: null, ...row.entries[day], fault }] as const] : []
    })
    return refused.length === 0 ? row : { ...row, entries: { ...row.entries, ...Object.fromEntries(refused) } }
  })

type CellTime = { seconds: number; hasNote: boolean; running?: boolean }

type Row = Omit<TimeGridRow, 'entries'> & { entries: Record<string, CellTime> }

interface RunningOn extends WorkedOn {
  readonly day: string
  readonly seconds: number
}

/**
 * The lines of a week: what was worked on, and what somebody wants to write on though nothing stands there yet, by project
 * and task. A running timer counts in its cell.
 */
export function weekRows(
  entries: readonly Entry[],
  choices: readonly ProjectChoice[],
  wanted: readonly string[],
  running: RunningOn | null = null,
): TimeGridRow[] {
  const rows = new Map<string, Row>()
  const start = (id: string, named: Omit<Row, 'id' | 'entries'>): Row => {
    const known = rows.get(id)
    if (known) return known
    const row: Row = { id, ...named, entries: {} }
    rows.set(id, row)
    return row
  }
  for (const entry of entries) {
    const row = start(rowIdOf(entry), namesOf(entry))
    const before = row.entries[entry.day]
    row.entries[entry.day] = {
      seconds: (before?.seconds ?? 0) + entry.seconds,
      hasNote: entry.note !== '' || before?.hasNote === true,
    }
  }
  for (const id of [...wanted, ...(running ? [rowIdOf(running)] : [])]) {
    const named = choiceNames(choices, workedOnOf(id))
    if (named) start(id, named)
  }
  if (running) {
    const row = rows.get(rowIdOf(running))
    const before = row?.entries[running.day]
    if (row) {
      const seconds = (before?.seconds ?? 0) + running.seconds
      row.entries[running.day] = { seconds, hasNote: before?.hasNote === true, running: true }
    }
  }
  return [...rows.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'nl') || a.id.localeCompare(b.id))
}

const nameOf = ({ title, task }: TimeGridRow) => [title, task].filter(Boolean).join(' · ')

function namesOf({ projectName, taskName, contactName, colour, billable }: Entry) {
  return {
    title: projectName,
    ...(taskName !== null && { task: taskName }),
    description: describe(contactName, billable),
    colour: colourOf(colour),
  }
}

function choiceNames(choices: readonly ProjectChoice[], { projectId, taskId }: WorkedOn) {
  const project = choices.find(({ id }) => id === projectId)
  if (!project) return null
  const task = project.tasks.find(({ id }) => id === taskId)
  return {
    title: project.name,
    ...(task && { task: task.name }),
    description: describe(project.contactName, task?.billable ?? project.billable),
    colour: colourOf(project.colour),
  }
}

const describe = (contactName: string | null, billable: boolean): string =>
  [contactName ?? 'intern', billable ? null : 'niet factureerbaar'].filter((part) => part !== null).join(' · ')
