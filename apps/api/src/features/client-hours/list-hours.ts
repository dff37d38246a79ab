import type { ClientHours, ClientHoursSum, contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { nameOfUser } from '../hours/hours-sql.ts'

/** Which hours: those of a firm in a period, of one client or colleague when these are named. */
export type AskedHours = QueryOf<typeof contract.clientHours.list>

const MOST_DAYS = 366
const MOST_ENTRIES = 500

/** Of a client that left, whose books are not seen any more, the name that was kept with the hours. */
const nameOfClient = sql`coalesce(a.company_name, h.company_name)`
const lastNameOfClient = sql`(array_agg(${nameOfClient} ORDER BY h.day DESC, h.id DESC))[1]`

/** The newest hours of a period, and what all of them come to. Throws `invalid_input` for a period of more than a year. */
export async function listClientHours(
  db: Db,
  firmId: number,
  asked: AskedHours,
): Promise<ResponseOf<typeof contract.clientHours.list>> {
  const newest = sql`ORDER BY h.day DESC, h.id DESC LIMIT ${MOST_ENTRIES + 1}`
  const found = await entriesOf(db, firmId, asked, newest)
  const clients = await sumsOf(db, firmId, asked, { id: sql`h.administration_id`, name: lastNameOfClient })
  const colleagues = await sumsOf(db, firmId, asked, { id: sql`u.id`, name: sql`min(${nameOfUser})` })
  return {
    entries: found.slice(0, MOST_ENTRIES),
    hasMore: found.length > MOST_ENTRIES,
    clients,
    colleagues,
    seconds: clients.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

/** The hours of a period in an order. Throws `invalid_input` for a period of more than a year. */
export async function entriesOf(
  db: Db,
  firmId: number,
  asked: AskedHours,
  order: RawBuilder<unknown>,
): Promise<ClientHours[]> {
  const { rows } = await sql<ClientHours>`
    SELECT h.id, h.administration_id AS "administrationId", ${nameOfClient} AS "companyName", a.id IS NOT NULL AS "isClient",
      h.user_id AS "userId",
      ${nameOfUser} AS "userName", h.day, h.seconds, h.note, h.version
    ${askedHours(firmId, asked)} ${order}`.execute(db)
  return rows
}

async function sumsOf(
  db: Db,
  firmId: number,
  asked: AskedHours,
  by: { readonly id: RawBuilder<unknown>; readonly name: RawBuilder<unknown> },
): Promise<ClientHoursSum[]> {
  const { rows } = await sql<ClientHoursSum>`
    SELECT ${by.id} AS id, ${by.name} AS name, sum(h.seconds)::bigint AS seconds ${askedHours(firmId, asked)}
    GROUP BY 1 ORDER BY seconds DESC, 1`.execute(db)
  return rows
}

function askedHours(firmId: number, { from, to, administrationId, userId }: AskedHours): RawBuilder<unknown> {
  if (to < from) throw new ApiError('invalid_input', { fields: { to: 'De laatste dag ligt voor de eerste' } })
  if (to > addDays(from, MOST_DAYS - 1))
    throw new ApiError('invalid_input', { fields: { to: 'Kies hoogstens een jaar' } })
  // The firm of the client is told, though no other is seen: the planner finds no index by what a policy says.
  return sql`FROM client_time_entries h
    LEFT JOIN companies a ON a.id = h.administration_id AND a.firm_id = ${firmId} JOIN people u ON u.id = h.user_id
    WHERE h.firm_id = ${firmId} AND h.day BETWEEN ${from} AND ${to}
      AND (${administrationId ?? null}::bigint IS NULL OR h.administration_id = ${administrationId ?? null}::bigint)
      AND (${userId ?? null}::bigint IS NULL OR h.user_id = ${userId ?? null}::bigint)`
}
