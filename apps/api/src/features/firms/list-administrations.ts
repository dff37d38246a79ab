import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { SubscriptionType } from '../../database/schema/platform.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { likePattern } from '../../kernel/like-pattern.ts'

type AdministrationPage = ResponseOf<typeof contract.firms.administrations>

const pageSize = 50

export interface FirmFilter {
  readonly search: string | undefined
  readonly cursor: string | undefined
}

interface Row {
  id: number
  company_name: string
  sort_name: string
  main_user: string | null
  subscription_type: SubscriptionType
  subscription_period_end: string | null
}

/** A page of a firm's clients by name, found by company or main user; one statement whatever the number. */
export async function listAdministrations(db: Db, firmId: number, filter: FirmFilter): Promise<AdministrationPage> {
  const after = decodeCursor(filter.cursor, ['string', 'number'])
  const pattern = filter.search ? likePattern(filter.search) : null
  const { rows } = await sql<Row>`
    SELECT a.id, a.company_name, lower(a.company_name) AS sort_name, a.subscription_type, a.subscription_period_end,
      m.name AS main_user
    FROM administrations a
    LEFT JOIN LATERAL (
      SELECT u.first_name || ' ' || u.last_name AS name
      FROM roles r JOIN users u ON u.id = r.user_id
      WHERE r.administration_id = a.id AND r.is_primary_user
    ) m ON true
    WHERE a.firm_id = ${firmId}
      AND (${pattern}::text IS NULL OR a.company_name ILIKE ${pattern} OR m.name ILIKE ${pattern})
      AND ${after === null ? sql`true` : sql`(lower(a.company_name), a.id) > (${after[0]}, ${after[1]})`}
    ORDER BY lower(a.company_name), a.id
    LIMIT ${pageSize + 1}`.execute(db)
  const { shown, nextCursor } = pageOf(rows, pageSize, (row) => [row.sort_name, row.id])
  return {
    items: shown.map((row) => ({
      id: row.id,
      companyName: row.company_name,
      mainUser: row.main_user,
      subscriptionType: row.subscription_type,
      currentPeriodEnd: row.subscription_period_end,
    })),
    nextCursor,
  }
}
