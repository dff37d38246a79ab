import type { BodyOf, contract } from '@klopt/api-client/contract'
import { formatDate } from '@klopt/validators'
import { readBookLock, setBookLock } from '../../books/lock-books.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { waitingLines, type WaitingLines } from '../bank/waiting-lines.ts'

export interface Locker {
  readonly administrationId: number
  readonly userId: number
  /** Whether the user is of the firm that keeps the books. */
  readonly asFirm: boolean
  readonly now: Date
  readonly today: string
}

/**
 * Locks the books up to a day, or opens them from an earlier one. Locking later days is refused while bank or cash lines
 * up to then wait, since the account would not equal its statement: `bank_lines_unprocessed` says which. Throws
 * `invalid_input` for a day that is not over and for unlocking without a reason, and `books_locked_by_firm`.
 */
export async function changeLock(
  db: Db,
  { administrationId, userId, asFirm, now, today }: Locker,
  { lockedUntil, reason = '' }: BodyOf<typeof contract.bookLocks.set>,
): Promise<void> {
  if (lockedUntil !== null && (lockedUntil >= today || lockedUntil < '2000-01-01')) {
    throw new ApiError('invalid_input', { fields: { lockedUntil: 'Kies een dag die voorbij is, vanaf 2000' } })
  }
  const before = (await readBookLock(db, administrationId))?.locked_until ?? null // zero: nobody locked these books before
  const opens = (lockedUntil ?? '') < (before ?? '') // zero: without a day nothing is locked
  if (opens && reason.trim() === '') {
    throw new ApiError('invalid_input', { fields: { reason: 'Vul in waarom je boekingen weer openzet' } })
  }
  await setBookLock(db, { lockedUntil, reason: reason.trim(), userId, asFirm, at: now })
  if (lockedUntil === null || opens || lockedUntil === before) return
  const waiting = await waitingLines(db, administrationId, lockedUntil)
  if (waiting.length === 0) return
  throw new ApiError('bank_lines_unprocessed', {
    fields: { lockedUntil: `Nog te verwerken t/m ${formatDate(lockedUntil)}: ${waiting.map(inWords).join(', ')}` },
    details: { books: waiting },
  })
}

const inWords = ({ name, count, from }: WaitingLines) =>
  `${count} ${count === 1 ? 'regel' : 'regels'} van ${name}, vanaf ${formatDate(from)}`
