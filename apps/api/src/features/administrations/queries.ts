import type { Db } from '../../database/db.ts'

export function findAdministration(db: Db, administrationId: number) {
  return db
    .selectFrom('administrations')
    .select(['id', 'company_name', 'accessible_by_support', 'subscription_type', 'subscription_period_end'])
    .select('subscription_ends_on')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
}

/** Everybody who has or had a role: the main user first, then by name. */
export function membersOf(db: Db, administrationId: number) {
  return db
    .selectFrom('roles as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.user_id', 'u.first_name', 'u.last_name', 'r.deactivated_at', 'r.permissions'])
    .select(['r.is_primary_user', 'r.is_financial_planner'])
    .where('r.administration_id', '=', administrationId)
    .orderBy('r.is_primary_user', 'desc')
    .orderBy('u.first_name')
    .orderBy('r.id')
    .execute()
}

/** The bank and cash books, the main one first. */
export function moneyBooksOf(db: Db, administrationId: number) {
  return db
    .selectFrom('journals')
    .select(['id', 'name', 'financial_type', 'is_primary', 'iban', 'account_holder'])
    .where('administration_id', '=', administrationId)
    .where('type', 'in', ['bankbook', 'cashbook'])
    .orderBy('is_primary', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
