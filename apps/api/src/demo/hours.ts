import type { ProjectInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { addDays, weekday } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { knownContacts } from '../features/contacts/known-contacts.ts'
import { loadProject } from '../features/hours/load-project.ts'
import { createProject } from '../features/hours/save-project.ts'
import { saveRounding } from '../features/hours/time-roundings.ts'
import { changeWeek, mondayOf, submitWeek } from '../features/hours/time-weeks.ts'
import { createEntry } from '../features/hours/write-entry.ts'
import { at } from './bookkeeper.ts'

interface Keeping {
  readonly administrationId: number
  readonly ownerId: number
  readonly employeeId: number
  readonly today: string
}

const WEEKS = 4
const DAYS = 7
const FRIDAY = 5

/** The hours of the studio: five projects, of which two people wrote a month, up to and with today. */
export async function createHours(db: Db, keeping: Keeping): Promise<void> {
  const { administrationId, ownerId, employeeId, today } = keeping
  const projects = await createProjects(db, keeping)
  const first = addDays(mondayOf(today), -WEEKS * DAYS)
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (weekday(day) > FRIDAY) continue
    for (const userId of [ownerId, employeeId]) {
      const author = { administrationId, userId, writtenBy: userId, now: at(day) }
      for (const { project, task, minutes, note = '' } of dayOf(day, userId === employeeId)) {
        const { id, taskIds } = must(projects.get(project), project)
        const taskId = task === undefined ? null : must(taskIds.get(task), task)
        await createEntry(db, author, { day, projectId: id, taskId, seconds: minutes * 60, note })
      }
    }
  }
  await handIn(db, keeping)
}

/** The employee handed in every week but this one; the owner has approved all but the last. */
async function handIn(db: Db, { administrationId, ownerId, employeeId, today }: Keeping): Promise<void> {
  const employee = { administrationId, userId: employeeId }
  for (let week = WEEKS; week > 0; week -= 1) {
    const monday = addDays(mondayOf(today), -week * DAYS)
    const now = at(addDays(monday, FRIDAY - 1))
    await submitWeek(db, employee, monday, now)
    if (week > 1)
      await changeWeek(db, employee, monday, { from: ['submitted'], to: 'approved', approvedBy: ownerId, now })
  }
}

interface MadeProject {
  readonly id: number
  readonly taskIds: ReadonlyMap<string, number>
}

async function createProjects(
  db: Db,
  { administrationId, ownerId, today }: Keeping,
): Promise<Map<string, MadeProject>> {
  const contacts = await knownContacts(db, administrationId)
  const idOf = new Map(contacts.map(({ id, name }) => [name, id]))
  const made = new Map<string, MadeProject>()
  const author = { administrationId, userId: ownerId, now: at(addDays(today, -WEEKS * DAYS - DAYS)) }
  for (const { customer, tasks, ...plan } of plans) {
    const contactId = customer === null ? null : must(idOf.get(customer), customer)
    const input: ProjectInput = {
      note: '',
      forEverybody: true,
      memberIds: [],
      ...plan,
      contactId,
      tasks: tasks.map((task) => ({ id: null, billable: true, rateCents: null, closed: false, ...task })),
    }
    const { id } = await createProject(db, author, input)
    const { tasks: kept } = await loadProject(db, { administrationId, projectId: id })
    made.set(plan.name, { id, taskIds: new Map(kept.map((task) => [task.name, task.id])) })
    if (contactId !== null) await saveRounding(db, administrationId, { contactId, minutes: 15, per: 'day' })
  }
  return made
}

