import type { Db } from '../../database/db.ts'

/** The e-mail address of a user, who is there. */
export async function addressOfUser(db: Db, userId: number): Promise<string> {
  const user = await db.selectFrom('users').select('email_address').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.email_address
}
