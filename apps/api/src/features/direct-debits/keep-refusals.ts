import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import type { Services } from '../../kernel/services.ts'
import { collectionsIn, knownReason, type Refused } from './refusals-in.ts'
import { refuseItem } from './take-back.ts'

/** Whose refusals are kept, and with what. */
interface Refusing {
  readonly services: Pick<Services, 'files'>
  readonly administrationId: number
  readonly now: Date
}

interface RefusedItem {
  readonly directDebitFileId: number
  readonly itemId: number
  readonly number: string
  readonly reasonCode: string
}

/**
 * Marks what of it waits to be collected as refused, so that it can be collected anew. What had come in goes back by a
 * line of the bank, which says it: to free it here as well would take it back twice. A file that is read again changes nothing.
 */
export async function keepRefusals(
  db: Db,
  refusing: Refusing,
  { collections, files }: Refused,
): Promise<{ refused: RefusedItem[]; others: number }> {
  const waiting = collections.filter(({ isReturn }) => !isReturn)
  const reasons = new Map(waiting.map(({ endToEndId, reasonCode }) => [endToEndId, knownReason(reasonCode)]))
  const refused = await refuseWaiting(db, refusing, reasons)
  let others = collections.length - refused.length
  for (const { messageId, partId, reasonCode } of files) {
    const ids = await collectionsOf(db, refusing, messageId, partId)
    const ofFile = await refuseWaiting(db, refusing, new Map(ids.map((id) => [id, knownReason(reasonCode)])))
    refused.push(...ofFile)
    if (ofFile.length === 0) others += 1
  }
  return { refused, others }
}

async function refuseWaiting(
  db: Db,
  { administrationId, now }: Refusing,
  reasons: ReadonlyMap<string, string>,
): Promise<RefusedItem[]> {
  if (reasons.size === 0) return []
  const rows = await db
    .selectFrom('direct_debit_items as i')
    .innerJoin('direct_debit_outcomes as o', (join) =>
      join.onRef('o.item_id', '=', 'i.id').on('o.administration_id', '=', administrationId),
    )
    .innerJoin('owed_items as w', (join) =>
      join.onRef('w.id', '=', 'i.open_item_id').on('w.administration_id', '=', administrationId),
    )
    .select(['i.id', 'i.direct_debit_file_id', 'i.end_to_end_id', 'w.number'])
    .where('i.administration_id', '=', administrationId)
    .where('i.end_to_end_id', 'in', [...reasons.keys()])
    .where('o.is_held', '=', true)
    // Files are held in one order, whoever reads which.
    .orderBy('i.direct_debit_file_id')
    .orderBy('i.id')
    .execute()
  const refused: RefusedItem[] = []
  for (const row of rows) {
    const { id: itemId, direct_debit_file_id: directDebitFileId } = row
    const reasonCode = must(reasons.get(row.end_to_end_id), 'the reason of what was refused')
    await refuseItem(db, { administrationId, directDebitFileId, itemId }, reasonCode, now)
    refused.push({ directDebitFileId, itemId, number: row.number, reasonCode })
  }
  return refused
}

/** What stands in a file of this administration, or in a part of it. */
async function collectionsOf(
  db: Db,
  { services, administrationId }: Refusing,
  messageId: string,
  partId: string | null,
): Promise<readonly string[]> {
  const file = await db
    .selectFrom('direct_debit_files as d')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.administration_id', '=', 'd.administration_id').onRef('f.id', '=', 'd.file_id'),
    )
    .select('f.sha256')
    .where('d.administration_id', '=', administrationId)
    .where('d.message_id', '=', messageId)
    .executeTakeFirst()
  if (!file) return []
  const content = await services.files.read(administrationId, file.sha256)
  return collectionsIn(new TextDecoder().decode(content), partId)
}