const HOUR = 3600
const plans: readonly (Pick<ProjectInput, 'name' | 'colour' | 'billable' | 'rateCents' | 'budget'> & {
  readonly customer: string | null
  readonly tasks: readonly { readonly name: string; readonly rateCents?: number }[]
})[] = [
  {
    name: 'Bewegwijzering',
    customer: 'Gemeente Haarlem',
    colour: 0,
    billable: true,
    rateCents: 8500,
    budget: { kind: 'hours', seconds: 160 * HOUR },
    tasks: [{ name: 'Ontwerp' }, { name: 'Overleg' }, { name: 'Plaatsing', rateCents: 6500 }],
  },
  {
    name: 'Website',
    customer: 'Van Rijn B.V.',
    colour: 1,
    billable: true,
    rateCents: 9000,
    budget: { kind: 'money', cents: 650_000 },
    tasks: [{ name: 'Bouw' }, { name: 'Teksten', rateCents: 7000 }],
  },
  {
    name: 'Zaalteksten',
    customer: 'Museum De Zaal',
    colour: 2,
    billable: true,
    rateCents: 8000,
    budget: null,
    tasks: [{ name: 'Opmaak' }],
  },
  {
    name: 'Huisstijl',
    customer: 'Tandartspraktijk Oost',
    colour: 3,
    billable: true,
    rateCents: 8500,
    budget: { kind: 'hours', seconds: 24 * HOUR },
    tasks: [{ name: 'Overleg' }],
  },
  {
    name: 'Studio',
    customer: null,
    colour: 4,
    billable: false,
    rateCents: null,
    budget: null,
    tasks: [{ name: 'Administratie' }],
  },
]

interface Worked {
  readonly project: string
  readonly task?: string
  readonly minutes: number
  readonly note?: string
}

/** What is worked on each day of the week, Monday first. */
const ofEmployee: readonly (readonly Worked[])[] = [
  [
    { project: 'Bewegwijzering', task: 'Ontwerp', minutes: 360, note: 'Pictogrammen voor de parkeergarage' },
    { project: 'Zaalteksten', task: 'Opmaak', minutes: 75 },
    { project: 'Huisstijl', task: 'Overleg', minutes: 30 },
    { project: 'Studio', task: 'Administratie', minutes: 15 },
  ],
  [
    { project: 'Bewegwijzering', task: 'Ontwerp', minutes: 270 },
    { project: 'Website', task: 'Bouw', minutes: 150, note: 'Formulier voor afspraken' },
    { project: 'Zaalteksten', task: 'Opmaak', minutes: 60 },
    { project: 'Studio', task: 'Administratie', minutes: 15 },
  ],
  [
    { project: 'Bewegwijzering', task: 'Ontwerp', minutes: 180, note: 'Proef voor de gemeente' },
    { project: 'Website', task: 'Bouw', minutes: 240 },
    { project: 'Zaalteksten', task: 'Opmaak', minutes: 45 },
    { project: 'Studio', task: 'Administratie', minutes: 15 },
  ],
  [
    { project: 'Bewegwijzering', task: 'Ontwerp', minutes: 135 },
    { project: 'Zaalteksten', task: 'Opmaak', minutes: 120, note: 'Zaal 3 en 4, tweede proef' },
    { project: 'Website', task: 'Bouw', minutes: 160 },
  ],
  [
    { project: 'Website', task: 'Bouw', minutes: 300 },
    { project: 'Huisstijl', task: 'Overleg', minutes: 60, note: 'Kleuren en lettertype gekozen' },
  ],
]

const ofOwner: readonly (readonly Worked[])[] = [
  [
    { project: 'Bewegwijzering', task: 'Overleg', minutes: 90, note: 'Wandeling met de gemeente' },
    { project: 'Studio', task: 'Administratie', minutes: 120 },
  ],
  [{ project: 'Website', task: 'Teksten', minutes: 200 }],
  [
    { project: 'Huisstijl', task: 'Overleg', minutes: 45 },
    { project: 'Studio', task: 'Administratie', minutes: 60 },
  ],
  [{ project: 'Website', task: 'Teksten', minutes: 155, note: 'Teksten van de voorpagina' }],
  [{ project: 'Bewegwijzering', task: 'Plaatsing', minutes: 240 }],
]

const dayOf = (day: string, isEmployee: boolean): readonly Worked[] =>
  must((isEmployee ? ofEmployee : ofOwner)[weekday(day) - 1], 'a working day')
