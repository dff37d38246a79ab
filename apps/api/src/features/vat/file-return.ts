import { earlierOpen, filedReturnOf, type VatPeriod } from '@klopt/bookkeeping/vat'
import { vatAccountBalances, vatReturnBoxes, vatReturnPosting, vatReturnTotals } from '@klopt/bookkeeping/vat-return'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { generalJournal } from '../../books/general-journal.ts'
import { lockPeriods, stopPosting, unlockPeriods } from '../../books/lock-periods.ts'
import { postEntry } from '../../books/post-entry.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import { linkReturnEntry, recordVatReturn, removeVatReturn } from '../../books/vat-returns.ts'
import { vatFacts } from './vat-facts.ts'
import { periodOf, readCalendar } from './read-calendar.ts'

export interface Filing {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly today: string
}

/**
 * Files the return of a period: locks its months, sums, freezes the boxes, posts to 'Te betalen omzetbelasting' and
 * keeps the months locked. A posting that runs at the same moment is either in the return or refused. Throws
 * `already_filed`, `period_not_ended`, `earlier_period_open`, and `version_conflict` when the outcome is not the one
 * the user saw.
 */
export async function fileReturn(db: Db, filing: Filing, key: string, seenPayableEuros: number): Promise<number> {
  const { administrationId, today } = filing
  await lockReturns(db, administrationId)
  const period = periodOf(await readCalendar(db, administrationId, today), key, today)
  if (period.end >= today) throw new ApiError('period_not_ended')
  await stopPosting(db, administrationId, period)
  // Read again now that nothing is posted there any more.
  const calendar = await readCalendar(db, administrationId, today)
  if (filedReturnOf(calendar, period)) throw new ApiError('already_filed')
  if (earlierOpen(calendar, period).length > 0) throw new ApiError('earlier_period_open')
  const facts = await vatFacts(db, administrationId, period)
  const boxes = vatReturnBoxes(facts)
  const payableEuros = vatReturnTotals(boxes).payableCents / 100
  if (payableEuros !== seenPayableEuros) throw new ApiError('version_conflict', { details: { payableEuros } })
  const id = await recordVatReturn(db, {
    administrationId,
    period,
    boxes,
    payableEuros,
    filedBy: filing.userId,
    at: filing.now,
  })
  const lines = vatReturnPosting(boxes, vatAccountBalances(facts))
  if (lines.length > 0) {
    const entry = await postReturn(db, filing, period, id, lines)
    await linkReturnEntry(db, administrationId, id, entry)
  }
  await lockPeriods(db, administrationId, period, filing.now)
  return id
}

/** Takes back the newest return: reverses its entry and opens its months. Throws `vat_return_not_latest`. */
export async function deleteReturn(db: Db, filing: Filing, returnId: number): Promise<void> {
  const { administrationId, today } = filing
  await lockReturns(db, administrationId)
  const calendar = await readCalendar(db, administrationId, today)
  const filed = calendar.filed.find((candidate) => candidate.id === returnId)
  if (!filed) throw new ApiError('not_found')
  if (calendar.filed.at(-1)?.id !== returnId) throw new ApiError('vat_return_not_latest')
  await stopPosting(db, administrationId, filed)
  await removeVatReturn(db, administrationId, returnId, filing.now)
  await unlockPeriods(db, administrationId, filed)
  if (filed.journal_entry_id === null) return
  await reverseEntry(db, {
    administrationId,
    entryId: filed.journal_entry_id,
    description: 'Btw-aangifte teruggenomen',
    createdBy: filing.userId,
    at: filing.now,
  })
}

/** Returns of an administration are filed and taken back one after the other: each looks at the others. */
async function lockReturns(db: Db, administrationId: number): Promise<void> {
  await sql`SELECT FROM administrations WHERE id = ${administrationId} FOR NO KEY UPDATE`.execute(db)
}

async function postReturn(
  db: Db,
  filing: Filing,
  period: VatPeriod,
  returnId: number,
  lines: Parameters<typeof postEntry>[2],
): Promise<number> {
  const entry = await postEntry(
    db,
    {
      administrationId: filing.administrationId,
      journalId: await generalJournal(db, filing.administrationId),
      entryDate: period.end,
      description: `Btw-aangifte ${period.label}`,
      sourceType: 'vat_return',
      sourceId: returnId,
      createdBy: filing.userId,
      at: filing.now,
    },
    lines,
  )
  return entry.id
}
