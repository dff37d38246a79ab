import type { Db } from '../../../database/db.ts'
import { lockLines } from './lock-sides.ts'

/**
 * Ends the transfer that a line is a side of, before it is undone. Holds both lines in the order of their ids and answers
 * the other one, which is to be undone as well; null when there is none.
 */
export async function takeTransferApart(
  db: Db,
  administrationId: number,
  transactionId: number,
): Promise<number | null> {
  const found = await transferOf(db, administrationId, transactionId)
  if (found === undefined) return null
  await lockLines(
    db,
    administrationId,
    [found.out_line_id, found.in_line_id].filter((id) => id !== null),
  )
  // Under the lock, since the missing side may have come in meanwhile.
  const held = await db
    .deleteFrom('own_transfers')
    .where('administration_id', '=', administrationId)
    .where('id', '=', found.id)
    .returning(['out_line_id', 'in_line_id'])
    .executeTakeFirst()
  if (held === undefined) return null
  return held.out_line_id === transactionId ? held.in_line_id : held.out_line_id
}

const transferOf = (db: Db, administrationId: number, transactionId: number) =>
  db
    .selectFrom('own_transfers')
    .select(['id', 'out_line_id', 'in_line_id'])
    .where('administration_id', '=', administrationId)
    .where((is) => is.or([is('out_line_id', '=', transactionId), is('in_line_id', '=', transactionId)]))
    .executeTakeFirst()
