import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isUnbilled, isUnbilledBy, worthOfEntry } from './hours-sql.ts'
import { hoursSettings } from './hours-settings.ts'

type Unbilled = ResponseOf<typeof contract.hours.unbilled>

interface Row {
  contact_id: number
  contact_name: string
  project_id: number
  project_name: string
  colour: number
  waiting: number
  seconds: number
  cents: number
  from: string | null
  to: string | null
}

/** The entry `e` is in a week that was approved. */
const isApproved = sql<boolean>`EXISTS (SELECT FROM time_weeks w WHERE w.administration_id = e.administration_id
  AND w.user_id = e.user_id AND w.monday = e.day - (extract(isodow FROM e.day)::int - 1) AND w.state = 'approved')`

/** The entry `e` can be put on an invoice now. */
export async function isReady(db: Db, administrationId: number): Promise<RawBuilder<boolean>> {
  const { needsApproval } = await hoursSettings(db, administrationId)
  return needsApproval ? sql<boolean>`(${isUnbilled} AND ${isApproved})` : isUnbilled
}

/** What waits to be invoiced up to a day that came, by customer and project, both by name. */
export async function listUnbilled(db: Db, administrationId: number, to: string): Promise<Unbilled> {
  const ready = await isReady(db, administrationId)
  const { rows } = await sql<Row>`
    SELECT c.id AS contact_id, c.name AS contact_name, p.id AS project_id, p.name AS project_name, p.colour,
      coalesce(sum(e.seconds) FILTER (WHERE NOT ${ready}), 0)::int8 AS waiting,
      coalesce(sum(e.seconds) FILTER (WHERE ${ready}), 0)::int8 AS seconds,
      coalesce(round(sum(${worthOfEntry}) FILTER (WHERE ${ready})), 0)::int8 AS cents,
      min(e.day) FILTER (WHERE ${ready}) AS "from", max(e.day) FILTER (WHERE ${ready}) AS "to"
    FROM time_entries e
    JOIN projects p ON p.administration_id = e.administration_id AND p.id = e.project_id
    JOIN contact_names c ON c.administration_id = p.administration_id AND c.id = p.contact_id
    WHERE e.administration_id = ${administrationId} AND ${isUnbilledBy(to)}
    GROUP BY c.id, c.name, p.id, p.name, p.colour
    ORDER BY c.name, c.id, p.name, p.id`.execute(db)
  return [...Map.groupBy(rows, ({ contact_id }) => contact_id).values()].flatMap((ofContact) => {
    const [first] = ofContact
    if (!first) return []
    const sum = (key: 'waiting' | 'seconds' | 'cents') => ofContact.reduce((total, row) => total + row[key], 0)
    return [
      {
        contact: { id: first.contact_id, name: first.contact_name },
        waitingSeconds: sum('waiting'),
        seconds: sum('seconds'),
        cents: sum('cents'),
        projects: ofContact.flatMap(({ project_id: id, project_name: name, colour, seconds, cents, from, to: until }) =>
          from === null || until === null ? [] : [{ id, name, colour, seconds, cents, from, to: until }],
        ),
      },
    ]
  })
}
