import type { Db } from '../../database/db.ts'

/** All roles of a user, the active ones first. */
export function rolesOf(db: Db, userId: number) {
  return db
    .selectFrom('roles')
    .select(['id', 'administration_id', 'type', 'deactivated_at', 'permissions', 'user_id', 'is_primary_user'])
    .where('user_id', '=', userId)
    .orderBy('deactivated_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute()
}

/** The administrations a user may enter: by an active role, or as a client of the user's firm. */
export function administrationsOf(db: Db, { id, firmId }: { id: number; firmId: number | null }) {
  return db
    .selectFrom('administrations as a')
    .select(['a.id', 'a.company_name', 'a.accessible_by_support', 'a.subscription_type', 'a.subscription_period_end'])
    .where((expression) =>
      expression.or([
        expression.exists(
          expression
            .selectFrom('roles as r')
            .select('r.id')
            .whereRef('r.administration_id', '=', 'a.id')
            .where('r.user_id', '=', id)
            .where('r.deactivated_at', 'is', null),
        ),
        ...(firmId === null ? [] : [expression('a.firm_id', '=', firmId)]),
      ]),
    )
    .orderBy('a.company_name')
    .orderBy('a.id')
    .execute()
}

/** The role of one user in the administration of the scope, and the firm they work at. */
export function memberOf(db: Db, administrationId: number, userId: number) {
  return db
    .selectFrom('users as u')
    .innerJoin('administrations as a', (join) => join.on('a.id', '=', administrationId))
    .leftJoin('roles as r', (join) =>
      join.onRef('r.user_id', '=', 'u.id').onRef('r.administration_id', '=', 'a.id').on('r.deactivated_at', 'is', null),
    )
    .select(['u.firm_id', 'a.firm_id as administration_firm_id'])
    .select(['r.permissions', 'r.is_primary_user', 'r.is_financial_planner'])
    .where('u.id', '=', userId)
    .executeTakeFirst()
}
