import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** The name of a user as others see it. */
export async function nameOfMember(db: Db, userId: number): Promise<string> {
  const { name } = await db
    .selectFrom('people')
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return name
}
