import type { ResponseOf, screenShares } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { presenceMs } from './timings.ts'

const MOST = 200
/** Of whom we know no administration and no firm; what the browser says they are is never shown. */
const UNKNOWN_COMPANY = 'Onbekend'

/** Sessions whose user is there now: nobody can be helped whose page is closed. */
const present = (db: Db, now: Date) =>
  db
    .selectFrom('screen_shares as s')
    .where('s.stopped_at', 'is', null)
    .where('s.last_seen_at', '>', new Date(now.getTime() - presenceMs))

/** Who shares a screen now: who waits longest first, then who is helped. Names come from us, not from the browser. */
export async function listSessions(db: Db, userId: number, now: Date): Promise<ResponseOf<typeof screenShares.list>> {
  const rows = await present(db, now)
    .innerJoin('people as u', 'u.id', 's.user_id')
    .leftJoin('companies as a', 'a.id', 's.administration_id')
    .leftJoin('accounting_firms as f', 'f.id', 'u.firm_id')
    .leftJoin('people as o', 'o.id', 's.operator_id')
    .where((row) => row.or([row('s.away_since', 'is', null), row('s.operator_id', 'is not', null)]))
    .select([
      's.id',
      'f.company_name as firm_name',
      's.administration_id',
      's.created_at',
      's.operator_id',
      'a.company_name',
    ])
    .select(['u.first_name', 'u.last_name', 'o.first_name as operator_first_name', 'o.last_name as operator_last_name'])
    .orderBy((row) => row('s.operator_id', 'is not', null))
    .orderBy('s.created_at')
    .orderBy('s.id')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    company: row.company_name ?? row.firm_name ?? UNKNOWN_COMPANY,
    administrationId: row.administration_id,
    since: toTimestamp(row.created_at),
    operatorName: row.operator_id === null ? null : `${row.operator_first_name} ${row.operator_last_name}`,
    isMine: row.operator_id === userId,
  }))
}

interface Claim {
  readonly administrationId: number | null
  /** False for who helped already and only comes back. */
  readonly isNew: boolean
}

/** Makes the session this operator's. Throws `not_found` for one that is over, `screen_share_taken` for a colleague's. */
export async function claimSession(db: Db, id: number, operatorId: number, now: Date): Promise<Claim> {
  const session = await present(db, now)
    .select(['s.operator_id', 's.administration_id', 's.away_since'])
    .where('s.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  // Who helps already comes back and waits for the user; nobody else is sent to a page that is closed.
  if (!session || (session.away_since !== null && session.operator_id !== operatorId)) throw new ApiError('not_found')
  const { operator_id: current, administration_id: administrationId } = session
  if (current !== null && current !== operatorId) throw new ApiError('screen_share_taken')
  if (current === operatorId) return { administrationId, isNew: false }
  await db.updateTable('screen_shares').set({ operator_id: operatorId, joined_at: now }).where('id', '=', id).execute()
  return { administrationId, isNew: true }
}
