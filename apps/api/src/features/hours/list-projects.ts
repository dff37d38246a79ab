import type { contract, ProjectListItem, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'
import { isOpenTo, isUnbilledBy, worthOfEntry } from './hours-sql.ts'
import type { HoursOwner } from './whose-hours.ts'

type Filter = QueryOf<typeof contract.projects.list>

const projectList: List<ColumnOf<Filter>> = {
  name: 'projects',
  columns: { name: { by: sql`p.name COLLATE list_order`, type: 'text' } },
  defaultSort: 'name',
  id: sql`p.id`,
}

type Row = Omit<ProjectListItem, 'contact' | 'budgetUsedPercent'> & {
  contact_id: number | null
  contact_name: string | null
  used: number | null
}

/** Whoever asks, and whether they see the books. */
export interface ProjectReader extends HoursOwner {
  readonly seesMoney: boolean
  readonly today: string
}

type ProjectPage = ResponseOf<typeof contract.projects.list>

/** A page of projects by name, each with what was worked on it; the first with how many there are and what they come to. */
export async function listProjects(db: Db, reader: ProjectReader, filter: Filter): Promise<ProjectPage> {
  const sums = filter.cursor === undefined ? await sumsOf(db, reader, filter) : {}
  const { rows, ...cursors } = await readList<Row, ColumnOf<Filter>>(db, projectList, filter, {
    select: sql`p.id, p.name, p.contact_id, c.name AS contact_name, p.colour, p.billable, p.closed_at IS NOT NULL AS closed,
      t.seconds, ${reader.seesMoney ? sql`t."unbilledCents"` : sql`NULL`} AS "unbilledCents",
      ${reader.seesMoney ? usedBudget : sql`NULL`} AS used`,
    from: sql`FROM projects p
      LEFT JOIN contact_names c ON c.administration_id = p.administration_id AND c.id = p.contact_id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.seconds), 0)::int8 AS seconds,
          ${reader.seesMoney ? sql`coalesce(round(sum(${worthOfEntry}) FILTER (WHERE ${isUnbilledBy(reader.today)})), 0)::int8` : sql`0`} AS "unbilledCents",
          ${reader.seesMoney ? sql`coalesce(round(sum(${worthOfEntry})), 0)::int8` : sql`0`} AS worth
        FROM time_entries e
        WHERE e.administration_id = p.administration_id AND e.project_id = p.id AND e.deleted_at IS NULL
          ${reader.seesMoney ? sql`` : sql`AND e.user_id = ${reader.userId}`}
      ) t`,
    where: conditionsOf(reader, filter),
  })
  const items = rows.map(({ contact_id, contact_name, used, ...row }): ProjectListItem => ({
    ...row,
    contact: contact_id === null || contact_name === null ? null : { id: contact_id, name: contact_name },
    budgetUsedPercent: used,
  }))
  return { items, ...cursors, ...sums }
}

async function sumsOf(
  db: Db,
  reader: ProjectReader,
  filter: Filter,
): Promise<Pick<ProjectPage, 'segments' | 'totals'>> {
  const from = sql`FROM projects p
    LEFT JOIN contact_names c ON c.administration_id = p.administration_id AND c.id = p.contact_id`
  const segment = (state?: Filter['state']) =>
    sql`SELECT p.id ${from} WHERE ${conditionsOf(reader, { ...filter, state })}`
  const [segments, { rows }] = await Promise.all([
    countSegments(db, [], { all: segment(), open: segment('open'), closed: segment('closed') }),
    sql<NonNullable<ProjectPage['totals']>>`
      SELECT coalesce(sum(own.seconds), 0)::int8 AS seconds,
        ${reader.seesMoney ? sql`coalesce(sum(own.cents), 0)::int8` : sql`NULL`} AS "unbilledCents"
      FROM (
        SELECT sum(e.seconds) AS seconds,
          ${reader.seesMoney ? sql`round(sum(${worthOfEntry}))` : sql`0`} AS cents
        ${from}
        JOIN time_entries e ON e.administration_id = p.administration_id AND e.project_id = p.id AND e.deleted_at IS NULL
          AND ${reader.seesMoney ? isUnbilledBy(reader.today) : sql`e.user_id = ${reader.userId}`}
        WHERE ${conditionsOf(reader, filter)} GROUP BY p.id
      ) own`.execute(db),
  ])
  return { segments, ...(rows[0] && { totals: rows[0] }) }
}

const usedBudget = sql`CASE p.budget_kind
  WHEN 'hours' THEN round(t.seconds * 100.0 / p.budget_seconds)::int
  WHEN 'money' THEN round(t.worth * 100.0 / p.budget_cents)::int END`

function conditionsOf(reader: ProjectReader, { state, search }: Filter): RawBuilder<unknown> {
  const conditions = [sql`p.administration_id = ${reader.administrationId}`]
  if (!reader.seesMoney) conditions.push(isOpenTo(reader.userId))
  if (state === 'open') conditions.push(sql`p.closed_at IS NULL`)
  if (state === 'closed') conditions.push(sql`p.closed_at IS NOT NULL`)
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(sql`(p.name ILIKE ${pattern} OR c.name ILIKE ${pattern})`)
  }
  return sql.join(conditions, sql` AND `)
}
