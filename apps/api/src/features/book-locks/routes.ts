import { contract } from '@klopt/api-client/schemas'
import { deductionDay } from '@klopt/bookkeeping/vat'
import { readBookLock, type BookLock } from '../../books/lock-books.ts'
import type { Db } from '../../database/db.ts'
import { administration } from '../../kernel/access.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { route } from '../../kernel/route.ts'
import { isOfFirm } from '../../kernel/permissions.ts'
import { nameOfUser } from '../users/name-of-user.ts'
import { bookingDay } from './booking-day.ts'
import { changeLock } from './change-lock.ts'

/** The lock on the books, and where something would count because of it. */
export const bookLockRoutes = [
  route(contract.bookLocks.list, {
    access: administration('ACCOUNTING'),
    handle: async ({ db, administrationId }) => {
      const lock = await readBookLock(db, administrationId)
      return { items: lock === null ? [] : await present(db, lock), nextCursor: null }
    },
  }),

  route(contract.bookLocks.set, {
    access: administration('ACCOUNTING'),
    handle: async ({ db, administrationId, user, permissions, now, today, unchanged, input: { body } }) => {
      const asFirm = isOfFirm(permissions)
      await changeLock(db, { administrationId, userId: user.id, asFirm, now, today }, body)
      // The database itself leaves the audit row.
      unchanged()
    },
  }),

  route(contract.bookLocks.day, {
    access: administration('BOOKING'),
    handle: ({ db, administrationId, today, input: { query } }) => {
      const { date, receivedOn = null } = query
      const vatDates = [deductionDay({ date, receivedOn })]
      return bookingDay(db, administrationId, date, { today, vatDates, isReturn: query.of === 'return' })
    },
  }),
]

async function present(db: Db, lock: BookLock) {
  if (lock.locked_until === null || lock.changed_at === null) return []
  return [
    {
      lockedUntil: lock.locked_until,
      reason: lock.reason,
      lockedBy: await nameOfUser(db, lock.locked_by),
      byFirm: lock.firm_locked_until === lock.locked_until,
      firmLockedUntil: lock.firm_locked_until,
      lockedAt: toTimestamp(lock.changed_at),
    },
  ]
}
