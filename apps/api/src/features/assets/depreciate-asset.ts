import { depreciationPosting, dueDepreciations, type PeriodDepreciation } from '@klopt/bookkeeping/assets'
import { formatDateLong } from '@klopt/validators'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { generalJournal } from '../../books/general-journal.ts'
import { readBookLock } from '../../books/lock-books.ts'
import { firstOpenDate, postEntry, type PostedEntry } from '../../books/post-entry.ts'
import type { Db } from '../../database/db.ts'
import { ledgerOf, plannedOf, type LoadedAsset } from './load-asset.ts'

export interface AssetAuthor {
  readonly administrationId: number
  /** Null for the job. */
  readonly userId: number | null
  readonly now: Date
  readonly today: string
}

/** What of an asset ended by a day and was not booked yet; nothing of one that left. */
export async function dueOf(db: Db, { row, booked, plan }: LoadedAsset, until: string): Promise<PeriodDepreciation[]> {
  if (row.disposed_on !== null) return []
  return dueDepreciations(plan, {
    every: row.books_every,
    fiscalYearStartMonth: await fiscalYearStartMonth(db, row.administration_id),
    booked: plannedOf(booked),
    until,
  })
}

/**
 * Books what is due of a locked row, each period on its last day. What lies in locked books waits and says so, or goes
 * together on the first open day when somebody asked for that. Answers what was booked.
 */
export async function depreciateAsset(
  db: Db,
  author: AssetAuthor,
  asset: LoadedAsset,
  { onFirstOpenDay = false } = {},
): Promise<PeriodDepreciation[]> {
  const { administrationId, today } = author
  const due = await dueOf(db, asset, today)
  const lockedUntil = (await readBookLock(db, administrationId))?.locked_until ?? null
  const isLocked = ({ periodEnd }: PeriodDepreciation) => lockedUntil !== null && periodEnd <= lockedUntil
  const locked = due.filter(isLocked)
  const open = due.filter((period) => !isLocked(period))
  for (const period of open) await book(db, author, asset, { day: period.periodEnd, periods: [period] })
  if (locked.length > 0 && onFirstOpenDay) {
    const [first] = locked
    const day = await firstOpenDate(db, administrationId, first?.periodEnd ?? today)
    await book(db, author, asset, { day, periods: locked })
  }
  const held = locked.length > 0 && !onFirstOpenDay && lockedUntil !== null
  await keepReason(db, asset, held ? `De boekingen t/m ${formatDateLong(lockedUntil)} zijn vastgezet.` : null)
  return onFirstOpenDay ? due : open
}

interface Booking {
  readonly day: string
  readonly periods: readonly PeriodDepreciation[]
}

async function book(db: Db, author: AssetAuthor, asset: LoadedAsset, { day, periods }: Booking): Promise<void> {
  const { row } = asset
  const cents = periods.reduce((sum, period) => sum + period.cents, 0)
  if (cents === 0) return
  const description = `Afschrijving ${row.name}`
  const entry = await postAssetEntry(db, author, asset, {
    entryDate: day,
    description,
    lines: depreciationPosting(ledgerOf(row), cents, description),
  })
  await keepBooked(
    db,
    author,
    asset,
    periods.map((period) => ({ ...period, kind: 'plan' as const, entryId: entry.id })),
  )
}

/** Posts an entry of an asset in the general journal. */
export async function postAssetEntry(
  db: Db,
  { administrationId, userId, now }: AssetAuthor,
  { row }: Pick<LoadedAsset, 'row'>,
  entry: { entryDate: string; description: string; lines: Parameters<typeof postEntry>[2] },
): Promise<PostedEntry> {
  const { lines, ...header } = entry
  return postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      ...header,
      description: header.description.slice(0, 500),
      sourceType: 'asset',
      sourceId: row.id,
      createdBy: userId,
      at: now,
    },
    lines,
  )
}

/** Keeps what was booked for periods; the database refuses a second time. */
export async function keepBooked(
  db: Db,
  { administrationId, now }: AssetAuthor,
  { row }: Pick<LoadedAsset, 'row'>,
  periods: readonly (PeriodDepreciation & { kind: 'plan' | 'impairment'; entryId: number })[],
): Promise<void> {
  await db
    .insertInto('asset_depreciations')
    .values(
      periods.map(({ kind, periodEnd, cents, entryId }) => ({
        administration_id: administrationId,
        asset_id: row.id,
        kind,
        period_end: periodEnd,
        cents,
        journal_entry_id: entryId,
        voided_at: null,
        created_at: now,
      })),
    )
    .execute()
}

async function keepReason(db: Db, { row }: LoadedAsset, reason: string | null): Promise<void> {
  if (row.held_reason === reason) return
  await db
    .updateTable('assets')
    .set({ held_reason: reason })
    .where('administration_id', '=', row.administration_id)
    .where('id', '=', row.id)
    .execute()
}
