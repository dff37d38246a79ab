import type { Db } from '../../database/db.ts'
import type { StoredPermission } from '../../database/schema/platform.ts'

export interface NewMember {
  readonly administrationId: number
  readonly userId: number
  readonly permissions: readonly StoredPermission[]
  readonly isMainUser: boolean
  /** The bookkeeper in charge; nobody when left out. */
  readonly isFinancialPlanner?: boolean
  /** By the clock of the database when left out. */
  readonly at?: Date
}

/** Lets a user into an administration. */
export async function addMember(db: Db, member: NewMember): Promise<void> {
  await db
    .insertInto('roles')
    .values({
      user_id: member.userId,
      administration_id: member.administrationId,
      type: 'ADMINISTRATION_ROLE',
      permissions: [...member.permissions],
      is_primary_user: member.isMainUser,
      is_financial_planner: member.isFinancialPlanner ?? false,
      deactivated_at: null,
      ...(member.at && { created_at: member.at }),
    })
    .execute()
}

/** Makes a user one of the staff, who are in no administration by this. */
export async function addGlobalRole(db: Db, userId: number, permissions: readonly StoredPermission[]): Promise<void> {
  await db
    .insertInto('roles')
    .values({
      user_id: userId,
      administration_id: null,
      type: 'GLOBAL_ROLE',
      permissions: [...permissions],
      deactivated_at: null,
    })
    .execute()
}
