import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, SortOf } from '../../kernel/list.ts'
import { isAssignable } from '../../kernel/permissions.ts'

type Members = ResponseOf<typeof contract.members.list>
type Filter = QueryOf<typeof contract.members.list>

/**
 * Who has or had a role, once each: who came back is no former member, and of who left more than once the last time
 * counts. Those who left stand behind the others; in no other order the main user is first, then by name, and those who left last.
 */
export async function listMembers(db: Db, administrationId: number, { search, sort }: Filter = {}): Promise<Members> {
  const found = db
    .selectFrom('roles as r')
    .innerJoin('people as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.user_id', 'r.permissions', 'r.is_primary_user', 'r.is_financial_planner', 'r.deactivated_at'])
    .select(['u.first_name', 'u.last_name', 'u.email_address'])
    .select((expression) =>
      expression
        .selectFrom('sessions as s')
        .select(({ fn }) => fn.max('s.last_seen_at').as('at'))
        .whereRef('s.user_id', '=', 'u.id')
        // What somebody does after they left is nobody's business here.
        .where('r.deactivated_at', 'is', null)
        .as('last_seen_at'),
    )
    .where('r.administration_id', '=', administrationId)
    .where(isLatestRole)
    .where(search?.trim() ? matches(search) : sql<boolean>`true`)
  const rows = await db
    .selectFrom(found.as('m'))
    .selectAll()
    .orderBy(({ eb }) => eb('deactivated_at', 'is not', null))
    .orderBy(orderOf(sort))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    roleId: row.id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    emailAddress: row.email_address,
    permissions: row.permissions.filter(isAssignable),
    isPrimaryUser: row.is_primary_user,
    isFinancialPlanner: row.is_financial_planner,
    deactivatedAt: toTimestampOrNull(row.deactivated_at),
    lastSeenAt: toTimestampOrNull(row.last_seen_at),
  }))
}

const matches = (search: string) =>
  sql<boolean>`concat_ws(' ', u.first_name, u.last_name, u.email_address) ILIKE ${likePattern(search)}`

const isLatestRole = sql<boolean>`NOT EXISTS (
  SELECT 1 FROM roles l WHERE l.administration_id = r.administration_id AND l.user_id = r.user_id AND l.id <> r.id
    AND r.deactivated_at IS NOT NULL
    AND (l.deactivated_at IS NULL OR (l.deactivated_at, l.id) > (r.deactivated_at, r.id)))`

const NAME = sql`(first_name || ' ' || last_name) COLLATE list_order`
/** Who never came was seen longest ago. */
const SEEN = sql`COALESCE(deactivated_at, last_seen_at, '-infinity'::timestamptz)`
const orders: Readonly<Record<SortOf<ColumnOf<Filter>>, RawBuilder<unknown>>> = {
  name: NAME,
  '-name': sql`${NAME} DESC`,
  lastSeenAt: SEEN,
  '-lastSeenAt': sql`${SEEN} DESC`,
}
const orderOf = (sort: Filter['sort']): RawBuilder<unknown> =>
  sort === undefined ? sql`deactivated_at DESC NULLS FIRST, is_primary_user DESC, first_name` : orders[sort]
