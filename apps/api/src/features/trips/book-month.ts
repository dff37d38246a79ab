import { periodText } from '@klopt/bookkeeping/documents'
import { EXPENSE_ACCOUNTS, owedAs, tripPosting, type TripLedger } from '@klopt/bookkeeping/expenses'
import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { formatDateLong, startOfMonth } from '@klopt/validators'
import { sql } from 'kysely'
import { chartAccount } from '../../books/complete-chart.ts'
import { generalJournal } from '../../books/general-journal.ts'
import { readBookLock } from '../../books/lock-books.ts'
import { firstOpenDate, postEntry } from '../../books/post-entry.ts'
import { legalFormOf } from '../../books/year-closings.ts'
import type { Db } from '../../database/db.ts'
import { payeeOf } from '../expenses/payee.ts'
import { isMainUser } from '../members/main-user.ts'
import { nameOfMember } from '../members/name-of-member.ts'
import { lockOwed, oweTrips } from './owe-trips.ts'

export interface TripBooker {
  readonly administrationId: number
  /** Null for the job. */
  readonly userId: number | null
  readonly now: Date
}

/** The trips of one person in one month, by its last day. */
export interface MonthKey {
  readonly userId: number
  readonly monthEnd: string
}

export interface BookedMonth {
  /** What was booked now: the whole month, or what changed since. */
  readonly cents: number
  /** Why something of it waits. */
  readonly heldReason: string | null
}

interface MonthRow {
  readonly id: number
  readonly booked_cents: number
}

/**
 * Books what of a month is not in the books yet, on its last day; less than nothing when trips were taken away since. What lies
 * in locked books waits and says so, or goes on the first open day when somebody asked for that. Its row is held, so that nobody
 * books it beside this.
 */
export async function bookMonth(
  db: Db,
  booker: TripBooker,
  key: MonthKey,
  { onFirstOpenDay = false } = {},
): Promise<BookedMonth> {
  const { administrationId } = booker
  const month = await lockMonth(db, administrationId, key)
  const cents = (await drivenCents(db, administrationId, key)) - month.booked_cents
  const lockedUntil = (await readBookLock(db, administrationId))?.locked_until ?? null
  const isLocked = lockedUntil !== null && key.monthEnd <= lockedUntil
  if (cents !== 0 && isLocked && !onFirstOpenDay) {
    const heldReason = `De boekingen t/m ${formatDateLong(lockedUntil)} zijn vastgezet.`
    await keepMonth(db, administrationId, month, { heldReason, bookedCents: month.booked_cents })
    return { cents: 0, heldReason }
  }
  if (cents !== 0) await post(db, booker, key, { month, cents })
  await keepMonth(db, administrationId, month, { heldReason: null, bookedCents: month.booked_cents + cents })
  return { cents, heldReason: null }
}

async function lockMonth(db: Db, administrationId: number, { userId, monthEnd }: MonthKey): Promise<MonthRow> {
  await db
    .insertInto('trip_months')
    .values({ administration_id: administrationId, user_id: userId, month_end: monthEnd, held_reason: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('trip_months')
    .select(['id', 'booked_cents'])
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .where('month_end', '=', monthEnd)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function drivenCents(db: Db, administrationId: number, { userId, monthEnd }: MonthKey): Promise<number> {
  const { cents } = await db
    .selectFrom('trips')
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('cents'))
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('day', '>=', startOfMonth(monthEnd))
    .where('day', '<=', monthEnd)
    .executeTakeFirstOrThrow()
  return cents
}

async function post(
  db: Db,
  { administrationId, userId, now }: TripBooker,
  key: MonthKey,
  { month, cents }: { readonly month: MonthRow; readonly cents: number },
): Promise<void> {
  const isOwner = await isMainUser(db, administrationId, key.userId)
  const owed = owedAs(await legalFormOf(db, administrationId), isOwner)
  const contactId = owed === 'debt' ? await payeeOf(db, administrationId, key.userId, now) : null
  const items = contactId === null ? [] : await lockOwed(db, administrationId, month.id)
  const number = `Kilometers ${periodText({ from: startOfMonth(key.monthEnd), to: key.monthEnd })}`
  const description = `${number}, ${await nameOfMember(db, key.userId)}`.slice(0, 500)
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: await firstOpenDate(db, administrationId, key.monthEnd),
      description,
      sourceType: 'trips',
      sourceId: month.id,
      createdBy: userId,
      at: now,
    },
    tripPosting(await ledgerOf(db, administrationId, contactId), cents, description),
  )
  if (contactId !== null)
    await oweTrips(db, { administrationId, contactId, number, now }, items, { ...key, ...entry, cents })
  await db
    .insertInto('trip_bookings')
    .values({
      administration_id: administrationId,
      trip_month_id: month.id,
      cents,
      journal_entry_id: entry.id,
      created_at: now,
    })
    .execute()
}

async function ledgerOf(db: Db, administrationId: number, contactId: number | null): Promise<TripLedger> {
  const mileage = { id: await chartAccount(db, administrationId, EXPENSE_ACCOUNTS.mileage) }
  if (contactId !== null) return { mileage, against: { rgs: SYSTEM_ACCOUNTS.payables }, contactId }
  return { mileage, against: { id: await chartAccount(db, administrationId, EXPENSE_ACCOUNTS.ownFunds) } }
}

async function keepMonth(
  db: Db,
  administrationId: number,
  { id }: MonthRow,
  { heldReason, bookedCents }: { readonly heldReason: string | null; readonly bookedCents: number },
): Promise<void> {
  await db
    .updateTable('trip_months')
    .set({ held_reason: heldReason, booked_cents: bookedCents })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .execute()
}
