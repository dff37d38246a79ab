import { imbalanceCents, openingPosting, type Opening } from '@klopt/bookkeeping/ledger'
import { formatDate } from '@klopt/validators'
import type { OpeningBalanceInput } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { assertOpenDay } from '../../books/assert-open-day.ts'
import { createOpeningItem } from '../../books/create-open-item.ts'
import { generalJournal } from '../../books/general-journal.ts'
import { lockAdministration } from '../../books/lock-administration.ts'
import { bankOpeningEntries, recordOpening, currentOpening } from '../../books/opening-balances.ts'
import { postEntry } from '../../books/post-entry.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import { checkOpening } from './check-opening.ts'
import { reverseOpening, type Author } from './reverse-opening.ts'

export interface SavedOpening {
  readonly id: number
  readonly journalEntryId: number
}

/**
 * Books an opening balance on its first day. The one that stands is taken back first, and so are openings of single bank
 * books, which it holds. Throws `invalid_input`, `entry_unbalanced`, `period_locked`, `opening_settled`, and
 * `version_conflict` when another one stands than the writer saw.
 */
export async function saveOpening(db: Db, author: Author, input: OpeningBalanceInput): Promise<SavedOpening> {
  const { administrationId } = author
  // One after the other: each looks for the one that stands.
  await lockAdministration(db, administrationId)
  const opening = await checkOpening(db, administrationId, input)
  const differenceCents = imbalanceCents(opening.lines)
  if (differenceCents !== 0) throw new ApiError('entry_unbalanced', { details: { differenceCents } })
  const existing = await currentOpening(db, administrationId)
  if (input.replacesId !== undefined && input.replacesId !== (existing?.id ?? null)) {
    throw new ApiError('version_conflict')
  }
  await assertOpenDay(db, administrationId, existing?.start_date ?? opening.startDate, 'startDate')
  await assertOpenDay(db, administrationId, opening.startDate, 'startDate')
  if (existing !== null) await reverseOpening(db, author, existing)
  await reverseBankOpenings(db, author)
  return post(db, author, opening)
}

async function reverseBankOpenings(db: Db, { administrationId, userId, now }: Author): Promise<void> {
  for (const { id, entry_date: entryDate } of await bankOpeningEntries(db, administrationId)) {
    const description = 'Beginsaldo van een rekening, opgenomen in de beginbalans'
    await reverseEntry(db, { administrationId, entryId: id, description, entryDate, createdBy: userId, at: now })
  }
}

async function post(db: Db, { administrationId, userId, now }: Author, opening: Opening): Promise<SavedOpening> {
  const { startDate, items } = opening
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: startDate,
      description: `Beginbalans op ${formatDate(startDate)}`,
      sourceType: 'opening',
      createdBy: userId,
      at: now,
    },
    fromBookkeeping(() => openingPosting(opening)),
  )
  const id = await recordOpening(db, {
    administrationId,
    startDate,
    journalEntryId: entry.id,
    createdBy: userId,
    at: now,
  })
  for (const item of items) await createOpeningItem(db, { administrationId, openingBalanceId: id, ...item })
  return { id, journalEntryId: entry.id }
}
