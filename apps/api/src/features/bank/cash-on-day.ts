import type { Db } from '../../database/db.ts'
import { bookBalance, hasMoved } from './book-balances.ts'

/** A cash book on a day, and whether somebody counted that it is so. */
export interface CashOnDay {
  readonly journalId: number
  readonly name: string
  readonly balanceCents: number
  /** The count that tells most of the day: one that agrees with it, else the newest; null when nobody counted. */
  readonly count: { readonly countedOn: string; readonly differenceCents: number } | null
  /** Whether a count without a difference holds for the day: from it on, or before it with nothing moved since. */
  readonly isCounted: boolean
}

/** Every cash book that has lines or a balance on a day, beside its counts. */
export async function cashOnDay(db: Db, administrationId: number, day: string): Promise<CashOnDay[]> {
  const books = await db
    .selectFrom('ledger_journals')
    .select(['id', 'name'])
    .where('administration_id', '=', administrationId)
    .where('type', '=', 'cashbook')
    .orderBy('code')
    .execute()
  const found: CashOnDay[] = []
  for (const { id: journalId, name } of books) {
    const book = { administrationId, journalId }
    const balanceCents = await bookBalance(db, book, day)
    if (balanceCents === 0 && !(await hasMoved(db, book, BEFORE_ALL, day))) continue
    found.push({ journalId, name, balanceCents, ...(await judged(db, book, day)) })
  }
  return found
}

const BEFORE_ALL = '1999-12-31'

/** As many counts as are looked at: who counts each day has one that agrees among them. */
const LOOKED_AT = 50

async function judged(
  db: Db,
  book: { readonly administrationId: number; readonly journalId: number },
  day: string,
): Promise<Pick<CashOnDay, 'count' | 'isCounted'>> {
  const rows = await db
    .selectFrom('cash_counts')
    .select(['counted_on', 'counted_cents'])
    .where('administration_id', '=', book.administrationId)
    .where('journal_id', '=', book.journalId)
    .orderBy('counted_on', 'desc')
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .execute()
  let newest: CashOnDay['count'] = null
  for (const { counted_on: countedOn, counted_cents: cents } of rows) {
    const count = { countedOn, differenceCents: cents - (await bookBalance(db, book, countedOn)) }
    newest ??= count
    if (count.differenceCents !== 0) continue
    if (countedOn >= day || !(await hasMoved(db, book, countedOn, day))) return { count, isCounted: true }
  }
  return { count: newest, isCounted: false }
}
