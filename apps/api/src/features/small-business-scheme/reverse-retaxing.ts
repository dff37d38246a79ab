import type { Db } from '../../database/db.ts'
import type { EntrySource } from '../../database/schema/ledger.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import type { SchemeAuthor } from './retax-sales.ts'

interface TakenBack {
  readonly sourceType: EntrySource
  readonly sourceId: number
  /** The sale's own entry, which whoever calls takes back. */
  readonly entryId: number
}

/** Of a sale that is taken back, the VAT that was declared of it after all goes with it. */
export async function reverseRetaxing(db: Db, author: SchemeAuthor, sale: TakenBack): Promise<void> {
  const { administrationId, userId: createdBy, now: at } = author
  const retaxed = await db
    .selectFrom('ledger_entries as e')
    .leftJoin('ledger_entries as r', (join) =>
      join.onRef('r.reverses_entry_id', '=', 'e.id').on('r.administration_id', '=', administrationId),
    )
    .select(['e.id', 'e.description'])
    .where('e.administration_id', '=', administrationId)
    .where('e.source_type', '=', sale.sourceType)
    .where('e.source_id', '=', sale.sourceId)
    .where('e.id', '<>', sale.entryId)
    .where('e.reverses_entry_id', 'is', null)
    .where('r.id', 'is', null)
    .execute()
  for (const { id: entryId, description } of retaxed)
    await reverseEntry(db, {
      administrationId,
      entryId,
      description: `Teruggedraaid: ${description}`.slice(0, 500),
      createdBy,
      at,
    })
}
