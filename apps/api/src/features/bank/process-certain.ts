import { must } from '@klopt/bookkeeping/money'
import { createSuggester, type Suggestion } from '@klopt/bookkeeping/bank'
import type { Processing } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lockAllOpenItems } from '../../books/lock-open-items.ts'
import { loadCandidates } from './candidates.ts'
import { bookOtherSide, otherSide } from './transfers/book-other-side.ts'
import { planProcessing, processLine, type Plan, type Processor } from './process-line.ts'
import { lineOf } from './line-of.ts'
import { waitingTransactions, type LinePlace, type WaitingList } from './waiting-transactions.ts'

export interface CertainOptions {
  /** What somebody looks at: lines beyond it are left alone. All books when left out. */
  readonly list?: WaitingList
  /** Only what this rule is the suggestion of. */
  readonly ruleId?: number
  /** Of a part: only lines behind this one, so many at most, and no more after so many were booked. */
  readonly part?: { readonly after: LinePlace | null; readonly mostSeen: number; readonly mostBooked: number }
  readonly onProcessed: (transactionId: number) => void
}

export interface Processed {
  readonly processed: number
  readonly skipped: number
  /** How many lines were looked at, and the last of them; null when none waited. */
  readonly seen: number
  readonly last: LinePlace | null
}

/**
 * Books every waiting line of a list whose best suggestion is certain, oldest first. Of two lines that pay the same invoice the
 * second finds nothing open and is left to a person.
 */
export async function processCertain(
  db: Db,
  processor: Processor,
  { list = {}, ruleId, part, onProcessed }: CertainOptions,
): Promise<Processed> {
  await lockWaiting(db, processor.administrationId)
  const candidates = await loadCandidates(db, processor.administrationId)
  const suggest = createSuggester(candidates.forSuggesting)
  let processed = 0
  let skipped = 0
  let seen = 0
  let last: LinePlace | null = null
  const along = new Set<number>()
  for (const row of await waitingTransactions(db, processor.administrationId, list, part?.after, part?.mostSeen)) {
    if (part && processed >= part.mostBooked) break
    last = { date: row.transaction_date, id: row.id }
    seen += 1
    if (along.has(row.id)) continue
    const best = suggest(lineOf(row))[0]
    if (best?.certainty !== 'certain') continue
    if (ruleId !== undefined && !(best.kind === 'rule' && best.ruleId === ruleId)) continue
    const processing = processingOf(best, row.amount_cents)
    const plan = processing && (await planOrNull(db, processor.administrationId, row.id, processing))
    if (plan === null || (await hasLostSide(db, plan, best))) {
      skipped += 1
      continue
    }
    await processLine(db, processor, plan, best.kind === 'rule' ? best.ruleId : null)
    const other = await bookOtherSide(db, processor, plan.transaction, must(processing, 'what was planned'))
    for (const id of other?.wasWaiting ? [row.id, other.id] : [row.id]) {
      along.add(id)
      onProcessed(id)
      processed += 1
    }
  }
  return { processed, skipped, seen, last }
}

/** A transfer is certain by its other side: of two lines with one other side between them the second is not. */
async function hasLostSide(db: Db, { transaction }: Plan, best: Suggestion): Promise<boolean> {
  if (best.kind !== 'account' || !best.transfer) return false
  return (await otherSide(db, transaction.administration_id, transaction)) === null
}

/**
 * Holds the waiting lines and the open items, each in the order of their ids, so that what is judged here is what is
 * booked, and one line at a time by somebody else goes before or after all of them.
 */
async function lockWaiting(db: Db, administrationId: number): Promise<void> {
  await sql`SELECT FROM bank_transactions WHERE administration_id = ${administrationId} AND journal_entry_id IS NULL
    ORDER BY id FOR UPDATE`.execute(db)
  await lockAllOpenItems(db, administrationId)
}

/** A line that cannot be booked as suggested is left to a person and does not hold up the others. */
async function planOrNull(
  db: Db,
  administrationId: number,
  transactionId: number,
  processing: Processing,
): Promise<Plan | null> {
  try {
    return await planProcessing(db, administrationId, transactionId, processing, { forUpdate: true })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** A suggestion as a division of the line; null when it does not cover the line to the cent. */
function processingOf(suggestion: Suggestion, amountCents: number): Processing | null {
  if (suggestion.kind === 'rule')
    return { items: [], bookings: suggestion.bookings.map((part) => ({ ...part, description: '' })) }
  if (suggestion.kind === 'account') {
    const { accountId, vatCode, contactId = null } = suggestion
    return { items: [], bookings: [{ accountId, vatCode, contactId, amountCents, description: '' }] }
  }
  const parts = suggestion.kind === 'combination' ? suggestion.items : [suggestion]
  const items = parts.map(({ openItemId, settleCents }) => ({ openItemId, amountCents: settleCents }))
  return items.reduce((sum, item) => sum + item.amountCents, 0) === amountCents ? { items, bookings: [] } : null
}
