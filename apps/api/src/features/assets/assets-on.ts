import type { Db } from '../../database/db.ts'

/** As many as somebody reads in one line. */
const AT_MOST = 10

/** The names of assets that stand in the books at the end of a day, the dearest first. */
export async function assetsOn(db: Db, administrationId: number, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('assets')
    .select('name')
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .where('in_books_from', '<=', day)
    .where((own) => own.or([own('disposed_on', 'is', null), own('disposed_on', '>', day)]))
    .orderBy('cost_cents', 'desc')
    .orderBy('id')
    .limit(AT_MOST)
    .execute()
  return rows.map(({ name }) => name)
}
