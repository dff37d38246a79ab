import { formatDateLong } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { ApiError } from '../kernel/api-error.ts'
import { readBookLock } from './lock-books.ts'

/**
 * Refuses a day that somebody chose in locked books, by the field where it was chosen: `period_locked`. What is locked a
 * moment later is refused by the database.
 */
export async function assertOpenDay(db: Db, administrationId: number, day: string, field: string): Promise<void> {
  const lockedUntil = (await readBookLock(db, administrationId))?.locked_until ?? null
  if (lockedUntil === null || day > lockedUntil) return
  const until = formatDateLong(lockedUntil)
  throw new ApiError('period_locked', {
    fields: { [field]: `De boekingen t/m ${until} zijn vastgezet. Kies een latere datum.` },
  })
}
