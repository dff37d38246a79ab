import { fiscalYearRange, yearClosePosting } from '@klopt/bookkeeping/ledger'
import type { Db } from '../../database/db.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { generalJournal } from '../../books/general-journal.ts'
import { postEntry } from '../../books/post-entry.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import {
  finishYearClose,
  legalFormOf,
  reopenYear,
  currentClosings,
  startYearClose,
  yearEndBalances,
} from '../../books/year-closings.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import { divisionOfYear } from '../partners/division-of-year.ts'
import { listYears, yearToCloseBefore, type FiscalYear } from './list-years.ts'
import { yearChecks } from './year-checks.ts'

export interface Closer {
  readonly administrationId: number
  readonly userId: number
  /** Whether the user is of the firm that keeps the books. */
  readonly asFirm: boolean
  readonly now: Date
  readonly today: string
}

/**
 * Closes a fiscal year: posts its result and, of a one-person business, the private accounts to equity on its last day, and
 * locks its books. Whoever posts at the same moment is in it or refused. Answers the entry's id, null when there was
 * nothing to close. Throws `not_found`, `year_closed`, `year_not_ended`, `year_not_begun`, `year_before_open` and `year_checks_open`.
 */
export async function closeYear(db: Db, closer: Closer, year: number): Promise<number | null> {
  const { administrationId, userId, now, today } = closer
  const fiscalYear = await yearToClose(db, closer, year)
  const author = { userId, asFirm: closer.asFirm, at: now }
  const closingId = await startYearClose(db, author, { year, lastDay: fiscalYear.to })
  // Looked at now that nothing is posted any more.
  const open = (await yearChecks(db, { administrationId, today }, fiscalYear)).filter(({ state }) => state === 'open')
  if (open.length > 0) throw new ApiError('year_checks_open', { details: { checks: open } })
  const entryId = await postClose(db, closer, fiscalYear)
  await finishYearClose(db, author, { closingId, entryId, reason: `Boekjaar ${fiscalYear.name} afgesloten` })
  return entryId
}

/** The year as it may be closed: over, and all before it closed that hold something. */
async function yearToClose(db: Db, { administrationId, today }: Closer, year: number): Promise<FiscalYear> {
  const years = await listYears(db, administrationId, today)
  const own = years.find((candidate) => candidate.year === year)
  if (fiscalYearRange(year, await fiscalYearStartMonth(db, administrationId)).from > today)
    throw new ApiError('year_not_begun')
  if (!own) throw new ApiError('not_found')
  if (own.state === 'closed') throw new ApiError('year_closed')
  if (own.state === 'running') throw new ApiError('year_not_ended')
  if (await yearToCloseBefore(db, administrationId, years, own)) throw new ApiError('year_before_open')
  return own
}

async function postClose(
  db: Db,
  { administrationId, userId, now }: Closer,
  { name, from, to }: FiscalYear,
): Promise<number | null> {
  const balances = await yearEndBalances(db, administrationId, to)
  const legalForm = await legalFormOf(db, administrationId)
  const partners = legalForm === 'vof' ? await divisionOfYear(db, administrationId, { from, to }, balances) : []
  const lines = fromBookkeeping(() => yearClosePosting({ balances, legalForm, yearName: name, partners }))
  if (lines.length === 0) return null
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: to,
      description: `Afsluiting boekjaar ${name}`,
      sourceType: 'year_close',
      createdBy: userId,
      at: now,
    },
    lines,
  )
  return entry.id
}

/**
 * Opens the newest closed year again: its entry is reversed on the year's last day and its books are open. VAT returns stay
 * what they are. Throws `not_found`, `year_not_closed`, `year_not_latest` and `books_locked_by_firm`.
 */
export async function reopenClosedYear(
  db: Db,
  { administrationId, userId, asFirm, now, today }: Closer,
  { year, reason }: { readonly year: number; readonly reason: string },
): Promise<void> {
  const years = await listYears(db, administrationId, today)
  const own = years.find((candidate) => candidate.year === year)
  if (!own) throw new ApiError('not_found')
  const closing = (await currentClosings(db, administrationId)).find((candidate) => candidate.fiscal_year === year)
  if (!closing) throw new ApiError('year_not_closed')
  await reopenYear(db, { userId, asFirm, at: now }, { closingId: closing.id, reason })
  if (closing.journal_entry_id === null) return
  await reverseEntry(db, {
    administrationId,
    entryId: closing.journal_entry_id,
    entryDate: closing.last_day,
    description: `Heropening boekjaar ${own.name}`,
    createdBy: userId,
    at: now,
  })
}
