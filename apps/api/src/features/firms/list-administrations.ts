import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { SubscriptionType } from '../../database/schema/platform.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'

type AdministrationPage = ResponseOf<typeof contract.firms.administrations>

type Filter = QueryOf<typeof contract.firms.administrations>

const clientList: List<ColumnOf<Filter>> = {
  name: 'firm-administrations',
  columns: {
    companyName: { by: sql`a.company_name COLLATE list_order`, type: 'text' },
    currentPeriodEnd: { by: sql`a.subscription_period_end`, type: 'date', isNullable: true },
  },
  defaultSort: 'companyName',
  id: sql`a.id`,
}

interface Row {
  id: number
  company_name: string
  main_user: string | null
  subscription_type: SubscriptionType
  subscription_period_end: string | null
}

/** A page of a firm's clients by name unless sorted otherwise, found by company or main user; one statement. */
export async function listAdministrations(db: Db, firmId: number, filter: Filter): Promise<AdministrationPage> {
  const pattern = filter.search ? likePattern(filter.search) : null
  const { rows, ...cursors } = await readList<Row, ColumnOf<Filter>>(db, clientList, filter, {
    select: sql`a.id, a.company_name, a.subscription_type, a.subscription_period_end, m.name AS main_user`,
    from: sql`FROM administrations a
      LEFT JOIN LATERAL (
        SELECT u.first_name || ' ' || u.last_name AS name
        FROM roles r JOIN users u ON u.id = r.user_id
        WHERE r.administration_id = a.id AND r.is_primary_user
      ) m ON true`,
    where: sql`a.firm_id = ${firmId}
      AND (${pattern}::text IS NULL OR a.company_name ILIKE ${pattern} OR m.name ILIKE ${pattern})`,
  })
  return {
    items: rows.map((row) => ({
      id: row.id,
      companyName: row.company_name,
      mainUser: row.main_user,
      subscriptionType: row.subscription_type,
      currentPeriodEnd: row.subscription_period_end,
    })),
    ...cursors,
  }
}
