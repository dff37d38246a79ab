import { formatDateLong } from '@klopt/validators'
import { lockAdministration } from '../../books/lock-administration.ts'
import { readBookLock } from '../../books/lock-books.ts'
import { currentOpening } from '../../books/opening-balances.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { reverseOpening, type Author } from './reverse-opening.ts'

export interface RemovedOpening {
  readonly id: number
  readonly startDate: string
  readonly reversalEntryId: number
}

/**
 * Takes the opening balance back, and none comes in its place: a bank book says again what it lacks. Throws `not_found` where none
 * stands, `version_conflict` where another one does than the writer saw, `period_locked`, and `opening_settled`.
 */
export async function removeOpening(db: Db, author: Author, openingBalanceId: number): Promise<RemovedOpening> {
  const { administrationId } = author
  // One after the other: replacing and removing at once would both take back the one that stands.
  await lockAdministration(db, administrationId)
  const opening = await currentOpening(db, administrationId)
  if (opening === null) throw new ApiError('not_found')
  if (opening.id !== openingBalanceId) throw new ApiError('version_conflict')
  await assertOpen(db, administrationId, opening.start_date)
  const reversalEntryId = await reverseOpening(db, author, opening)
  return { id: opening.id, startDate: opening.start_date, reversalEntryId }
}

/** There is no day to choose: it is taken back on its own. */
async function assertOpen(db: Db, administrationId: number, startDate: string): Promise<void> {
  const lockedUntil = (await readBookLock(db, administrationId))?.locked_until ?? null
  if (lockedUntil === null || startDate > lockedUntil) return
  const until = formatDateLong(lockedUntil)
  throw new ApiError('period_locked', {
    fields: { startDate: `De boekingen t/m ${until} zijn vastgezet. Zet ze eerst weer open.` },
  })
}
