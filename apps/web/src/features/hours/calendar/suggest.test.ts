import type { ProjectChoice, TimeEntry } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import type { Appointment } from './read-calendar.ts'
import { suggest } from './suggest.ts'

const choice = (id: number, name: string, contactName: string | null, taskIds: number[] = []): ProjectChoice => ({
  id,
  name,
  contactName,
  colour: 0,
  billable: true,
  tasks: taskIds.map((taskId) => ({ id: taskId, name: `Taak ${taskId}`, billable: true })),
})
const choices = [
  choice(1, 'Website', 'Bakkerij De Korenaar', [11, 12]),
  choice(2, 'Huisstijl', 'Bakkerij De Korenaar'),
  choice(3, 'Kantoor', null, [31]),
]
const appointment = (summary: string, changes: Partial<Appointment> = {}): Appointment => ({
  key: summary,
  summary,
  day: '2026-11-17',
  startTime: '09:00',
  endTime: '10:00',
  seconds: 3600,
  ...changes,
})
const entry = (changes: Partial<TimeEntry>) =>
  ({
    day: '2026-11-10',
    projectId: 2,
    taskId: null,
    note: '',
    seconds: 3600,
    startTime: null,
    endTime: null,
    ...changes,
  }) as TimeEntry
const one = (summary: string, entries: TimeEntry[] = [], before: TimeEntry[] = []) =>
  suggest([appointment(summary)], choices, { entries, before })[0]

test('a project or customer that is named is suggested, where only one could be meant', () => {
  expect(one('Huisstijl doorspreken')?.on).toEqual({ projectId: 2, taskId: null })
  expect(one('kantoor opruimen')?.on).toEqual({ projectId: 3, taskId: 31 })
  expect(one('Website bespreken')?.on).toBe(null)
  expect(one('Bellen met Bakkerij De Korenaar')?.on).toBe(null)
  expect(one('Tandarts')?.on).toBe(null)
})

test('what the same appointment was last written on comes before its name', () => {
  const before = [
    entry({ day: '2026-11-09', note: 'Huisstijl' }),
    entry({ day: '2026-11-10', note: 'huisstijl ', projectId: 1, taskId: 12 }),
  ]
  expect(one('Huisstijl', [], before)?.on).toEqual({ projectId: 1, taskId: 12 })
  expect(one('Huisstijl', [], [entry({ note: 'Huisstijl', projectId: 1, taskId: 99 })])?.on).toEqual({
    projectId: 2,
    taskId: null,
  })
})

test('an appointment over which hours lie is written already; one beside them is not', () => {
  const at = (startTime: string, endTime: string) => entry({ day: '2026-11-17', startTime, endTime })
  expect(one('X', [at('09:30', '09:45')])?.isWritten).toBe(true)
  expect(one('X', [at('08:00', '09:00')])?.isWritten).toBe(false)
  expect(one('X', [at('10:00', '11:00')])?.isWritten).toBe(false)
  expect(one('X', [at('08:30', '01:00')])?.isWritten).toBe(true)
  expect(one('X', [entry({ day: '2026-11-17', note: 'X' })])?.isWritten).toBe(true)
  expect(one('X', [entry({ day: '2026-11-17', note: 'Y' })])?.isWritten).toBe(false)
  expect(one('X', [entry({ day: '2026-11-16', startTime: '09:00', endTime: '10:00' })])?.isWritten).toBe(false)
})
