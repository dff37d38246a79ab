import type { Db } from '../../database/db.ts'

/** A user and the password hash that was compared, outside of the transaction. */
export interface CheckedPassword {
  readonly id: number
  readonly passwordHash: string
}

/**
 * Tells whether the password that was checked still counts, and keeps it from being changed until this transaction
 * ends: what it opens is either seen by whoever ends everything of the old password, or is not opened at all.
 */
export async function lockPassword(db: Db, { id, passwordHash }: CheckedPassword): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('deactivated_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return user !== undefined
}
