import type { Db } from '../../database/db.ts'

/** What our files called the collections of these items, by item: a bank that takes one back says the same. */
export async function endToEndIdsOf(
  db: Db,
  administrationId: number,
  openItemIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (openItemIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('direct_debit_items')
    .select(['open_item_id', 'end_to_end_id'])
    .where('administration_id', '=', administrationId)
    .where('open_item_id', 'in', [...openItemIds])
    .execute()
  const byItem = Map.groupBy(rows, ({ open_item_id }) => open_item_id)
  return new Map([...byItem].map(([id, found]) => [id, found.map(({ end_to_end_id }) => end_to_end_id)]))
}
