import type { Project } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { contactNames } from '../contacts/contact-names.ts'
import { isUnbilledBy, worthOfEntry } from './hours-sql.ts'
import { loadProject, type ProjectKey, type ProjectRow } from './load-project.ts'
import { projectMembers } from './project-members.ts'
import { newestRate, projectRates } from './project-rates.ts'
import { roundingOf } from './time-roundings.ts'

/** A project with its tasks and rates, and what was worked on it. Throws `not_found`. */
export async function showProject(db: Db, key: ProjectKey, today: string): Promise<Project> {
  const { row, tasks } = await loadProject(db, key)
  const { administrationId } = key
  const rates = await projectRates(db, administrationId, row.id)
  const names = await contactNames(db, administrationId, [row.contact_id])
  const figures = await figuresOf(db, key, today)
  return {
    id: row.id,
    name: row.name,
    contactId: row.contact_id,
    contact: row.contact_id === null ? null : { id: row.contact_id, name: names.get(row.contact_id) ?? '' }, // zero: gone
    colour: row.colour,
    billable: row.billable,
    rateCents: newestRate(rates, null),
    forEverybody: row.for_everybody,
    memberIds: await projectMembers(db, key),
    budget: budgetOf(row),
    note: row.note,
    tasks: tasks.map(({ id, name, billable, closed_at: closedAt }) => ({
      id,
      name,
      billable,
      rateCents: newestRate(rates, id),
      closed: closedAt !== null,
    })),
    closed: row.closed_at !== null,
    rounding: row.contact_id === null ? null : await roundingOf(db, administrationId, row.contact_id),
    rates,
    ...figures,
    hasHours: figures.seconds > 0,
    version: row.version,
  }
}

function budgetOf(row: ProjectRow): Project['budget'] {
  if (row.budget_seconds !== null) return { kind: 'hours', seconds: row.budget_seconds }
  return row.budget_cents === null ? null : { kind: 'money', cents: row.budget_cents }
}

type Figures = Pick<Project, 'seconds' | 'billedSeconds' | 'worthCents' | 'unbilledSeconds' | 'unbilledCents'>

async function figuresOf(db: Db, { administrationId, projectId }: ProjectKey, today: string): Promise<Figures> {
  const waits = isUnbilledBy(today)
  const { rows } = await sql<Figures>`
    SELECT coalesce(sum(e.seconds), 0)::int8 AS seconds,
      coalesce(sum(g.billed_seconds), 0)::int8 AS "billedSeconds",
      coalesce(round(sum(${worthOfEntry})), 0)::int8 AS "worthCents",
      coalesce(sum(e.seconds) FILTER (WHERE ${waits}), 0)::int8 AS "unbilledSeconds",
      coalesce(round(sum(${worthOfEntry}) FILTER (WHERE ${waits})), 0)::int8 AS "unbilledCents"
    FROM time_entries e
    LEFT JOIN time_group_entries g ON g.administration_id = e.administration_id AND g.time_entry_id = e.id AND NOT g.released
    WHERE e.administration_id = ${administrationId} AND e.project_id = ${projectId} AND e.deleted_at IS NULL`.execute(
    db,
  )
  const [figures] = rows
  if (!figures) throw new Error('a sum has a row')
  return figures
}
