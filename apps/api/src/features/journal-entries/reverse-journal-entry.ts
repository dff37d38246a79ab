import { formatDate } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { assertOpenDay } from '../../books/assert-open-day.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import { releaseAgain } from '../../books/release-again.ts'
import { reopenItemsOfEntry } from '../../books/reopen-items-of-entry.ts'
import type { PostedEntry } from '../../books/post-entry.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { reverseRetaxing } from '../small-business-scheme/reverse-retaxing.ts'
import { LAST_DAY, type Author } from './post-journal-entry.ts'

/**
 * Takes back an entry of the general journal on a day of choice: what it settled is open again, and its VAT keeps the date
 * it had. Throws `not_found`, `entry_of_document`, `entry_reversed` and `period_locked`.
 */
export async function reverseJournalEntry(
  db: Db,
  { administrationId, userId, now }: Author,
  { entryId, date }: { readonly entryId: number; readonly date: string },
): Promise<PostedEntry> {
  const entry = await db
    .selectFrom('ledger_entries as e')
    .leftJoin('ledger_entries as r', (join) =>
      join.onRef('r.reverses_entry_id', '=', 'e.id').on('r.administration_id', '=', administrationId),
    )
    .select(['e.source_type', 'e.reverses_entry_id', 'e.description', 'e.entry_date', 'r.id as reversed_by'])
    .where('e.administration_id', '=', administrationId)
    .where('e.id', '=', entryId)
    .executeTakeFirst()
  if (!entry) throw new ApiError('not_found')
  if (entry.source_type !== 'general' || entry.reverses_entry_id !== null) throw new ApiError('entry_of_document')
  if (entry.reversed_by !== null) throw new ApiError('entry_reversed')
  // Before its own day it would open an item that was not settled yet.
  if (date < entry.entry_date || date > LAST_DAY) {
    const day = formatDate(entry.entry_date)
    throw new ApiError('invalid_input', {
      fields: { date: `Kies een dag vanaf ${day}, de dag van de boeking, tot en met 2100` },
    })
  }
  await assertOpenDay(db, administrationId, date, 'date')
  await reopenItemsOfEntry(db, { administrationId, now }, entryId)
  await reverseRetaxing(db, { administrationId, userId, now }, { sourceType: 'general', sourceId: entryId, entryId })
  const description = `Teruggedraaid: ${entry.description}`.slice(0, 500)
  const reversal = { administrationId, entryId, description, createdBy: userId, at: now, entryDate: date }
  const posted = await reverseEntry(db, reversal)
  await releaseAgain(db, { administrationId, userId, now }, entryId)
  return posted
}
