import type { Project, ProjectInput, ProjectTaskInput } from '@klopt/api-client/contract'
import type { Path } from 'react-hook-form'

export type BudgetKind = 'none' | 'hours' | 'money'

/** A project while somebody types. */
export interface ProjectForm {
  name: string
  contactId: number | null
  colour: number
  billable: boolean
  rateCents: number | null
  rateFrom: string | null
  forEverybody: boolean
  memberIds: number[]
  budgetKind: BudgetKind
  budgetSeconds: number | null
  budgetCents: number | null
  note: string
  tasks: ProjectTaskInput[]
}

/** A task to begin with. */
export const emptyTask = (): ProjectTaskInput => ({
  id: null,
  name: '',
  billable: true,
  rateCents: null,
  closed: false,
})

/** The wire's project to edit, or an empty form. */
export function formOf(project: Project | null): ProjectForm {
  if (project === null) {
    return {
      name: '',
      contactId: null,
      colour: 0,
      billable: true,
      rateCents: null,
      rateFrom: null,
      forEverybody: true,
      memberIds: [],
      budgetKind: 'none',
      budgetSeconds: null,
      budgetCents: null,
      note: '',
      tasks: [],
    }
  }
  const { name, contactId, colour, billable, rateCents, forEverybody, memberIds, budget, note } = project
  return {
    name,
    contactId,
    colour,
    billable,
    rateCents,
    forEverybody,
    memberIds,
    note,
    rateFrom: null,
    budgetKind: budget?.kind ?? 'none',
    budgetSeconds: budget?.kind === 'hours' ? budget.seconds : null,
    budgetCents: budget?.kind === 'money' ? budget.cents : null,
    tasks: project.tasks.map((task) => ({ ...task })),
  }
}

/** What was typed as the wire has it; a task that was left empty is none. */
export function inputOf(form: ProjectForm): ProjectInput {
  const { name, contactId, colour, rateCents, rateFrom, forEverybody, memberIds, note } = form
  return {
    name: name.trim(),
    contactId,
    colour,
    rateCents,
    rateFrom,
    forEverybody,
    note,
    billable: contactId !== null && form.billable,
    memberIds: forEverybody ? [] : memberIds,
    budget: budgetOf(form),
    tasks: form.tasks.filter(isNamed),
  }
}

const isNamed = ({ name }: ProjectTaskInput): boolean => name.trim() !== ''

function budgetOf({ budgetKind, budgetSeconds, budgetCents }: ProjectForm): ProjectInput['budget'] {
  if (budgetKind === 'hours' && budgetSeconds !== null) return { kind: 'hours', seconds: budgetSeconds }
  return budgetKind === 'money' && budgetCents !== null ? { kind: 'money', cents: budgetCents } : null
}

/** Whether what an hour costs differs from what it was: it is then asked from when. */
export function hasOtherRate(form: Pick<ProjectForm, 'rateCents' | 'tasks'>, before: Project): boolean {
  if (form.rateCents !== before.rateCents) return true
  const known = new Map(before.tasks.map((task) => [task.id, task.rateCents]))
  return form.tasks.some(({ id, rateCents }) => id !== null && known.get(id) !== rateCents)
}

/** Where the form shows what the wire calls otherwise: its budget, and the tasks, of which empty ones were not sent. */
export function wireNames({ tasks }: ProjectForm): Record<string, Path<ProjectForm>> {
  const sent = tasks.flatMap((task, index) => (isNamed(task) ? [index] : []))
  const names = sent.flatMap((index, position) =>
    (['name', 'rateCents'] as const).map((name) => [`tasks.${position}.${name}`, `tasks.${index}.${name}`] as const),
  )
  return { 'budget.seconds': 'budgetSeconds', 'budget.cents': 'budgetCents', ...Object.fromEntries(names) }
}
