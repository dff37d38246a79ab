import type { CashCount } from '@klopt/api-client/contract'
import { CASH_DIFFERENCES } from '@klopt/bookkeeping/ledger'
import { formatDate } from '@klopt/validators'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { chartAccount } from '../../books/complete-chart.ts'
import { lockMoneyBook } from '../../books/money-books.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { bookBalance } from './book-balances.ts'
import { insertLine } from './line-by-hand.ts'
import { planProcessing, processLine, type Processor } from './process-line.ts'

type CountRow = Pick<
  Selectable<Schema['cash_counts']>,
  'id' | 'journal_id' | 'counted_on' | 'counted_cents' | 'difference_line_id'
>

const SHOWN_COUNTS = 20

/** The last counts of a cash book, the newest first, beside what it holds on those days now. */
export async function listCounts(db: Db, administrationId: number, journalId: number): Promise<CashCount[]> {
  const rows = await db
    .selectFrom('cash_counts')
    .select(['id', 'journal_id', 'counted_on', 'counted_cents', 'difference_line_id'])
    .where('administration_id', '=', administrationId)
    .where('journal_id', '=', journalId)
    .orderBy('counted_on', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_COUNTS)
    .execute()
  const counts: CashCount[] = []
  for (const row of rows) counts.push(await presentCount(db, administrationId, row))
  return counts
}

/** Keeps what was counted on a day, today at the latest. Throws `not_found` for a book of something else than cash. */
export async function countCash(
  db: Db,
  { administrationId, userId, now }: Processor,
  { journalId, countedOn, countedCents, today }: NewCount,
): Promise<CashCount> {
  if (countedOn < '2000-01-01' || countedOn > today) {
    throw new ApiError('invalid_input', {
      fields: { countedOn: 'Kies de dag waarop je hebt geteld: vandaag of eerder' },
    })
  }
  const book = await lockMoneyBook(db, administrationId, journalId)
  if (book?.type !== 'cashbook') throw new ApiError('not_found')
  const row = await db
    .insertInto('cash_counts')
    .values({
      administration_id: administrationId,
      journal_id: journalId,
      counted_on: countedOn,
      counted_cents: countedCents,
      difference_line_id: null,
      created_by: userId,
      created_at: now,
    })
    .returning(['id', 'journal_id', 'counted_on', 'counted_cents', 'difference_line_id'])
    .executeTakeFirstOrThrow()
  return presentCount(db, administrationId, row)
}

interface NewCount {
  readonly journalId: number
  readonly countedOn: string
  readonly countedCents: number
  readonly today: string
}

/**
 * Books the difference of a count, by a line on its day that is processed at once. Throws `not_found`, and
 * `version_conflict` when it is not the difference that was shown or was booked before.
 */
export async function bookDifference(
  db: Db,
  processor: Processor,
  { countId, differenceCents }: { readonly countId: number; readonly differenceCents: number },
): Promise<{ transactionId: number; journalEntryId: number }> {
  const { administrationId } = processor
  const row = await db
    .selectFrom('cash_counts')
    .select(['id', 'journal_id', 'counted_on', 'counted_cents', 'difference_line_id'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', countId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  // Held, so that no line comes in between.
  await lockMoneyBook(db, administrationId, row.journal_id)
  const count = await presentCount(db, administrationId, row)
  const isSeen = count.differenceCents === differenceCents && differenceCents !== 0
  if (count.differenceLineId !== null || !isSeen) throw new ApiError('version_conflict')
  const line = await insertLine(db, processor, {
    journalId: row.journal_id,
    bookedOn: row.counted_on,
    amountCents: differenceCents,
    description: `Kasverschil: geteld op ${formatDate(row.counted_on)}`,
  })
  await db
    .updateTable('cash_counts')
    .set({ difference_line_id: line.id })
    .where('administration_id', '=', administrationId)
    .where('id', '=', countId)
    .execute()
  const accountId = await chartAccount(db, administrationId, CASH_DIFFERENCES)
  const booking = { accountId, amountCents: differenceCents, vatCode: null, description: '' }
  const plan = await planProcessing(
    db,
    administrationId,
    line.id,
    { items: [], bookings: [booking] },
    { forUpdate: true },
  )
  const { journalEntryId } = await processLine(db, processor, plan)
  return { transactionId: line.id, journalEntryId }
}

async function presentCount(db: Db, administrationId: number, row: CountRow): Promise<CashCount> {
  const bookCents = await bookBalance(db, { administrationId, journalId: row.journal_id }, row.counted_on)
  return {
    id: row.id,
    countedOn: row.counted_on,
    countedCents: row.counted_cents,
    bookCents,
    differenceCents: row.counted_cents - bookCents,
    differenceLineId: row.difference_line_id,
  }
}
