import type { ProjectChoice, TimeEntry } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { rowIdOf, weekRows, workedOnOf } from './week-rows.ts'

const entry = (changes: Partial<TimeEntry>): TimeEntry => ({
  id: 1,
  userId: 1,
  day: '2026-11-16',
  projectId: 12,
  projectName: 'Website',
  contactName: 'Van Rijn',
  colour: 1,
  taskId: 7,
  taskName: 'Bouw',
  seconds: 3600,
  startTime: null,
  endTime: null,
  note: '',
  billable: true,
  invoiced: false,
  version: 1,
  ...changes,
})
const choices: ProjectChoice[] = [
  {
    id: 12,
    name: 'Website',
    contactName: 'Van Rijn',
    colour: 1,
    billable: true,
    tasks: [{ id: 7, name: 'Bouw', billable: true }],
  },
  { id: 3, name: 'Studio', contactName: null, colour: 4, billable: false, tasks: [] },
]

test('what stands on one day of a task is one cell, which says that something was written along', () => {
  const [row, ...rest] = weekRows([entry({}), entry({ id: 2, seconds: 1800, note: 'Formulier' })], choices, [])
  expect(rest).toEqual([])
  expect(row).toMatchObject({ id: '12.7', title: 'Website', task: 'Bouw', description: 'Van Rijn' })
  expect(row?.entries['2026-11-16']).toEqual({ seconds: 5400, hasNote: true })
})

test('a line that is wanted stands there without hours, once, in the order of the names', () => {
  const rows = weekRows([entry({})], choices, ['12.7', '3.', '99.'])
  expect(rows.map(({ id, description }) => [id, description])).toEqual([
    ['3.', 'intern · niet factureerbaar'],
    ['12.7', 'Van Rijn'],
  ])
})

test('a running timer counts in its cell', () => {
  const running = { projectId: 12, taskId: 7, day: '2026-11-16', seconds: 60 }
  const [row] = weekRows([entry({})], choices, [], running)
  expect(row?.entries['2026-11-16']).toEqual({ seconds: 3660, hasNote: false, running: true })
})

test('a line says what it is for by its id', () => {
  for (const on of [
    { projectId: 12, taskId: 7 },
    { projectId: 12, taskId: null },
  ])
    expect(workedOnOf(rowIdOf(on))).toEqual(on)
})
