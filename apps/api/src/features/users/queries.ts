import { sql, type NotNull } from 'kysely'
import type { Db } from '../../database/db.ts'

/** All roles of a user, the active ones first. */
export function rolesOf(db: Db, userId: number) {
  return db
    .selectFrom('role_assignments')
    .select(['id', 'administration_id', 'type', 'deactivated_at', 'permissions', 'user_id', 'is_primary_user'])
    .where('user_id', '=', userId)
    .orderBy('deactivated_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute()
}

interface Person {
  readonly id: number
  readonly firmId: number | null
  /** Whether they enter every client of that firm; else those they were given. */
  readonly firmSeesAll: boolean
}

/** The administrations a user may enter: by an active role, or as a client of the user's firm. */
export function administrationsOf(db: Db, user: Person, today: string) {
  return db
    .selectFrom('companies as a')
    .select(['a.id', 'a.company_name', 'a.accessible_by_support', 'a.subscription_type', 'a.subscription_period_end'])
    .select(['a.subscription_ends_on', 'a.example_of'])
    .where('a.id', 'in', administrationIdsOf(db, user, today))
    .orderBy('a.company_name')
    .orderBy('a.id')
    .execute()
}

/** Their ids, each by an index of its own: one condition with OR reads the administrations of everybody. */
export function administrationIdsOf(db: Db, { id, firmId, firmSeesAll }: Person, today: string) {
  const byRole = db
    .selectFrom('role_assignments')
    .select('administration_id as id')
    .where('user_id', '=', id)
    .where('deactivated_at', 'is', null)
    .where('administration_id', 'is not', null)
    .$narrowType<{ id: NotNull }>()
  if (firmId === null) return byRole
  const ofFirm = db.selectFrom('companies').select('id').where('firm_id', '=', firmId)
  return byRole.union(
    firmSeesAll ? ofFirm : ofFirm.where(sql<boolean>`id IN (SELECT clients_given_to(${id}, ${today}::date))`),
  )
}

/** The role of one user in the administration of the scope, and whether they enter it by the firm that looks after it. */
export function memberOf(db: Db, administrationId: number, userId: number, today: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('companies as a', (join) => join.on('a.id', '=', administrationId))
    .leftJoin('role_assignments as r', (join) =>
      join.onRef('r.user_id', '=', 'u.id').onRef('r.administration_id', '=', 'a.id').on('r.deactivated_at', 'is', null),
    )
    .select(
      sql<boolean>`coalesce(u.firm_id = a.firm_id AND (u.firm_sees_all OR a.id IN (
        SELECT clients_given_to(u.id, ${today}::date))), false)`.as('is_of_firm'),
    )
    .select(['r.permissions', 'r.is_primary_user', 'r.is_financial_planner'])
    .where('u.id', '=', userId)
    .executeTakeFirst()
}
