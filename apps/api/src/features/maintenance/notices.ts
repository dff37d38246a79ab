import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { formatDateLong } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** What is told on a day; null when there is nothing. */
export async function shownNotice(db: Db, today: string): Promise<ResponseOf<typeof contract.maintenance.show>> {
  const row = await db
    .selectFrom('maintenance_notices')
    .select(['id', 'body as text', 'shown_until as until'])
    .where('ended_at', 'is', null)
    .where('shown_until', '>=', today)
    .executeTakeFirst()
  return row ?? null
}

/** Tells something up to a day, in place of what was told. Throws `invalid_input` for a day that is over. */
export async function announce(
  db: Db,
  { text, until }: { readonly text: string; readonly until: string },
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<number> {
  if (until < today) {
    throw new ApiError('invalid_input', { fields: { until: `Kies een dag vanaf vandaag, ${formatDateLong(today)}` } })
  }
  await endNotice(db, now)
  const { id } = await db
    .insertInto('maintenance_notices')
    .values({ body: text, shown_until: until, created_at: now, ended_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Tells it no more; false when nothing was told. */
export async function endNotice(db: Db, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('maintenance_notices')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
