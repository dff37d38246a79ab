import type { Db } from '../../database/db.ts'

/** The first and last name of a user; null for nobody. */
export async function nameOfUser(db: Db, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user ? `${user.first_name} ${user.last_name}` : null
}
