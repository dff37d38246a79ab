import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { SubscriptionType } from '../../../database/schema/platform.ts'
import { likePattern } from '../../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../../kernel/list.ts'
import { readList } from '../../../kernel/read-list.ts'
import { countSegments } from '../../../kernel/segments.ts'

type ClientPage = ResponseOf<typeof contract.firms.clients>

type Filter = QueryOf<typeof contract.firms.clients>

const clientList: List<ColumnOf<Filter>> = {
  name: 'firm-clients',
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
  invited_address: string | null
  manager_id: number | null
  manager_name: string | null
  subscriber_kind: 'OWNER' | 'ADVISOR'
  subscription_type: SubscriptionType
  subscription_period_end: string | null
}

/**
 * A page of a firm's clients, or of those it archived, by name unless sorted otherwise, found by company or
 * main user; the first with its counts.
 */
export async function listClients(
  db: Db,
  { firmId, clientIds }: { readonly firmId: number; readonly clientIds: readonly number[] },
  filter: Filter,
): Promise<ClientPage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, clientList, filter, {
      select: sql`a.id, a.company_name, a.subscription_type, a.subscription_period_end,
        a.subscriber_kind, m.name AS main_user, i.email_address AS invited_address, k.user_id AS manager_id,
        g.first_name || ' ' || g.last_name AS manager_name`,
      from: sql`${withMainUser}
        LEFT JOIN LATERAL (
          SELECT o.email_address FROM invitations o
          WHERE o.administration_id = a.id AND o.makes_main_user AND o.accepted_at IS NULL AND o.revoked_at IS NULL
          ORDER BY o.id DESC LIMIT 1
        ) i ON true
        LEFT JOIN client_managers k ON k.administration_id = a.id AND k.administration_id = ANY (${clientIds}::bigint[])
        LEFT JOIN people g ON g.id = k.user_id`,
      where: conditionsOf(firmId, filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, firmId, filter) : undefined,
  ])
  return {
    items: rows.map((row) => ({
      id: row.id,
      companyName: row.company_name,
      mainUser: row.main_user,
      invitedAddress: row.invited_address,
      manager:
        row.manager_id === null || row.manager_name === null ? null : { id: row.manager_id, name: row.manager_name },
      paidBy: row.subscriber_kind === 'ADVISOR' ? 'FIRM' : 'CLIENT',
      subscriptionType: row.subscription_type,
      currentPeriodEnd: row.subscription_period_end,
    })),
    ...cursors,
    ...(segments && { segments }),
  }
}

function segmentsOf(db: Db, firmId: number, filter: Filter): Promise<NonNullable<ClientPage['segments']>> {
  const segment = (state?: 'archived') =>
    sql`SELECT a.id ${filter.search ? withMainUser : sql`FROM companies a`} WHERE ${conditionsOf(firmId, { ...filter, state })}`
  return countSegments(db, [], { active: segment(), archived: segment('archived') })
}

/** Whose name is searched too. */
const withMainUser = sql`FROM companies a
  LEFT JOIN LATERAL (
    SELECT u.first_name || ' ' || u.last_name AS name
    FROM role_assignments r JOIN people u ON u.id = r.user_id
    WHERE r.administration_id = a.id AND r.is_primary_user
  ) m ON true`

function conditionsOf(firmId: number, { search, state }: Pick<Filter, 'search' | 'state'>) {
  const conditions = [sql`a.firm_id = ${firmId}`, sql`(a.firm_archived_at IS NOT NULL) = ${state === 'archived'}`]
  if (search) {
    const pattern = likePattern(search)
    conditions.push(sql`(a.company_name ILIKE ${pattern} OR m.name ILIKE ${pattern})`)
  }
  return sql.join(conditions, sql` AND `)
}
