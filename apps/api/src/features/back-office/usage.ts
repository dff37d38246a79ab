import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

type Usage = ResponseOf<typeof contract.backOffice.usage>

const DAYS = 30

/** How much is done in the last thirty days: counts alone, of nobody by name. */
export async function showUsage(db: Db, now: Date): Promise<Usage> {
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const { rows } = await sql<Omit<Usage, 'days'>>`
    SELECT count(DISTINCT l.administration_id) AS administrations, count(DISTINCT l.user_id) AS users,
      count(*) FILTER (WHERE (l.action, l.entity) = ('finalise', 'invoice')) AS invoices,
      count(*) FILTER (WHERE (l.action, l.entity) = ('book', 'purchase')) AS purchases,
      count(*) FILTER (WHERE (l.action, l.entity) = ('create', 'document')) AS documents,
      count(*) FILTER (WHERE (l.action, l.entity) = ('import', 'bank_statement')) AS "bankStatements",
      count(*) FILTER (WHERE (l.action, l.entity) = ('file', 'vat_return')) AS "vatReturns"
    FROM audit_log l WHERE l.created_at >= ${since}`.execute(db)
  return { days: DAYS, ...must(rows[0], 'the counts') }
}
