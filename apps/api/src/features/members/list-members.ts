import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import { isAssignable } from '../../kernel/permissions.ts'

type Members = ResponseOf<typeof contract.members.list>

/** Everybody who has or had a role: the main user first, then by name, those who left last. */
export async function listMembers(db: Db, administrationId: number): Promise<Members> {
  const rows = await db
    .selectFrom('roles as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
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
    .orderBy('r.deactivated_at', (order) => order.desc().nullsFirst())
    .orderBy('r.is_primary_user', 'desc')
    .orderBy('u.first_name')
    .orderBy('r.id')
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
