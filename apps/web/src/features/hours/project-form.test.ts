import type { Project } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { emptyTask, formOf, hasOtherRate, inputOf, wireNames } from './project-form.ts'

const project: Project = {
  id: 3,
  name: 'Website',
  contactId: 9,
  contact: { id: 9, name: 'Van Rijn' },
  colour: 1,
  billable: true,
  rateCents: 8500,
  forEverybody: false,
  memberIds: [4],
  budget: { kind: 'hours', seconds: 36_000 },
  note: '',
  tasks: [{ id: 7, name: 'Bouw', billable: true, rateCents: null, closed: false }],
  closed: false,
  rounding: null,
  rates: [],
  seconds: 0,
  billedSeconds: 0,
  worthCents: 0,
  unbilledSeconds: 0,
  unbilledCents: 0,
  hasHours: true,
  version: 2,
}

test('a project that was opened and left is the same on the wire', () => {
  expect(inputOf(formOf(project))).toEqual({
    name: 'Website',
    contactId: 9,
    colour: 1,
    billable: true,
    rateCents: 8500,
    rateFrom: null,
    forEverybody: false,
    memberIds: [4],
    budget: { kind: 'hours', seconds: 36_000 },
    note: '',
    tasks: project.tasks,
  })
})

test('without a customer nothing is billed; members of a project for everybody, and empty tasks, are left out', () => {
  const form = { ...formOf(project), contactId: null, forEverybody: true, tasks: [emptyTask()] }
  expect(inputOf(form)).toMatchObject({ billable: false, memberIds: [], tasks: [] })
})

test('another rate of the project or of a task is one, a new task is none', () => {
  const form = formOf(project)
  expect(hasOtherRate(form, project)).toBe(false)
  expect(hasOtherRate({ ...form, rateCents: 9500 }, project)).toBe(true)
  expect(hasOtherRate({ ...form, tasks: form.tasks.map((task) => ({ ...task, rateCents: 1 })) }, project)).toBe(true)
  expect(hasOtherRate({ ...form, tasks: [...form.tasks, { ...emptyTask(), rateCents: 5000 }] }, project)).toBe(false)
})

test('what the server says of a task is shown at it, also with an empty line above', () => {
  const form = { ...formOf(project), tasks: [emptyTask(), ...formOf(project).tasks] }
  expect(wireNames(form)).toMatchObject({ 'tasks.0.rateCents': 'tasks.1.rateCents', 'budget.cents': 'budgetCents' })
})
