import { must } from '@klopt/bookkeeping/money'
import { bankOpeningPosting, OWN_FUNDS } from '@klopt/bookkeeping/ledger'
import { formatDate } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { generalJournal } from '../../books/general-journal.ts'
import { firstOpenDate, postEntry } from '../../books/post-entry.ts'
import { lockMoneyBook } from '../../books/money-books.ts'
import type { Processor } from './process-line.ts'

export interface MissingOpening {
  /** The day the first statement opens on, or of lines from before it. */
  readonly date: string
  readonly amountCents: number
}

interface Row {
  journal_id: number
  date: string
  amount_cents: number
}

/**
 * What each bank account held before its first line, as far as no opening entry says so, nor what was booked until then in
 * another package whose bookings were taken over; by its journal. A statement without a balance tells nothing: its lines are taken off the first balance that is known.
 */
export async function missingOpenings(db: Db, administrationId: number): Promise<ReadonlyMap<number, MissingOpening>> {
  const { rows } = await sql<Row>`
    SELECT f.journal_id, least(f.opens_on, f.from_date, b.first_date) AS date,
      (f.opening_balance_cents - coalesce(b.cents, 0) - coalesce(o.cents, 0))::bigint AS amount_cents
    FROM (
      SELECT DISTINCT ON (i.journal_id) i.journal_id, j.account_id, i.from_date, i.opens_on, i.opening_balance_cents
      FROM bank_imports i
      JOIN ledger_journals j ON j.administration_id = i.administration_id AND j.id = i.journal_id
      WHERE i.administration_id = ${administrationId} AND i.opening_balance_cents IS NOT NULL
      ORDER BY i.journal_id, i.from_date, coalesce(i.place, i.id)
    ) f
    LEFT JOIN LATERAL (
      SELECT sum(t.amount_cents) AS cents, min(t.transaction_date) AS first_date FROM bank_transactions t
      WHERE t.administration_id = ${administrationId} AND t.journal_id = f.journal_id
        AND t.transaction_date < f.from_date
    ) b ON true
    LEFT JOIN LATERAL (
      SELECT sum(l.debit_cents - l.credit_cents) AS cents
      FROM ledger_journals g
      JOIN ledger_entries e ON e.administration_id = g.administration_id AND e.journal_id = g.id
      JOIN ledger_lines l ON l.administration_id = e.administration_id AND l.entry_id = e.id
      WHERE g.administration_id = ${administrationId} AND g.type = 'general'
        AND (e.source_type = 'opening'
          OR (e.source_type = 'audit_file' AND e.entry_date < least(f.from_date, b.first_date)))
        AND l.account_id = f.account_id
    ) o ON true`.execute(db)
  return new Map(
    rows
      .filter((row) => row.amount_cents !== 0)
      .map((row) => [row.journal_id, { date: row.date, amountCents: row.amount_cents }]),
  )
}

/**
 * Books what an account held before its first line, on that day or the first open one. Throws `not_found`, and
 * `version_conflict` when it is not the amount that was shown.
 */
export async function bookOpening(
  db: Db,
  { administrationId, userId, now }: Processor,
  { journalId, amountCents }: { journalId: number; amountCents: number },
): Promise<number> {
  // Locked, so that two presses or an import in between do not book it twice.
  const book = await lockMoneyBook(db, administrationId, journalId)
  if (book?.type !== 'bankbook') throw new ApiError('not_found')
  const missing = (await missingOpenings(db, administrationId)).get(journalId)
  if (missing?.amountCents !== amountCents) throw new ApiError('version_conflict')
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: await firstOpenDate(db, administrationId, missing.date),
      documentDate: missing.date,
      description: `Beginsaldo ${book.name} op ${formatDate(missing.date)}`,
      sourceType: 'opening',
      createdBy: userId,
      at: now,
    },
    bankOpeningPosting({
      bankAccount: { id: must(book.account_id, 'the account of a bank book') },
      ownFunds: { id: await ownFunds(db, administrationId) },
      amountCents,
    }),
  )
  return entry.id
}

async function ownFunds(db: Db, administrationId: number): Promise<number> {
  const { id } = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('rgs_code', 'in', OWN_FUNDS)
    .orderBy('number')
    .executeTakeFirstOrThrow()
  return id
}
