import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

export function findAdministration(db: Db, administrationId: number) {
  return db
    .selectFrom('administrations')
    .select(['id', 'company_name', 'accessible_by_support', 'subscription_type', 'subscription_period_end'])
    .select(['subscription_ends_on', 'example_of'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
}

/** Whether its books are examples, of which nothing may reach anybody. */
export async function isExample(db: Db, administrationId: number): Promise<boolean> {
  const { example_of: of } = await findAdministration(db, administrationId)
  return of !== null
}

/**
 * Everybody who has or had a role, and who works at the firm that looks after the books: the main user first, then by
 * name.
 */
export function membersOf(db: Db, administrationId: number) {
  const byRole = db.selectFrom('role_assignments').select('user_id').where('administration_id', '=', administrationId)
  const byFirm = db
    .selectFrom('people as c')
    .innerJoin('administrations as f', 'f.firm_id', 'c.firm_id')
    .select('c.id as user_id')
    .where('f.id', '=', administrationId)
    // Also who stands in on another day: it is about who knows these books.
    .where(sql<boolean>`(c.firm_sees_all OR f.id IN (SELECT clients_given_to(c.id, NULL)))`)
    .where('c.deactivated_at', 'is', null)
  return db
    .selectFrom('people as u')
    .leftJoin('role_assignments as r', (join) =>
      join.onRef('r.user_id', '=', 'u.id').on('r.administration_id', '=', administrationId),
    )
    .select(['u.id as user_id', 'u.first_name', 'u.last_name', 'r.deactivated_at', 'r.permissions'])
    .select(['r.is_primary_user', 'r.is_financial_planner'])
    .select(({ eb }) => eb('u.id', 'in', byFirm).as('is_of_firm'))
    .where('u.id', 'in', byRole.union(byFirm))
    .orderBy(({ eb }) => eb('r.is_primary_user', 'is', true), 'desc')
    .orderBy('u.first_name')
    .orderBy('r.id')
    .orderBy('u.id')
    .execute()
}
