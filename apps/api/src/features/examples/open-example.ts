import type { Db } from '../../database/db.ts'
import type { Services } from '../../kernel/services.ts'

interface Opening {
  readonly userId: number
  readonly today: string
  readonly now: Date
}

/**
 * The examples of a user, made when there are none. In the scope `system`, since nobody is in an administration before it
 * exists; two presses at once wait for each other at the user's row.
 */
export async function openExample(
  db: Db,
  { makeExample }: Pick<Services, 'makeExample'>,
  { userId, today, now }: Opening,
): Promise<{ id: number; isNew: boolean }> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const known = await db
    .selectFrom('administrations')
    .select('id')
    .where('example_of', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (known) return { id: known.id, isNew: false }
  return { id: await makeExample(db, { ownerId: userId, today, now }), isNew: true }
}
