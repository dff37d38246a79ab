import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { JobSender } from '../../kernel/job.ts'
import type { MakeExample } from '../../kernel/services.ts'

interface Opening {
  readonly userId: number
  readonly jobs: JobSender
  readonly now: Date
}

/**
 * The examples of a user, made when there are none. In the scope `system`, since nobody is in an administration before it
 * exists.
 */
export async function openExample(
  db: Db,
  prepare: () => Promise<MakeExample>,
  { userId, jobs, now }: Opening,
): Promise<{ id: number; isNew: boolean }> {
  await lockExample(db, userId)
  const known = await exampleOf(db, userId)
  if (known !== null) return { id: known, isNew: false }
  const make = await prepare()
  return { id: await make(db, jobs, { ownerId: userId, now }), isNew: true }
}

/** The administration of examples of a user; null when there is none. */
export async function exampleOf(db: Db, userId: number): Promise<number | null> {
  const known = await db
    .selectFrom('companies')
    .select('id')
    .where('example_of', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return known?.id ?? null
}

/**
 * Two presses at once wait for each other, for as long as making takes, which is more than one waits for a lock elsewhere.
 * The row of the user is left alone: one works on meanwhile.
 */
async function lockExample(db: Db, userId: number): Promise<void> {
  await sql`SET LOCAL lock_timeout = '25s'`.execute(db)
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('example', ${userId}))`.execute(db)
}
