import { sql, type RawBuilder } from 'kysely'

const rateFrom = (task: RawBuilder<unknown>) => sql`(SELECT r.cents FROM project_rates r
  WHERE r.administration_id = e.administration_id AND r.project_id = e.project_id AND r.task_id ${task} AND r.from_day <= e.day
  ORDER BY r.from_day DESC LIMIT 1)`

/** What an hour of the entry `e` costs in cents: of its task, else of its project, on the day it was worked. */
export const rateOfEntry = sql<number>`coalesce(${rateFrom(sql`= e.task_id`)}, ${rateFrom(sql`IS NULL`)}, 0)`

/** What the entry `e` comes to at its rate before rounding, in fractions of cents; none for what is not billed. */
export const worthOfEntry = sql`CASE WHEN e.billable THEN e.seconds * ${rateOfEntry}::numeric / 3600 ELSE 0 END`

/** The name of the user `u` as others see it. */
export const nameOfUser = sql<string>`trim(u.first_name || ' ' || u.last_name)`

/** Whether a user may write hours on the project `p`. */
export const isOpenTo = (userId: number) => sql<boolean>`(p.for_everybody OR EXISTS (SELECT FROM project_members m
  WHERE m.administration_id = p.administration_id AND m.project_id = p.id AND m.user_id = ${userId}))`

/** The entry `e` waits to be invoiced; of an open week too. */
export const isUnbilled = sql<boolean>`(e.billable AND NOT e.invoiced AND e.deleted_at IS NULL)`

/** The same of days that came: what somebody plans is not worked yet, and asks no money. */
export const isUnbilledBy = (today: string): RawBuilder<boolean> => sql<boolean>`(${isUnbilled} AND e.day <= ${today})`

/**
 * What the timer `t` is for: its project as `p` with customer `c`, and its task as `k`; for who keeps timers, which says what
 * they are for and knows no projects.
 */
export const purposeOfTimer = {
  select: sql`CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'name', p.name, 'contactName', c.name,
    'colour', p.colour, 'task', CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'name', k.name) END) END`,
  join: sql`LEFT JOIN projects p ON p.administration_id = t.administration_id AND p.id = t.project_id
    LEFT JOIN contact_names c ON c.administration_id = p.administration_id AND c.id = p.contact_id
    LEFT JOIN project_tasks k ON k.administration_id = t.administration_id AND k.id = t.task_id`,
}
