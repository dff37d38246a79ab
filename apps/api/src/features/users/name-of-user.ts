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

/** The first and last names of users, by id. */
export async function namesOfUsers(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return new Map()
  const users = await db.selectFrom('users').select(['id', 'first_name', 'last_name']).where('id', 'in', ids).execute()
  return new Map(users.map(({ id, first_name: first, last_name: last }) => [id, `${first} ${last}`]))
}
